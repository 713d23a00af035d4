import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type PaperBlock, paper } from '#server/designer/sections/content/paper.ts'

/** A product brief, to be read. */
export const brief: Kind = {
  name: 'brief',
  label: 'a product brief',
  shape: 'site',
  words:
    /\b(?:product briefs?|one-pagers?|project briefs?|prd|product requirements?|specs? (?:page|document)|case stud(?:y|ies)(?: page)?|proposal(?: page)?)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Read',
        icon: 'FileText',
        says: 'contents on the side and parts that suit what they say: figures, flows, lists to tick off, questions',
        piece: paper(page, {
          eyebrow: 'Product brief',
          title: page.brief.brand,
          lead: 'Requests reach the right person on the first try, without anybody sorting them by hand.',
          meta: [
            ['Owner', 'Yasmin Haddad'],
            ['Date', '20 November 2026'],
            ['Status', 'In review'],
            ['Team', 'Support platform'],
          ],
          blocks: BLOCKS,
        }),
      },
    ]),
}

const BLOCKS: PaperBlock[] = [
  {
    title: 'Problem statement',
    kind: 'text',
    text: 'Four in ten requests are passed on at least once. Each time costs the customer half a day and the team eleven minutes, and the third person rarely reads what the first one wrote.',
  },
  {
    title: 'Target users',
    kind: 'cards',
    rows: [
      ['Support agents', 'Forty people in three time zones'],
      ['Team leads', 'Who see queues and fill gaps'],
      ['Customers', 'Who want one answer, once'],
    ],
  },
  {
    title: 'Success metrics',
    kind: 'bars',
    rows: [
      ['Right on first try', 'goal 85%, today 61%', 61],
      ['Answered in a day', 'goal 90%, today 72%', 72],
      ['Passed on twice', 'goal below 5%, today 14%', 14],
    ],
  },
  {
    title: 'Scope',
    kind: 'list',
    rows: [
      ['Routing by topic', 'Read the first message, choose the queue'],
      ['Working hours', 'Never to somebody asleep'],
      ['A reason', 'Each choice says why'],
    ],
  },
  {
    title: 'Non-scope',
    kind: 'list',
    rows: [
      ['Answering by itself', 'A person always writes'],
      ['Phone calls', 'Next year at the earliest'],
    ],
  },
  {
    title: 'Key flows',
    kind: 'flow',
    rows: [
      ['Request arrives', 'Language and topic are read'],
      ['Queue is chosen', 'With a reason that can be read'],
      ['Agent confirms', 'Or moves it, and it learns'],
    ],
  },
  {
    title: 'Risks',
    kind: 'cards',
    rows: [
      ['A quiet topic starves', 'Weekly look at the smallest queue'],
      ['Wrong with short messages', 'Below ten words a person decides'],
      ['Nobody trusts it', 'Show the reason from the first day'],
    ],
  },
  {
    title: 'Rollout checklist',
    kind: 'checks',
    rows: [
      ['Two teams for two weeks', 'Leads say yes or no each Friday'],
      ['Numbers beside the old way', 'Same week, same queues'],
      ['A switch to turn it off', 'Tested before the first day'],
      ['All teams', 'After a week without a red flag'],
    ],
  },
]
