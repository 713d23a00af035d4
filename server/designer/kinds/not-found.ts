import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { nothingHere } from '#server/designer/sections/content/nothing-here.ts'

/** A page that is not there. */
export const notFound: Kind = {
  name: 'not-found',
  label: 'a 404 page',
  shape: 'site',
  words:
    /\b(?:404|not[\s-]found|error (?:page|screen)|500 page|maintenance page|page not found)(?: (?:error )?page| error)?\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Not found',
        icon: 'SearchX',
        says: 'what happened, a search and the ways on',
        piece: nothingHere(page, {
          mark: 'Error 404',
          title: 'This page is not here',
          body: 'The address may be old, or a letter is missing. Everything else is where you left it.',
          action: 'Go to the start page',
          done: 'Taking you to the start page …',
          suggestions: page.brief.subject.features.slice(0, 5).map(([, title]) => title),
        }),
      },
    ]),
}
