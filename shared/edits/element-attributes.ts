import { type Edited, put, swap } from '#shared/edits/edited.ts'
import type { PlacedElement } from '#shared/edits/elements.ts'
import { attributeValue, parseExpression } from '#shared/edits/jsx-source.ts'
import type { OperationOf } from '#shared/edits/operations.ts'
import { refuse } from '#shared/edits/problem.ts'
import {
  attributeOf,
  endOf,
  type JsxAttribute,
  type StringLiteral,
  startOf,
  tagOf,
  visit,
} from '#shared/edits/syntax.ts'

export function setAttribute(
  { node }: PlacedElement,
  { name, value }: Pick<OperationOf<'setAttribute'>, 'name' | 'value'>,
): Edited {
  if (typeof value === 'object' && !parseExpression(value.expression)) {
    return refuse('bad-code', `"${value.expression}" is not an expression.`)
  }
  const written =
    value === true ? '' : typeof value === 'string' ? attributeValue(value) : `{${value.expression}}`
  const existing = attributeOf(node, name)
  const text = written === '' ? name : `${name}=${written}`
  if (existing) return swap(startOf(existing), endOf(existing), text)
  const { attributes, name: tag, typeArguments } = node.openingElement
  const last = attributes.at(-1) ?? typeArguments ?? tag
  return put(endOf(last), ` ${text}`)
}

export function removeAttribute(code: string, { node }: PlacedElement, name: string): Edited {
  const existing = attributeOf(node, name)
  if (!existing) return refuse('no-change', `<${tagOf(node)}> has no attribute ${name}.`)
  const start = code.slice(0, startOf(existing)).trimEnd().length
  return swap(start, endOf(existing), '')
}

/** Adds, removes and replaces single class names; the others keep their bytes and order. */
export function setClasses(
  code: string,
  { node }: PlacedElement,
  { add, remove, replace }: Pick<OperationOf<'setClasses'>, 'add' | 'remove' | 'replace'>,
): Edited {
  const attribute = attributeOf(node, 'className') ?? attributeOf(node, 'class')
  if (!attribute) {
    if (add.length === 0) return refuse('no-change', `<${tagOf(node)}> has no class names.`)
    return setAttribute({ node } as PlacedElement, { name: 'className', value: add.join(' ') })
  }
  const literals = literalsOf(attribute)
  if (literals.length === 0) {
    return refuse(
      'dynamic-value',
      `The class names of <${tagOf(node)}> are computed; edit the expression instead.`,
    )
  }
  const edits = literals.flatMap((literal, at) => {
    const start = startOf(literal) + 1
    const before = code.slice(start, endOf(literal) - 1)
    const after =
      at === 0 ? withAdded(without(before, remove, replace), add) : without(before, remove, replace)
    return before === after ? [] : [{ at: start, remove: before.length, insert: after }]
  })
  return edits.length > 0 ? { edits } : refuse('no-change', 'The class names are already like that.')
}

/** The string literals of `className="…"`, `className={cn('…', isOpen && '…')}` and the like. */
function literalsOf(attribute: JsxAttribute): StringLiteral[] {
  const found: StringLiteral[] = []
  if (!attribute.value) return found
  visit(attribute.value, (node, ancestors) => {
    const isKeyOrTest = ancestors.some(parent => parent.type === 'BinaryExpression')
    if (node.type === 'StringLiteral' && !isKeyOrTest) found.push(node as StringLiteral)
  })
  return found
}

function without(classes: string, remove: string[], replace: { from: string; to: string }[]): string {
  const swapped = replace.reduce(
    (text, { from, to }) => text.replace(wordOf(from), `$1${to.replaceAll('$', '$$$$')}`),
    classes,
  )
  return remove.reduce((text, name) => {
    const removed = text.replace(wordOf(name), '$1')
    return removed === text ? text : removed.replace(/ {2,}/g, ' ').trim()
  }, swapped)
}

function withAdded(classes: string, add: string[]): string {
  const present = new Set(classes.split(/\s+/))
  const missing = add.filter(name => !present.has(name))
  if (missing.length === 0) return classes
  return classes.trim() === '' ? missing.join(' ') : `${classes.trimEnd()} ${missing.join(' ')}`
}

const wordOf = (name: string): RegExp =>
  new RegExp(`(^|\\s)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=\\s|$)`)
