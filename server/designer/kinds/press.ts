import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type PaperBlock, paper } from '#server/designer/sections/content/paper.ts'

/** A press kit, to be read. */
export const press: Kind = {
  name: 'press',
  label: 'a press kit',
  shape: 'site',
  words: /\b(?:press (?:kits?|page|room|releases?)|media (?:kits?|page|cent(?:er|re))|newsroom)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Read',
        icon: 'FileText',
        says: 'contents on the side and parts that suit what they say: figures, flows, lists to tick off, questions',
        piece: paper(page, {
          eyebrow: 'Press kit',
          title: page.brief.brand,
          lead: 'Everything a story needs: facts that are checked, texts that may be copied, pictures that may be printed.',
          meta: [
            ['Founded', '2024'],
            ['Based in', 'Lisbon'],
            ['Team', '14 people'],
            ['Launch', '1 December 2026'],
          ],
          blocks: BLOCKS,
        }),
      },
    ]),
}

const BLOCKS: PaperBlock[] = [
  {
    title: 'Company boilerplate',
    kind: 'text',
    text: 'We make one small thing that teams use every morning. Founded in 2024 by three people who met in a repair café, the company is owned by those who work in it and pays its own way.',
  },
  {
    title: 'Founder quote',
    kind: 'quotes',
    rows: [
      [
        'Maren Okafor, founder',
        'We did not want to build a company. We wanted the thing, and nobody sold it.',
      ],
    ],
  },
  {
    title: 'Launch facts',
    kind: 'facts',
    rows: [
      ['1 December', 'available in eleven countries'],
      ['4,200', 'people on the list before the first day'],
      ['3', 'languages at the start'],
    ],
  },
  {
    title: 'Product screenshots',
    kind: 'pictures',
    rows: [
      ['Morning view', '1440 by 900, light'],
      ['The week', '1440 by 900, dark'],
      ['On a phone', '390 by 844'],
    ],
  },
  {
    title: 'Downloadable assets',
    kind: 'buttons',
    rows: [
      ['Logo set', 'SVG and PNG, four colours, 1.2 MB.'],
      ['Screenshots', 'Nine pictures, 18 MB.'],
      ['Founder portraits', 'Three portraits, free to print.'],
      ['Fact sheet', 'One page as PDF.'],
    ],
  },
  {
    title: 'Approved short descriptions',
    kind: 'list',
    rows: [
      ['In one line', 'The morning page for teams.'],
      [
        'In fifty words',
        'A page that shows a team what matters today, made of what they already use, without a new place to look.',
      ],
      ['For social media', 'What matters today. Nothing else.'],
    ],
  },
  {
    title: 'Media contact',
    kind: 'list',
    rows: [['Greta Holm', 'press@example.com, answers within two hours']],
  },
  {
    title: 'FAQ',
    kind: 'questions',
    rows: [
      ['May we use the pictures?', 'Yes, with our name beside them.'],
      ['Can we try it before launch?', 'Write to Greta, a link comes the same day.'],
      ['Who paid for it?', 'Savings, a city grant, and the first customers.'],
    ],
  },
]
