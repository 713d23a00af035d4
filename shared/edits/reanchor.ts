import {
  type ElementPosition,
  findElement,
  listElements,
  type PlacedElement,
  positionOf,
} from '#shared/edits/elements/elements.ts'
import { mapOffset, textEdits } from '#shared/edits/operations/text-edits.ts'
import { endOf, parseCode, startOf } from '#shared/edits/syntax.ts'

/** A place in a file that outlives the moment: a selection, a comment, a scope. */
export interface Anchor extends ElementPosition {
  file: string
  /** The element's path, when the anchor is an element. */
  path: string | null
}

/**
 * Where the anchor is after the file changed; null when what it pointed at is gone. An element is followed by
 * its text first, then by its path when the same tag still stands there.
 */
export function reanchor(anchor: Anchor, before: string, after: string): Anchor | null {
  if (before === after) return anchor
  const edits = textEdits(before, after)
  const old = elementAt(before, anchor)
  if (!old) return followText(anchor, before, after)
  const elements = elementsOf(after, anchor.file)
  const start = mapOffset(edits, startOf(old.node))
  const nameEnd = mapOffset(edits, endOf(old.node.openingElement.name) - 1)
  const moved = elements.find(({ node }) => startOf(node) === start)
  if (moved && nameEnd !== null) return at(anchor, moved)
  const samePath = elements.find(element => element.path === old.path && element.tag === old.tag)
  if (!samePath) return null
  const wasTaken =
    textOf(after, samePath) !== textOf(before, old) &&
    elements.length < elementsOf(before, anchor.file).length
  return wasTaken ? null : at(anchor, samePath)
}

const at = (anchor: Anchor, element: PlacedElement): Anchor => ({
  ...anchor,
  ...positionOf(element),
  path: element.path,
})

const textOf = (code: string, { node }: PlacedElement): string => code.slice(startOf(node), endOf(node))

function elementsOf(code: string, file: string): PlacedElement[] {
  const { tree } = parseCode(code, file)
  return tree ? listElements(tree) : []
}

function elementAt(code: string, anchor: Anchor): PlacedElement | null {
  const elements = elementsOf(code, anchor.file)
  const byPath = anchor.path === null ? null : findElement(elements, { path: anchor.path })
  return byPath ?? findElement(elements, anchor)
}

function followText(anchor: Anchor, before: string, after: string): Anchor | null {
  const offset = offsetOf(before, anchor)
  const moved = offset === null ? null : mapOffset(textEdits(before, after), offset)
  if (moved === null) return null
  const lines = after.slice(0, moved).split('\n')
  return { ...anchor, line: lines.length, column: lines.at(-1)?.length ?? 0 }
}

function offsetOf(code: string, { line, column }: ElementPosition): number | null {
  let at = 0
  for (let n = 1; n < line; n++) {
    const next = code.indexOf('\n', at)
    if (next < 0) return null
    at = next + 1
  }
  return at + column <= code.length ? at + column : null
}
