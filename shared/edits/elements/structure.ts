import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { isJsxContent, reindent } from '#shared/edits/jsx-source.ts'
import { type EditResult, put, swap } from '#shared/edits/operations/edit-result.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'
import { endOf, type File, type SyntaxNode, startOf, tagOf, visit } from '#shared/edits/syntax.ts'

export type Place = 'before' | 'after' | 'first' | 'last'

export function insertElement(
  code: string,
  target: PlacedElement,
  place: Place,
  inserted: string,
): EditResult {
  if (!isJsxContent(inserted))
    return refuse('bad-code', 'The code to insert is not an element, text or expression.')
  const { node } = target
  if (place === 'first' || place === 'last') return putInside(code, target, place, inserted)
  if (!target.parent || !isChild(target)) {
    return refuse(
      'no-parent',
      `<${tagOf(node)}> is not among the children of another element, so nothing can stand beside it.`,
    )
  }
  const indent = indentAt(code, startOf(node))
  if (indent === null) {
    return place === 'before' ? put(startOf(node), inserted.trim()) : put(endOf(node), inserted.trim())
  }
  const block = reindent(inserted, indent)
  return place === 'before'
    ? put(startOf(node), `${block}\n${indent}`)
    : put(endOf(node), `\n${indent}${block}`)
}

/** Takes the element away with its line; `{condition && <X />}` goes as a whole. */
export function removeElement(code: string, tree: File, target: PlacedElement): EditResult {
  const range = rangeToRemove(tree, target)
  if ('refusal' in range) return range
  const { start, end } = wholeLines(code, range.start, range.end)
  return swap(start, end, '')
}

export function moveElement(
  code: string,
  tree: File,
  target: PlacedElement,
  to: PlacedElement,
  place: Place,
): EditResult {
  const isWithin = startOf(to.node) >= startOf(target.node) && endOf(to.node) <= endOf(target.node)
  if (isWithin) return refuse('no-change', 'An element cannot be moved into itself.')
  const removed = removeElement(code, tree, target)
  if ('refusal' in removed) return removed
  const moved = code.slice(startOf(target.node), endOf(target.node))
  const inserted = insertElement(code, to, place, moved)
  if ('refusal' in inserted) return inserted
  const edits: TextEdit[] = [...removed.edits, ...inserted.edits]
  return { edits }
}

export function duplicateElement(code: string, target: PlacedElement): EditResult {
  return insertElement(code, target, 'after', code.slice(startOf(target.node), endOf(target.node)))
}

function putInside(
  code: string,
  { node }: PlacedElement,
  place: 'first' | 'last',
  inserted: string,
): EditResult {
  const { openingElement, closingElement } = node
  const outer = lineIndent(code, startOf(node))
  const block = reindent(inserted, `${outer}  `)
  if (!closingElement) {
    const slash = code.lastIndexOf('/', endOf(node) - 1)
    const start = code.slice(0, slash).trimEnd().length
    return swap(start, endOf(node), `>\n${outer}  ${block}\n${outer}</${tagOf(node)}>`)
  }
  const inner = code.slice(endOf(openingElement), startOf(closingElement))
  if (inner.trim() === '') {
    return swap(endOf(openingElement), startOf(closingElement), `\n${outer}  ${block}\n${outer}`)
  }
  if (place === 'first') {
    const isOnNextLine = /^[ \t]*\r?\n/.test(inner)
    return put(endOf(openingElement), isOnNextLine ? `\n${outer}  ${block}` : inserted.trim())
  }
  const end = endOf(openingElement) + inner.trimEnd().length
  const isOnOwnLine = inner.slice(inner.trimEnd().length).includes('\n')
  return put(end, isOnOwnLine ? `\n${outer}  ${block}` : inserted.trim())
}

/** Whether the element itself stands between its parent's tags, not inside an expression there. */
function isChild({ node, parent }: PlacedElement): boolean {
  return parent?.node.children.some(child => child === node) ?? false
}

function rangeToRemove(tree: File, { node, parent }: PlacedElement) {
  if (parent?.node.children.some(child => child === node)) return { start: startOf(node), end: endOf(node) }
  const ancestors = ancestorsOf(tree, node)
  const holder = ancestors.at(-1)
  const container = ancestors.at(-2)
  const isCondition = holder?.type === 'LogicalExpression' && container?.type === 'JSXExpressionContainer'
  const isAlone = holder?.type === 'JSXExpressionContainer'
  if (isCondition && container && parent) return { start: startOf(container), end: endOf(container) }
  if (isAlone && holder && parent) return { start: startOf(holder), end: endOf(holder) }
  if (holder?.type === 'JSXFragment') return { start: startOf(node), end: endOf(node) }
  if (!parent)
    return refuse(
      'no-parent',
      `<${tagOf(node)}> is all its component shows; remove the component where it is used.`,
    )
  return refuse(
    'in-expression',
    `<${tagOf(node)}> is made by an expression such as a list; change that expression.`,
  )
}

function ancestorsOf(tree: File, wanted: SyntaxNode): SyntaxNode[] {
  let found: SyntaxNode[] = []
  visit(tree.program, (node, ancestors) => {
    if (node === wanted) found = [...ancestors]
  })
  return found
}

/** With the whole line when nothing else stands on it. */
function wholeLines(code: string, start: number, end: number): { start: number; end: number } {
  const lineStart = code.lastIndexOf('\n', start - 1) + 1
  const rest = /^[ \t]*(\r?\n|$)/.exec(code.slice(end))
  if (code.slice(lineStart, start).trim() !== '' || !rest) return { start, end }
  return { start: lineStart, end: end + rest[0].length }
}

/** The blanks before the place when nothing else stands before it on its line. */
function indentAt(code: string, at: number): string | null {
  const before = code.slice(code.lastIndexOf('\n', at - 1) + 1, at)
  return before.trim() === '' ? before : null
}

function lineIndent(code: string, at: number): string {
  const line = code.slice(code.lastIndexOf('\n', at - 1) + 1)
  return line.slice(0, line.length - line.trimStart().length).replace(/\r?\n[\s\S]*/, '')
}
