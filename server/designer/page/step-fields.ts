import { heading } from '#server/designer/page/page.ts'
import type { WizardField, WizardSteps } from '#server/designer/sections/work/wizard.ts'

type Step = WizardSteps['steps'][number]

/** What a step usually asks for, by a word in its name. */
const KNOWN: [RegExp, string, WizardField[]][] = [
  [
    /\b(?:company|organi[sz]ation|business|workspace)\b/i,
    'So that reports carry the right name.',
    [
      { label: 'Company name', kind: 'text' },
      { label: 'Industry', kind: 'choice', options: ['Software', 'Retail', 'Health', 'Education', 'Other'] },
      {
        label: 'Team size',
        kind: 'choice',
        options: ['1 to 10', '11 to 50', '51 to 200', 'More'],
        help: 'You can change it at any time.',
      },
    ],
  ],
  [
    /\b(?:connect|source|integration|import|data)\b/i,
    'We only ask for the right to read.',
    [
      { label: 'Data source', kind: 'choice', options: ['Postgres', 'BigQuery', 'Snowflake', 'Spreadsheet'] },
      { label: 'Host', kind: 'text', help: 'For example db.example.com' },
      { label: 'Database', kind: 'text' },
    ],
  ],
  [
    /\b(?:invite|team|members?|colleagues)\b/i,
    'They get a mail with a link that is valid for a week.',
    [
      { label: 'Email of a teammate', kind: 'email' },
      { label: 'Role', kind: 'choice', options: ['Can edit', 'Can view', 'Administrator'] },
    ],
  ],
  [
    /\b(?:shipping|address)\b/i,
    'Where shall we send it?',
    [
      { label: 'Full name', kind: 'text' },
      { label: 'Email', kind: 'email', help: 'For the confirmation.' },
      { label: 'Street and number', kind: 'text' },
      { label: 'Postcode and city', kind: 'text' },
    ],
  ],
  [
    /\b(?:delivery|method)\b/i,
    'All of them are tracked.',
    [
      {
        label: 'Delivery',
        kind: 'choice',
        options: ['Standard, 3 days', 'Express, tomorrow', 'Pick up in the shop'],
      },
    ],
  ],
  [
    /\b(?:payment|billing|card)\b/i,
    'Charged once the parcel leaves.',
    [
      { label: 'Name on card', kind: 'text' },
      { label: 'Card number', kind: 'number', help: '16 digits' },
      { label: 'Valid until', kind: 'text', help: 'Month and year' },
    ],
  ],
  [
    /\b(?:review|summary|confirm|finish)\b/i,
    'Have a last look. All of it can be changed.',
    [{ label: 'Start', kind: 'choice', options: ['Right away', 'Next Monday'] }],
  ],
  [
    /\b(?:account|personal|profile|about|details|information|sign)\b/i,
    'Only what is needed to begin.',
    [
      { label: 'Full name', kind: 'text' },
      { label: 'Email', kind: 'email', help: 'We write here and nowhere else.' },
    ],
  ],
  [
    /\b(?:preferences?|goals?|interests?|settings|style)\b/i,
    'So that the first screen is the right one.',
    [
      {
        label: 'What brings you here',
        kind: 'choice',
        options: ['Save time', 'See the numbers', 'Work together'],
      },
      { label: 'Language', kind: 'choice', options: ['English', 'German', 'French', 'Spanish'] },
    ],
  ],
]

/** A step by its name, with the fields such a step has. */
export function stepsFor(title: string): Step {
  const known = KNOWN.find(([pattern]) => pattern.test(title))
  return {
    title,
    note: known?.[1] ?? 'A few words are enough.',
    fields: known?.[2] ?? [{ label: title, kind: 'long' }],
  }
}

const MESSAGE: WizardField[] = [
  { label: 'Name', kind: 'text' },
  { label: 'Email', kind: 'email' },
  { label: 'Message', kind: 'long' },
]

/** One step with the fields that were named, or those a short message needs. */
export function stepFor(title: string, named: string[], usual = MESSAGE): Step {
  return {
    title,
    note: 'Everything with a line is needed.',
    fields: named.length >= 2 ? named.slice(0, 8).map(fieldOf) : usual,
  }
}

function fieldOf(name: string): WizardField {
  const label = heading(name.replace(/\s+(?:field|input|box|text area|textarea|selector|dropdown)s?$/i, ''))
  if (/e-?mail/i.test(name)) return { label, kind: 'email' }
  if (/\b(?:message|text ?area|comments?|description|notes?|why|story)\b/i.test(name))
    return { label, kind: 'long' }
  if (/\b(?:rating|score)\b/i.test(name))
    return { label, kind: 'choice', options: ['5, excellent', '4, good', '3, fair', '2, poor', '1, bad'] }
  if (/\b(?:dropdown|select|choice|type|category|country|size|service|subject|department)\b/i.test(name))
    return { label, kind: 'choice', options: ['First choice', 'Second choice', 'Something else'] }
  if (/\b(?:phone|number|amount|guests|age|zip|postcode)\b/i.test(name)) return { label, kind: 'number' }
  return { label, kind: 'text' }
}
