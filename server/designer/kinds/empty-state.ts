import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { nothingHere } from '#server/designer/sections/content/nothing-here.ts'

/** A place that nothing was put into yet. */
export const emptyState: Kind = {
  name: 'empty-state',
  label: 'an empty state',
  shape: 'component',
  words:
    /\b(?:empty[\s-]states?|zero states?|no results (?:page|state|screen)|first[\s-]run screen|no data (?:page|state|screen))\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Empty',
        icon: 'Inbox',
        says: 'why it is empty, what to do first, and things to begin with',
        piece: nothingHere(page, {
          mark: 'Nothing here yet',
          title: 'Make the first one',
          body: `As soon as there is something in ${page.brief.brand}, you find it here. It takes a minute.`,
          action: 'Begin',
          done: 'A first one is made. Give it a name.',
          suggestions: ['Start from scratch', 'Use a template', 'Import a file', 'See an example'],
        }),
      },
    ]),
}
