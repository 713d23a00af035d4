import { setAttribute } from '#shared/edits/elements/attributes.ts'
import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { type EditResult, swap } from '#shared/edits/operations/edit-result.ts'
import type { OperationOf } from '#shared/edits/operations/operations.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'
import {
  attributeOf,
  endOf,
  type JsxAttribute,
  type SyntaxNode,
  startOf,
  tagOf,
  visit,
} from '#shared/edits/syntax.ts'

type Change = Pick<OperationOf<'setClasses'>, 'add' | 'remove' | 'replace'>

/** Adds, removes and replaces single class names; the others keep their bytes and order. */
export function setClasses(
  code: string,
  { node }: PlacedElement,
  { add, remove, replace }: Change,
): EditResult {
  const attribute = attributeOf(node, 'className') ?? attributeOf(node, 'class')
  if (!attribute) {
    if (add.length === 0) return refuse('no-change', `<${tagOf(node)}> has no class names.`)
    return setAttribute({ node } as PlacedElement, { name: 'className', value: add.join(' ') })
  }
  const pieces = piecesOf(attribute)
  if (pieces.length === 0) return beside(code, attribute, add)
  const always = pieces.some(piece => !piece.isConditional)
  const first = pieces.find(piece => !piece.isConditional)
  const edits: TextEdit[] = []
  for (const piece of pieces) {
    const before = code.slice(piece.start, piece.end)
    const cleaned = without(before, remove, replace)
    const isHome = always ? piece === first : true
    const after = isHome ? withAdded(cleaned, add, piece.isOpen) : cleaned
    if (before !== after) edits.push({ at: piece.start, remove: before.length, insert: after })
  }
  return edits.length > 0 ? { edits } : refuse('no-change', 'The class names are already like that.')
}

interface Piece {
  start: number
  end: number
  isConditional: boolean
  /** Something follows in the same text, which the names must not run into. */
  isOpen: boolean
}

/** The texts of `className="…"`, `{cn('…', isOpen && '…')}` and `` {`… ${x}`} ``. */
function piecesOf(attribute: JsxAttribute): Piece[] {
  const found: Piece[] = []
  if (!attribute.value) return found
  visit(attribute.value, (node, ancestors) => {
    const parents = ancestors.filter(
      each => each.type === 'BinaryExpression' || each.type === 'MemberExpression',
    )
    if (parents.length > 0) return
    const isConditional = ancestors.some(each =>
      /^(?:Conditional|Logical)Expression$|^ObjectProperty$/.test(each.type),
    )
    if (node.type === 'StringLiteral')
      found.push({ start: startOf(node) + 1, end: endOf(node) - 1, isConditional, isOpen: false })
    if (node.type === 'TemplateElement') {
      const isLast = (node as SyntaxNode & { tail?: boolean }).tail === true
      found.push({ start: startOf(node), end: endOf(node), isConditional, isOpen: !isLast })
    }
  })
  return found
}

/** Names that are computed keep their expression; the new ones stand beside it. */
function beside(code: string, attribute: JsxAttribute, add: string[]): EditResult {
  const { value } = attribute
  if (add.length === 0 || value?.type !== 'JSXExpressionContainer')
    return refuse('dynamic-value', 'The class names are computed; edit the expression instead.')
  const expression = code.slice(startOf(value.expression), endOf(value.expression))
  return swap(startOf(value.expression), endOf(value.expression), `\`\${${expression}} ${add.join(' ')}\``)
}

function without(classes: string, remove: string[], replace: { from: string; to: string }[]): string {
  const swapped = replace.reduce(
    (text, { from, to }) => text.replace(wordOf(from), `$1${to.replaceAll('$', '$$$$')}`),
    classes,
  )
  return remove.reduce((text, name) => {
    const removed = text.replace(wordOf(name), '$1')
    return removed === text
      ? text
      : removed
          .replace(/ {2,}/g, ' ')
          .replace(/^ (?=\S)| $/g, edge => (classes.includes(edge) && /^\s|\s$/.test(classes) ? ' ' : ''))
  }, swapped)
}

function withAdded(classes: string, add: string[], isOpen: boolean): string {
  const present = new Set(classes.split(/\s+/))
  const missing = add.filter(name => !present.has(name))
  if (missing.length === 0) return classes
  if (classes.trim() === '') return `${missing.join(' ')}${isOpen ? ' ' : ''}`
  return isOpen ? `${missing.join(' ')} ${classes}` : `${classes.trimEnd()} ${missing.join(' ')}`
}

const wordOf = (name: string): RegExp =>
  new RegExp(`(^|\\s)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=\\s|$)`)
