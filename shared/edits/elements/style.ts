import { setAttribute } from '#shared/edits/elements/attributes.ts'
import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { stringLiteral } from '#shared/edits/jsx-source.ts'
import { type EditResult, put, swap } from '#shared/edits/operations/edit-result.ts'
import type { OperationOf } from '#shared/edits/operations/operations.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'
import { attributeOf, endOf, type ObjectExpression, startOf } from '#shared/edits/syntax.ts'

/** Sets and takes away single properties of `style={{…}}`; a shared style object is spread, never changed. */
export function setStyle(
  code: string,
  target: PlacedElement,
  { set, remove }: Pick<OperationOf<'setStyle'>, 'set' | 'remove'>,
): EditResult {
  const quote = /style=\{\{[^{}]*"/.test(code) || !/'/.test(code) ? '"' : "'"
  const written = Object.entries(set).map(([name, value]) => ({
    name,
    text: `${name}: ${typeof value === 'number' ? value : stringLiteral(value, quote)}`,
  }))
  const texts = written.map(({ text }) => text).join(', ')
  const attribute = attributeOf(target.node, 'style')
  if (!attribute) {
    if (written.length === 0) return refuse('no-change', 'The element has no style.')
    return setAttribute(target, { name: 'style', value: { expression: `{ ${texts} }` } })
  }
  const value = attribute.value
  if (value?.type !== 'JSXExpressionContainer') return refuse('dynamic-value', 'The style is no object.')
  const { expression } = value
  if (expression.type !== 'ObjectExpression') {
    const own = code.slice(startOf(expression), endOf(expression))
    return swap(startOf(expression), endOf(expression), `{ ...${own}, ${texts} }`)
  }
  return inObject(code, expression as ObjectExpression, written, remove)
}

function inObject(
  code: string,
  object: ObjectExpression,
  written: { name: string; text: string }[],
  remove: string[],
): EditResult {
  const edits: TextEdit[] = []
  const properties = object.properties.filter(each => each.type === 'ObjectProperty')
  const named = (name: string) =>
    properties.find(each => {
      const key = each.key as { name?: string; value?: unknown }
      return (key.name ?? key.value) === name
    })
  const missing: string[] = []
  for (const { name, text } of written) {
    const found = named(name)
    if (!found) missing.push(text)
    else if (code.slice(startOf(found), endOf(found)) !== text)
      edits.push({ at: startOf(found), remove: endOf(found) - startOf(found), insert: text })
  }
  for (const name of remove) {
    const found = named(name)
    if (!found) continue
    const after = /^\s*,\s*/.exec(code.slice(endOf(found)))?.[0].length ?? 0
    const before = after > 0 ? 0 : (/,\s*$/.exec(code.slice(0, startOf(found)))?.[0].length ?? 0)
    edits.push({
      at: startOf(found) - before,
      remove: endOf(found) - startOf(found) + before + after,
      insert: '',
    })
  }
  if (missing.length > 0) {
    const last = object.properties.at(-1)
    if (!last) return swap(startOf(object), endOf(object), `{ ${missing.join(', ')} }`)
    const line = code.slice(code.lastIndexOf('\n', startOf(last) - 1) + 1, startOf(last))
    const gap = line.trim() === '' && line !== '' ? `,\n${line}` : ', '
    edits.push(...put(endOf(last), missing.map(text => gap + text).join('')).edits)
  }
  return edits.length > 0 ? { edits } : refuse('no-change', 'The style is already like that.')
}
