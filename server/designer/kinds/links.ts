import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { linkList } from '#server/designer/sections/social/link-list.ts'

/** A link page. */
export const links: Kind = {
  name: 'links',
  label: 'a link page',
  shape: 'work',
  words:
    /\b(?:url shortener|link ?trees?|link[\s-]?in[\s-]?bio|links? page|bookmark manager|bookmarks? app)(?: website| page| app)?\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Links',
          icon: 'Link',
          says: 'links to add, change, order, delete and share, and the page as others see it',
          piece: linkList(page),
        },
      ]),
    ),
}
