import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { attributeValue, parseExpression } from '#shared/edits/jsx-source.ts'
import { type EditResult, put, swap } from '#shared/edits/operations/edit-result.ts'
import type { OperationOf } from '#shared/edits/operations/operations.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import { attributeOf, endOf, startOf, tagOf } from '#shared/edits/syntax.ts'

export function setAttribute(
  { node }: PlacedElement,
  { name, value }: Pick<OperationOf<'setAttribute'>, 'name' | 'value'>,
): EditResult {
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

export function removeAttribute(code: string, { node }: PlacedElement, name: string): EditResult {
  const existing = attributeOf(node, name)
  if (!existing) return refuse('no-change', `<${tagOf(node)}> has no attribute ${name}.`)
  const start = code.slice(0, startOf(existing)).trimEnd().length
  return swap(start, endOf(existing), '')
}
