import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type PaperBlock, paper } from '#server/designer/sections/content/paper.ts'

/** A research summary, to be read. */
export const research: Kind = {
  name: 'research',
  label: 'a research summary',
  shape: 'site',
  words:
    /\b(?:research (?:summary|report|findings|page|study)|user[\s-]interview (?:study|summary|report)|usability (?:report|study)|findings page|white ?paper|annual report|survey results|insights? report)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Read',
        icon: 'FileText',
        says: 'contents on the side and parts that suit what they say: figures, flows, lists to tick off, questions',
        piece: paper(page, {
          eyebrow: 'Research summary',
          title: page.brief.isBrandGiven ? page.brief.brand : 'How people plan a week',
          lead: 'Twelve conversations of an hour each, in kitchens and offices, about what happens between the list and the day.',
          meta: [
            ['Fieldwork', '2 to 13 November 2026'],
            ['Led by', 'Lin Zhao'],
            ['Sessions', '12, one hour each'],
            ['Sources', 'Recordings, notes, diaries'],
          ],
          blocks: BLOCKS,
        }),
      },
    ]),
}

const BLOCKS: PaperBlock[] = [
  {
    title: 'Methodology snapshot',
    kind: 'facts',
    rows: [
      ['12', 'interviews, half of them at home'],
      ['8', 'diaries kept for a week'],
      ['31 h', 'of recordings, coded by two people'],
    ],
  },
  {
    title: 'Participant breakdown',
    kind: 'bars',
    text: 'Source: recruiting sheet, 1 November.',
    rows: [
      ['Plan with a partner', '5 of 12', 42],
      ['Plan alone', '4 of 12', 33],
      ['Plan for a team', '3 of 12', 25],
    ],
  },
  {
    title: 'Top five findings',
    kind: 'cards',
    rows: [
      ['Plans are made on Sunday', 'and broken on Tuesday (10 of 12)'],
      ['The list is not the calendar', 'nobody keeps both in one place (9 of 12)'],
      ['Small things are never written down', 'until they are late (8 of 12)'],
      ['Undo is a feeling', 'people keep the paper to go back (7 of 12)'],
      ['Shared lists are read, not written', 'by one of two (6 of 12)'],
    ],
  },
  {
    title: 'Quote cards',
    kind: 'quotes',
    rows: [
      ['P4, two children', 'I write it down so that I can stop thinking about it.'],
      ['P7, team lead', 'By Tuesday the plan is a museum.'],
      ['P9, freelancer', 'My calendar is for others. My list is for me.'],
      ['P2, student', 'If it is not on the fridge it does not exist.'],
    ],
  },
  {
    title: 'Opportunity matrix',
    kind: 'matrix',
    rows: [
      ['One place for list and day', 'High value, high effort'],
      ['A reminder to re-plan on Tuesday', 'High value, low effort'],
      ['Catch small things by voice', 'Medium value, low effort'],
      ['Roles in shared lists', 'Medium value, high effort'],
    ],
  },
  {
    title: 'Recommendation checklist',
    kind: 'checks',
    rows: [
      ['Try the Tuesday reminder', 'Two weeks, forty people'],
      ['Draw list and day side by side', 'Three sketches, no code'],
      ['Ask the diary group again', 'In January'],
    ],
  },
  {
    title: 'Appendix',
    kind: 'buttons',
    rows: [
      ['Interview guide', 'Eleven questions on two pages.'],
      ['Code book', 'Thirty-four codes with examples.'],
      ['Anonymised notes', 'Twelve files, names removed.'],
    ],
  },
]
