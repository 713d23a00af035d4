import type { Collection } from '#server/designer/collections/collection.ts'
import { heading } from '#server/designer/page/page.ts'

type Item = Collection['items'][number]
type Thread = [string, string, string, string, number, [string, string][]]

/** What a blog is about: "beekeeping" of "a blog about beekeeping", "travel" of "a travel blog"; null for a blog of anything. */
export function blogSubject(prompt: string): string | null {
  const about =
    /\b(?:blogs?|magazine|newspaper|news (?:site|portal))(?: (?:site|website|page|app|platform|homepage))? (?:about|on|for|of|covering) (?:an? |the |my |our )?([a-z][\w’'-]*(?: (?!with|where|that|which|and|to|in|so|including|called|named|by)[a-z][\w’'-]*){0,3})/i.exec(
      prompt,
    )?.[1]
  const before =
    /\b(?:an?|my|our|the|build|create|design) (?:modern |personal |simple |new |clean )*(?!(?:an?|the|my|our)\b)([a-z][\w-]*(?: [a-z][\w-]*)?) (?:blog|magazine|news (?:site|portal))\b/i.exec(
      prompt,
    )?.[1]
  const said = (about ?? before)?.trim()
  return !said || GENERAL.test(said) ? null : said
}

const GENERAL =
  /^(?:(?:modern|personal|simple|new|clean|company|beautiful|minimal|my|lifestyle|health|startup|online|responsive|dark|news|daily|publishing\b.*|sharing\b.*|displaying\b.*|managing\b.*|writers?|users?|people|readers?)(?: |$))+/i

/** Articles whose titles speak of it; what is in them holds for anything one learns by doing. */
export function articlesAbout(subject: string): { items: Item[]; threads: Thread[] } {
  const Subject = heading(subject)
  const items: Item[] = [
    [
      `${Subject}: where to begin`,
      `The five things I would tell myself on the first day.`,
      'Beginners',
      '6 min',
      ['Elif Demir', '18 November', '24 comments'],
    ],
    [
      `A year of ${subject}, month by month`,
      'What to do, what to leave, and when to wait.',
      'Seasons',
      '9 min',
      ['Jonas Beck', '14 November', '11 comments'],
    ],
    [
      `The mistakes everybody makes in ${subject}`,
      'I made all of them twice, so that you need not.',
      'Beginners',
      '8 min',
      ['Priya Rao', '11 November', '37 comments'],
    ],
    [
      `The real price of ${subject}`,
      'Every receipt of one year, added up.',
      'Equipment',
      '5 min',
      ['Mateo Silva', '7 November', '19 comments'],
    ],
    [
      `Forty years of ${subject}: a conversation`,
      'Coffee, long pauses, and three rules.',
      'People',
      '12 min',
      ['Nora Ito', '2 November', '52 comments'],
    ],
    [
      `Tools for ${subject} that last`,
      'Four things to buy once, and six to borrow.',
      'Equipment',
      '4 min',
      ['Carlos Costa', '28 October', '8 comments'],
    ],
  ]
  const threads: Thread[] = [
    [
      `${Subject}: where to begin`,
      `Begin small, and begin with somebody who knows ${subject} already. Write down what you did and what came of it. After a season the notebook is worth more than any book.`,
      'Beginners',
      'Elif Demir',
      64,
      [
        ['Grace Lindh', 'The notebook changed everything for me.'],
        ['Otto Falk', 'How small is small?'],
      ],
    ],
    [
      `The mistakes everybody makes in ${subject}`,
      'Too much at once, too early in the year, and with the most expensive equipment. Nearly all of it can be put right by waiting a week.',
      'Beginners',
      'Priya Rao',
      41,
      [['Ines Costa', 'Guilty of all three.']],
    ],
    [
      `The real price of ${subject}`,
      'Less than people fear in the first year, and more than they hope in the second. The list below has every receipt.',
      'Equipment',
      'Mateo Silva',
      58,
      [['Katrin Weiss', 'Thank you for the honest figures.']],
    ],
  ]
  return { items, threads }
}
