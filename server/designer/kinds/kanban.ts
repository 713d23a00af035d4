import { chooseDataset } from '#server/designer/datasets/choose-dataset.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { heading, type Page, say } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { type BoardCards, taskBoard } from '#server/designer/sections/work/task-board.ts'
import { doingsOf } from '#server/designer/trades/doings.ts'
import { askedColumns } from '#server/designer/understanding/asked-columns.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

/** Work in columns. */
export const kanban: Kind = {
  name: 'kanban',
  label: 'a kanban board',
  shape: 'work',
  words:
    /\b(?:kanban(?: boards?)?|(?:task|project|scrum|sprint|agile|road ?map|feature|idea|hiring|sales|content) boards?|(?:trello|linear|jira|asana)(?: clone|[\s-](?:like|style))?|project management (?:tool|app|board)|task management (?:tool|app|board)|issue tracker|bug tracker)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Board',
        icon: 'SquareKanban',
        says: 'columns with cards to drag, filters, a list view and a form for new ones',
        piece: taskBoard(page, {
          title: page.brief.isBrandGiven ? page.brief.brand : heading(topicOf(page, 'Autumn release')),
          singular: 'task',
          columns: askedColumns(page.brief.prompt) ?? ['Backlog', 'In progress', 'Review', 'Done'],
          cards: withLabels(
            cardsOf(page),
            askedNames(page.brief.prompt, /\b(?:labels?|tags?|types|categories)\b/),
          ),
        }),
      },
    ]),
}

/** Labels that were named take the place of ours, in turn. */
const withLabels = (cards: BoardCards['cards'], labels: string[] | null): BoardCards['cards'] =>
  labels ? cards.map(([title, note], at) => [title, note, labels[at % labels.length] ?? '']) : cards

/** Work of the trade that was named; a product team otherwise. */
function cardsOf(page: Page): BoardCards['cards'] {
  const { brief } = page
  const { subject, isSubjectKnown } = brief
  const doings = chooseDataset(brief).own ? doingsOf(page) : null
  if (doings) return doings.map(({ title, note, group }) => [title, note, group])
  if (!isSubjectKnown || subject.offer === 'software') return OF_A_PRODUCT
  return [
    ...subject.steps.map(([title, body]): [string, string, string] => [
      title,
      say({ brief }, body),
      'This week',
    ]),
    ...subject.features.map(([, title, body]): [string, string, string] => [
      title,
      say({ brief }, body),
      'Later',
    ]),
  ]
}

const OF_A_PRODUCT: BoardCards['cards'] = [
  ['Sign in with a passkey', 'Nobody remembers the password they chose in June.', 'Feature'],
  ['Empty cart says why', 'Three people thought it was broken.', 'Design'],
  ['Speed up search', 'Above two seconds on a slow phone.', 'Performance'],
  ['Invoices in Swiss francs', 'Asked for by eleven customers.', 'Feature'],
  ['Crash when a photo is huge', 'Only above 40 megapixels.', 'Bug'],
  ['New words for the trial', 'Say what happens on day fifteen.', 'Design'],
  ['Keyboard in the date picker', 'Arrow keys move by a day.', 'Bug'],
  ['Export to CSV', 'With the filters that are set.', 'Feature'],
  ['Cache the price list', 'It changes once a day.', 'Performance'],
  ['Invite by link', 'Valid for one week.', 'Feature'],
  ['Contrast of the chips', 'Below 4.5 in the dark theme.', 'Design'],
]
