import type { WizardField } from '#server/designer/sections/work/wizard.ts'

const NAME: WizardField = { label: 'Name', kind: 'text' }
const EMAIL: WizardField = { label: 'Email', kind: 'email', help: 'We write here and nowhere else.' }
const PHONE: WizardField = { label: 'Phone', kind: 'number' }
const choice = (label: string, ...options: string[]): WizardField => ({ label, kind: 'choice', options })
const text = (label: string, help?: string): WizardField => ({
  label,
  kind: 'text',
  ...(help ? { help } : {}),
})
const long = (label: string): WizardField => ({ label, kind: 'long' })

/** What a form of that purpose asks for when nothing was named, the more particular first. */
const PURPOSES: [RegExp, string, WizardField[]][] = [
  [
    /\b(?:rsvp|wedding (?:guests?|invit\w*))\b/i,
    'Will you be there?',
    [
      NAME,
      choice('Are you coming', 'Yes, with joy', 'Sadly not'),
      { label: 'How many of you', kind: 'number' },
      choice('Food', 'Everything', 'Vegetarian', 'Vegan', 'No nuts'),
      long('A word to us'),
    ],
  ],
  [
    /\b(?:report|complain\w*|incident|lost|damage|broken|defect|bug)\b/i,
    'Send a report',
    [
      text('What is it', 'In a few words'),
      text('Where', 'Street and number, or the nearest corner'),
      choice('How urgent', 'Dangerous', 'Soon', 'When you pass by'),
      long('Description'),
      NAME,
      EMAIL,
    ],
  ],
  [
    /\b(?:patient|medical|health|clinic|doctor|dental|therap\w*) ?(?:intake|registration|history|form|admission)?\b/i,
    'Before your visit',
    [
      { label: 'Full name', kind: 'text' },
      text('Date of birth', 'Day, month, year'),
      PHONE,
      EMAIL,
      choice('Reason', 'Check-up', 'Pain', 'Follow-up', 'Something else'),
      long('Medicines and allergies'),
    ],
  ],
  [
    /\b(?:book\w*|reserv\w*|appointment|rental|hire|rent)\b/i,
    'Book a date',
    [
      NAME,
      EMAIL,
      PHONE,
      text('Date', 'For example 12 June'),
      text('Time', 'For example 14:30'),
      { label: 'How many people', kind: 'number' },
      long('Anything we should know'),
    ],
  ],
  [
    /\b(?:donat\w*|fundrais\w*)\b/i,
    'Give something',
    [
      choice('Amount', '10', '25', '50', 'Another amount'),
      choice('How often', 'Once', 'Every month'),
      NAME,
      EMAIL,
      long('A word with it'),
    ],
  ],
  [
    /\b(?:volunteer\w*|helpers?)\b/i,
    'Lend a hand',
    [
      NAME,
      EMAIL,
      PHONE,
      choice('What would you like to do', 'Work with people', 'Drive', 'Build', 'Help in the office'),
      choice('When', 'Weekdays', 'Evenings', 'Weekends'),
      long('What should we know'),
    ],
  ],
  [
    /\b(?:adopt\w*)\b/i,
    'Ask to adopt',
    [
      NAME,
      EMAIL,
      PHONE,
      text('Whom would you like to meet'),
      choice('Where you live', 'House with a garden', 'Flat with a balcony', 'Flat'),
      long('Who else lives with you'),
    ],
  ],
  [
    /\b(?:job|apply|application|scholarship|grant|visa|loan)\b/i,
    'Apply',
    [
      { label: 'Full name', kind: 'text' },
      EMAIL,
      PHONE,
      text('Link', 'Work, profile or papers'),
      choice('You can start', 'At once', 'In a month', 'Later'),
      long('Why you'),
    ],
  ],
  [
    /\b(?:registration|register|sign[- ]?up|enrol\w*|join|membership|camp|course|workshop|tournament|event)\b/i,
    'Register',
    [
      { label: 'Full name', kind: 'text' },
      EMAIL,
      PHONE,
      choice('Group', 'Beginners', 'Advanced', 'Not sure yet'),
      long('Anything we should know'),
    ],
  ],
  [
    /\b(?:order|checkout|purchase)\b/i,
    'Place an order',
    [
      text('What would you like'),
      { label: 'How many', kind: 'number' },
      NAME,
      EMAIL,
      text('Street and number'),
      text('Postcode and city'),
      long('Wishes'),
    ],
  ],
  [
    /\b(?:quote|estimate|offer|enquir\w*|inquir\w*|request|lead|project)\b/i,
    'Ask for an offer',
    [
      NAME,
      EMAIL,
      text('What is it about'),
      choice('Budget', 'Below 1,000', '1,000 to 5,000', 'More', 'No idea yet'),
      choice('When', 'At once', 'This season', 'It can wait'),
      long('Tell us more'),
    ],
  ],
]

/** The heading and the fields of a form by what it is for; null for a plain message. */
export function purposeOf(prompt: string): { title: string; fields: WizardField[] } | null {
  const found = OF_A_MESSAGE.test(prompt) ? undefined : PURPOSES.find(([pattern]) => pattern.test(prompt))
  return found ? { title: titleIn(prompt) ?? found[1], fields: found[2] } : null
}

const OF_A_MESSAGE = /\b(?:contact|feedback|newsletter|support|message) forms?\b/i

/** "Report a pothole" in "a form to report a pothole to the city". */
function titleIn(prompt: string): string | null {
  const found =
    /\bform (?:to|for|where [\w ]{3,20}? can) ([a-z][^.,:;!?()\n]{4,60}?)(?= (?:to|with|in|on|at|that|which|including|using|and)\b|[.,:;!?(\n]|$)/i.exec(
      prompt,
    )?.[1]
  const words = found?.replace(/^(?:an?|the|my|our|new) /i, '').trim()
  return words && words.split(' ').length <= 6 ? words.charAt(0).toUpperCase() + words.slice(1) : null
}
