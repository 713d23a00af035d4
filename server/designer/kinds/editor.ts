import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { documentEditor } from '#server/designer/sections/work/document-editor.ts'

/** Documents that are written. */
export const editor: Kind = {
  name: 'editor',
  label: 'a document editor',
  shape: 'work',
  words:
    /\b(?:(?:collaborative )?(?:text|document|markdown|rich[\s-]text|code|blog) editors?|note[\s-]?(?:taking)?(?: app| editor|book app)|notes app|notion(?: clone)?|google docs(?: clone)?|writing app|(?:personal )?(?:diary|journal)(?: web)?(?: app)?|wiki(?: app)?)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Documents',
        icon: 'FileText',
        says: 'private and public documents, a search over titles, who is here, and a quiet page to write on',
        piece: documentEditor(page, {
          documents: [
            [
              'Ideas for the winter',
              'Close on Mondays in January.\n\nUse the quiet weeks for the long repairs: the oven door, the back step, the sign.\n\n## Maybe\n- A soup evening\n- Two guests a month who cook',
              true,
              ['MO'],
            ],
            ['Letter to the landlord', 'Dear Mr. Lindh,\n\nthe heating in the back room…', true, ['MO']],
            [
              'Team handbook',
              'We answer within a day. We say when we do not know. We close the window last.\n\n## First week\n- Keys from Greta\n- Lunch with everybody\n- One small thing of your own',
              false,
              ['MO', 'LZ', 'TR', 'GH'],
            ],
            [
              'Minutes, 17 November',
              'Present: all.\n\n- The order for oak is out\n- Two offers for the website, decision on Friday\n- Who waters the plants?',
              false,
              ['LZ', 'TR'],
            ],
          ],
        }),
      },
    ]),
}
