/** Words for the people of a place, by whom a section is called: "our teachers", "the crew". */
const CALLINGS =
  'teachers?|instructors?|coach(?:es)?|trainers?|tutors?|stylists?|barbers?|doctors?|dentists?|therapists?|lawyers?|chefs?|guides?|founders?|designers?|bakers?|baristas?|artists?|makers?|staff|crew|team|people|employees'

/** Whether all a list asks for here is people: "teachers", "our two doctors", "the crew". */
export const isPeople = (item: string): boolean =>
  new RegExp(
    `^(?:(?:our|the|my|your|all|meet|about|of|two|three|four|five|six|\\d|an?|small)\\s+)*(?:${CALLINGS})$`,
    'i',
  ).test(item.trim())

/** "Add a section about our teachers", "add the staff". */
export const isAboutPeople = (text: string): boolean =>
  new RegExp(
    `\\b(?:section|part|block|page)\\s+(?:about|for|on|of|with|introducing)\\s+(?:our|the|my|all)?\\s*(?:${CALLINGS})\\b`,
    'i',
  ).test(text) ||
  new RegExp(
    `\\b(?:our|the|my|your|meet)\\s+(?:\\w+\\s+)?(?:${CALLINGS})\\b(?!\\s+plan)|\\b(?:${CALLINGS})(?:\\s+section)?[.!\\s]*$`,
    'i',
  ).test(text)
