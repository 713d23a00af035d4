import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'

/** A job board. */
export const jobs: Kind = {
  name: 'jobs',
  label: 'a job board',
  shape: 'site',
  words:
    /\b(?:job (?:boards?|listings?|search|portal|site|page|platform)|careers? (?:page|site|portal|section)|jobs (?:page|site|app|website)|recruit(?:ment|ing) (?:site|website|platform|portal)|vacanc(?:y|ies) page|freelance (?:marketplace|platform))\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Jobs',
          icon: 'BriefcaseBusiness',
          says: 'jobs to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Jobs',
            title: `Work at ${page.brief.brand}`,
            note: 'Search the open roles, keep the good ones, apply in two minutes.',
            singular: 'job',
            plural: 'jobs',
            group: 'Team',
            action: 'Apply',
            done: 'Your application is with us. We answer within five days.',
            isPlain: true,
            items: ITEMS,
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  [
    'Product designer',
    'Own the first minute of a new customer.',
    'Design',
    '€62,000 to 74,000',
    ['Lisbon or remote', 'Full time'],
  ],
  [
    'Frontend engineer',
    'Make a large table feel light.',
    'Engineering',
    '€68,000 to 86,000',
    ['Remote in Europe', 'Full time'],
  ],
  [
    'Support lead',
    'Three people, two languages, one inbox.',
    'Support',
    '€48,000 to 56,000',
    ['Vienna', 'Four days'],
  ],
  ['Data analyst', 'Say what the numbers do not.', 'Data', '€55,000 to 66,000', ['Berlin', 'Full time']],
  [
    'Workshop manager',
    'Wood, people and a calendar.',
    'Operations',
    '€44,000 to 52,000',
    ['Porto', 'Full time'],
  ],
  [
    'Technical writer',
    'Explain it once, so that nobody has to again.',
    'Engineering',
    '€50,000 to 61,000',
    ['Remote', 'Part time'],
  ],
]
