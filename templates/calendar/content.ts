export interface Booking {
  name: string
  /** A day and hours as people write them: "Thu 17 June, 14:00–16:00", "2027-06-17 14:00", "Thursday 9 am". */
  when?: string
  place?: string
  person?: string
  note?: string
}

export const content = {
  brand: 'Studios Beaubien',
  title: 'Rehearsal rooms',
  today: '2027-06-17',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as string[],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as string[],
  events: [
    { name: 'Les Draveurs', when: 'Mon 14 June, 18:00–21:00', place: 'Grande salle', person: 'Noémie' },
    { name: 'Piano tuner', when: 'Tue 15 June, 09:00–11:00', place: 'Grande salle', person: 'Mr Aubut' },
    { name: 'Quatuor Villeray', when: 'Tue 15 June, 13:00–16:30', place: 'Studio 2', person: 'Florence' },
    { name: 'Drum lessons', when: 'Wed 16 June, 15:00–19:00', place: 'Basement', person: 'Kwame' },
    { name: 'Chorale du Plateau', when: 'Wed 16 June, 18:30–21:00', place: 'Grande salle', note: '42 seats' },
    { name: 'Voice recording', when: 'Thu 17 June, 10:00–12:30', place: 'Studio 2', person: 'Mélissa' },
    { name: 'Les Draveurs', when: 'Thu 17 June, 18:00–22:00', place: 'Grande salle', person: 'Noémie' },
    { name: 'Brass trio', when: 'Thu 17 June, 19:00–21:00', place: 'Studio 2', person: 'Étienne' },
    { name: 'Lift inspection', when: 'Fri 18 June', note: 'Heavy things only before noon.' },
    { name: 'Drum lessons', when: 'Fri 18 June, 15:00–18:00', place: 'Basement', person: 'Kwame' },
    { name: 'Swing dance band', when: 'Sat 19 June, 11:00–15:00', place: 'Grande salle', person: 'Haruka' },
    { name: 'Quatuor Villeray', when: 'Tue 22 June, 13:00–16:30', place: 'Studio 2', person: 'Florence' },
    { name: 'Closed: Saint-Jean-Baptiste', when: 'Thu 24 June' },
    { name: 'Summer camp', when: 'Mon 28 June, 09:00–16:00', place: 'Grande salle', person: 'Florence' },
    { name: 'Repair of the PA desk', note: 'Waiting for a part.', place: 'Basement' },
  ] as Booking[],
  labels: {
    today: 'Today',
    week: 'Week',
    month: 'Month',
    view: 'View',
    before: 'Earlier',
    after: 'Later',
    places: 'Rooms',
    noPlace: 'No room',
    allDay: 'all day',
    undated: 'Without a date',
    free: 'Free all day',
    more: 'more',
    add: 'Book',
    addHint: 'Hours may stay empty; then it takes the whole day.',
    name: 'What for',
    day: 'Day',
    from: 'From',
    to: 'Until',
    place: 'Room',
    person: 'Who',
    note: 'Note',
    save: 'Save',
    remove: 'Remove',
    required: 'Write what it is for and choose a day.',
    order: 'It has to end after it begins.',
  },
}
