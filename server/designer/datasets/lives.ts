import type { Brief } from '#server/designer/understanding/brief.ts'

export interface Life {
  name: string
  role: string
  about: string
  experience: [place: string, role: string, years: string, what: string][]
  education: [place: string, what: string, years: string][]
  skills: string[]
  languages: [string, string][]
}

const YEAR = 2026

interface Calling {
  match: RegExp
  role: string
  about: string
  places: [place: string, role: string, what: string][]
  education: Life['education']
  skills: string[]
}

const CALLINGS: Calling[] = [
  {
    match: /\bnurs(?:e|ing)|midwi(?:fe|ves)|paramedic/i,
    role: 'Registered nurse',
    about:
      'Calm on a full ward. I like clear handovers, patients who ask questions, and night shifts in good company.',
    places: [
      [
        'St. Brigid Hospital',
        'Senior nurse, cardiology',
        'Led a team of nine on a ward of 28 beds and trained eleven new colleagues.',
      ],
      [
        'Lindenhof Clinic',
        'Nurse, intensive care',
        'Looked after ventilated patients; part of the group that halved line infections.',
      ],
      [
        'Corner Practice',
        'Practice nurse',
        'Vaccinations, wound care, and the long conversations before them.',
      ],
    ],
    education: [
      ['University of Northbridge', 'BSc Nursing', '4 years'],
      ['Red Cross Academy', 'Intensive care certificate', '1 year'],
    ],
    skills: ['Patient assessment', 'ECG reading', 'Wound care', 'Medication safety', 'Mentoring', 'Triage'],
  },
  {
    match: /\b(?:teacher|teaching|educator)/i,
    role: 'Teacher',
    about: 'I teach so that the quiet ones speak. Maths and physics, years seven to twelve.',
    places: [
      [
        'Hillside School',
        'Head of maths',
        'Rebuilt the year-seven course around problems instead of chapters.',
      ],
      [
        'Canal Street College',
        'Maths teacher',
        'Four classes a year, the chess club, and one stubborn robot.',
      ],
    ],
    education: [['University of Northbridge', 'MEd, mathematics and physics', '5 years']],
    skills: ['Lesson design', 'Assessment', 'Classroom talk', 'Special needs', 'Parents’ evenings'],
  },
  {
    match: /\b(?:developer|engineer|programmer|software|data scientist)/i,
    role: 'Software engineer',
    about:
      'I make slow things fast and unclear things plain. Happiest between a database and a person who needs an answer.',
    places: [
      ['Parcelo', 'Senior engineer', 'Took the tracking service from 4 s to 180 ms at nine times the load.'],
      ['Quartzo', 'Engineer', 'Wrote the billing that has closed every month since on the first day.'],
      ['Fieldnote', 'Junior engineer', 'Search, and the tests that let us change it.'],
    ],
    education: [['University of Northbridge', 'BSc Computer science', '3 years']],
    skills: ['TypeScript', 'React', 'PostgreSQL', 'Observability', 'Code review', 'Mentoring'],
  },
  {
    match: /(?:)/,
    role: 'Project manager',
    about: 'I bring people who need each other into one room, and things to their end on the day we said.',
    places: [
      [
        'Halden Works',
        'Lead',
        'Eleven projects in three years, ten of them on the day and one a week early.',
      ],
      ['Common Room', 'Manager', 'Budgets up to 400,000 and teams of up to fourteen.'],
      ['Northside Studio', 'Assistant', 'Plans, minutes, and the phone calls nobody else liked.'],
    ],
    education: [['University of Northbridge', 'BA Communication', '3 years']],
    skills: ['Planning', 'Budgeting', 'Writing', 'Negotiation', 'Workshops', 'Listening'],
  },
]

/** A life that fits the calling and the years that were named. */
export function lifeFor({ prompt, brand, isBrandGiven }: Brief): Life {
  const calling = CALLINGS.find(({ match }) => match.test(prompt))
  if (!calling) throw new Error('There is no calling.')
  const years = Number(/\b(\d{1,2})\+? years/i.exec(prompt)?.[1] ?? 9)
  const named = /\bfor (?:an? )?([a-z][a-z ]{3,28}?)(?= with|,|:|\.| who|$)/i.exec(prompt)?.[1]
  const role = named && !/\b(?:me|page|job|company)\b/i.test(named) ? named : calling.role
  const step = Math.max(1, Math.floor(years / calling.places.length))
  return {
    name: isBrandGiven ? brand : 'Maren Okafor',
    role: `${role.charAt(0).toUpperCase()}${role.slice(1)}, ${years} years of experience`,
    about: calling.about,
    experience: calling.places.map(([place, what, told], at) => {
      const to = YEAR - at * step
      const from = at === calling.places.length - 1 ? YEAR - years : to - step
      return [place, what, at === 0 ? `${from} to today` : `${from} to ${to}`, told]
    }),
    education: calling.education,
    skills: calling.skills,
    languages: [
      ['English', 'Fluent'],
      ['German', 'Good'],
      ['Portuguese', 'Enough to order dinner'],
    ],
  }
}
