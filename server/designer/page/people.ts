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
