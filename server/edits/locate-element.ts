import { type ElementTarget, positionOf } from '#shared/edits/elements/elements.ts'
import { type Anchor, reanchor } from '#shared/edits/reanchor.ts'
import { elementIn } from '#shared/edits/scope.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

/** An element as it stands in a file. */
export interface LocatedElement {
  line: number
  column: number
  path: string
  code: string
}

/** Where an element that was picked in one text of a file is in another; null when it is gone. */
export function locateElement(anchor: Anchor, picked: string, code: string): LocatedElement | null {
  const element = elementAt(picked, anchor)
  const from = element && { file: anchor.file, ...positionOf(element), path: element.path }
  const now = from && reanchor(from, picked, code)
  const found = now?.path ? elementIn(code, anchor.file, { path: now.path }) : null
  if (!found) return null
  const text = code.slice(startOf(found.node), endOf(found.node))
  return { ...positionOf(found), path: found.path, code: text }
}

function elementAt(code: string, { file, path, line, column }: Anchor) {
  const at = (target: ElementTarget) => elementIn(code, file, target)
  return (path === null ? null : at({ path })) ?? at({ line, column })
}
