import type { Choices } from '#server/designer/understanding/seed.ts'

const PEOPLE: [name: string, role: string, note: string][] = [
  ['Maren Okafor', 'Founder', 'Started it at a kitchen table and still answers mail on Sundays.'],
  ['Tomás Rivera', 'Head of operations', 'Knows where everything is, including your order.'],
  ['Lin Zhao', 'Design', 'Draws first, explains later, usually on a napkin.'],
  ['Greta Holm', 'Customer care', 'The voice on the phone. Remembers your dog.'],
  ['Samuel Adeyemi', 'Finance', 'Keeps the numbers honest and the biscuits stocked.'],
  ['Yasmin Haddad', 'Engineering', 'Fixes it before you notice it was broken.'],
  ['Piotr Zielinski', 'Workshop', 'Twenty years of practice and still measuring twice.'],
  ['Noor van Dijk', 'Partnerships', 'Speaks five languages and listens in all of them.'],
]

/** People who could work there. */
export const crew = (choices: Choices, count: number) =>
  choices
    .shuffle('crew', PEOPLE)
    .slice(0, count)
    .map(([name, role, note]) => ({ name, role, note }))

const NOTES = [
  'Here since the first week, and still the first to laugh.',
  'Came for one hour, ten years ago, and stayed.',
  'Explains it twice, in two ways, and never in a hurry.',
  'Speaks four languages and listens in all of them.',
  'Remembers your name, your knee and your dog.',
  'Quiet, exact and very hard to distract.',
  'Trained abroad, at home here.',
  'Best on Monday mornings, which is rare.',
]

/** People of one calling: "teacher". */
export const crewOf = (choices: Choices, count: number, noun: string) => {
  const notes = choices.shuffle('notes', NOTES)
  return crew(choices, count).map(({ name }, at) => ({
    name,
    role: noun.charAt(0).toUpperCase() + noun.slice(1),
    note: notes[at % notes.length] ?? '',
  }))
}

const COMPANIES = [
  'Parcelo',
  'Quartzo',
  'Fieldnote',
  'Oreline',
  'Holt Group',
  'Terravue',
  'Lunden',
  'Kestrel',
  'Voss',
  'Marrow',
]

/** Invented companies, for a row of names. */
export const companies = (choices: Choices, count: number): string[] =>
  choices.shuffle('companies', COMPANIES).slice(0, count)
