import { TILES } from '#server/designer/dashboard/board.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A component in a file of its own name. */
export function screenPiece(component: string, code: string, files: SourceFile[] = []): Piece {
  const file = `components/${kebab(component.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))}.tsx`
  return { component, file, code, files, anchor: null }
}

/** The name of a screen and one line about it. */
export const screenHead = (page: Page, title: string, note: string): string =>
  `<div>\n  <h1 className="${headingOf(page)}">${jsxText(title)}</h1>\n  <p className="mt-1.5 max-w-prose text-muted-foreground">${jsxText(note)}</p>\n</div>`

/** The box of the direction, and the same without its padding. */
export const tileOf = ({ direction }: Page): string => TILES[direction.name]
export const flushTileOf = (page: Page): string =>
  `${tileOf(page)
    .replace(/\s*\b(?:sm:)?(?:p|pt)-\d\b/g, '')
    .trim()} overflow-hidden`

/** What the people call it, as long as it is short enough for a heading. */
export const topicOf = ({ brief }: Page, other: string): string =>
  brief.topic && brief.topic.split(' ').length <= 4 ? brief.topic : other
