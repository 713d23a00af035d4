import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type PaperBlock, paper } from '#server/designer/sections/content/paper.ts'

/** Documentation, to be read. */
export const docs: Kind = {
  name: 'docs',
  label: 'documentation',
  shape: 'site',
  words:
    /\b(?:(?:api |developer |product |technical )?(?:documentation|docs)(?: (?:page|site|website|portal))?|api reference|user manual|guide page|getting started page|help page)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Read',
        icon: 'FileText',
        says: 'contents on the side and parts that suit what they say: figures, flows, lists to tick off, questions',
        piece: paper(page, {
          eyebrow: 'Documentation',
          title: `Get started with ${page.brief.brand}`,
          lead: 'From an empty folder to the first answer in five minutes. Then the parts one at a time.',
          meta: [
            ['Version', '4.2'],
            ['Updated', '18 November 2026'],
            ['Reading time', '6 minutes'],
            ['Languages', 'JavaScript, Python, Go'],
          ],
          blocks: BLOCKS,
        }),
      },
    ]),
}

const BLOCKS: PaperBlock[] = [
  {
    title: 'Install',
    kind: 'flow',
    rows: [
      ['Add the package', 'npm install from the registry'],
      ['Set the key', 'As MARGIN_KEY in the environment'],
      ['Ask for something', 'Three lines, shown below'],
    ],
  },
  {
    title: 'Quick start',
    kind: 'text',
    text: 'import { client } from the package, call client.ask with a text, and await the answer. It is an object with the text, what it cost, and how long it took. Errors are values, too: look at answer.error before you go on.',
  },
  {
    title: 'Authentication',
    kind: 'list',
    rows: [
      ['Keys', 'One for each environment, rotated without a gap'],
      ['Scopes', 'read, write and admin'],
      ['Limits', '600 calls a minute for each key'],
    ],
  },
  {
    title: 'Endpoints',
    kind: 'list',
    rows: [
      ['GET /v1/items', 'The list, fifty at a time, newest first'],
      ['POST /v1/items', 'Makes one, answers 201 with its id'],
      ['DELETE /v1/items/:id', 'Puts it away for thirty days'],
    ],
  },
  {
    title: 'Errors',
    kind: 'list',
    rows: [
      ['401', 'The key is missing or was rotated'],
      ['422', 'A field is wrong; the answer names it'],
      ['429', 'Too fast; wait as long as the header says'],
    ],
  },
  {
    title: 'Before production',
    kind: 'checks',
    rows: [
      ['Use a key with the least scope', 'Reading needs no more than read.'],
      ['Retry with a pause', 'Twice, then tell somebody.'],
      ['Log the request id', 'It is in every answer.'],
    ],
  },
  {
    title: 'Questions',
    kind: 'questions',
    rows: [
      ['Is there a sandbox?', 'Yes, with the prefix test_ and no cost.'],
      ['How do I go back a version?', 'Name it in the header, all of 2025 is still there.'],
    ],
  },
]
