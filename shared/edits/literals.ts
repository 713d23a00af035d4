import { parseExpression, reindent, stringLiteral } from '#shared/edits/jsx-source.ts'
import { type EditResult, put, swap } from '#shared/edits/operations/edit-result.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import {
  type ArrayExpression,
  type Expression,
  endOf,
  type File,
  type ObjectExpression,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'

type Value = Expression | SyntaxNode
type Step = { key: string } | { index: number } | { key: string; equals: string }

/** Sets `plans[0].price` or `plans[name="Pro"].price` where the data is written. */
export function setLiteral(
  code: string,
  tree: File,
  path: string,
  value: string | number | boolean,
): EditResult {
  const found = resolve(tree, path)
  if (!found) return missing(path)
  const node = found.value
  if (!isLiteral(node))
    return refuse('dynamic-value', `"${path}" is not a plain text, number or yes-no value.`)
  const quote = code[startOf(node)] === "'" ? "'" : '"'
  const written = typeof value === 'string' ? stringLiteral(value, quote) : String(value)
  if (code.slice(startOf(node), endOf(node)) === written)
    return refuse('no-change', `"${path}" is already ${written}.`)
  return swap(startOf(node), endOf(node), written)
}

export function insertItem(code: string, tree: File, path: string, item: string, index?: number): EditResult {
  const list = resolve(tree, path)?.value
  if (list?.type !== 'ArrayExpression')
    return refuse('literal-missing', `"${path}" is not a list written in this file.`)
  if (!parseExpression(item)) return refuse('bad-code', 'The item to insert is not an expression.')
  const items = (list as ArrayExpression).elements.filter(element => element !== null)
  const before = index === undefined ? undefined : items[index]
  const anchor = before ?? items.at(-1)
  if (!anchor) return swap(startOf(list) + 1, endOf(list) - 1, item.trim())
  const line = code.slice(code.lastIndexOf('\n', startOf(anchor) - 1) + 1, startOf(anchor))
  const gap = line.trim() === '' ? `\n${line}` : ' '
  const block = gap === ' ' ? item.trim() : reindent(item, line)
  return before ? put(startOf(before), `${block},${gap}`) : put(endOf(anchor), `,${gap}${block}`)
}

/** Writes a whole list in the place of the one that stands at the path. */
export function replaceList(tree: File, path: string, list: string): EditResult {
  const found = resolve(tree, path)?.value
  if (found?.type !== 'ArrayExpression') return missing(path)
  return swap(startOf(found), endOf(found), list)
}

/** Whether a field of the first entry of a list is written as a number; null where the entry has no such field. */
export function isNumberField(tree: File, path: string, field: string): boolean | null {
  const value = resolve(tree, `${path}[0].${field}`)?.value
  return value ? value.type === 'NumericLiteral' || value.type === 'UnaryExpression' : null
}

/** The text or number that a field of the first entry of a list has; null where it has none. */
export function fieldOfFirst(tree: File, path: string, field: string): string | null {
  return plain(resolve(tree, `${path}[0].${field}`)?.value ?? null)
}

export function removeItem(code: string, tree: File, path: string): EditResult {
  const found = resolve(tree, path)
  if (found?.holder?.type !== 'ArrayExpression') return missing(path)
  const start = startOf(found.value)
  const end = endOf(found.value)
  const after = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
  const lineStart = code.lastIndexOf('\n', start - 1) + 1
  const lineEnd = /^[ \t]*\r?\n/.exec(code.slice(end + after))
  if (code.slice(lineStart, start).trim() === '' && lineEnd)
    return swap(lineStart, end + after + lineEnd[0].length, '')
  if (after > 0)
    return swap(start, end + after + (/^[ \t]*/.exec(code.slice(end + after))?.[0].length ?? 0), '')
  const before = /,\s*$/.exec(code.slice(0, start))?.[0].length ?? 0
  return swap(start - before, end, '')
}

const missing = (path: string): EditResult =>
  refuse('literal-missing', `"${path}" was not found among the constants of this file.`)

function resolve(tree: File, path: string): { value: Value; holder: Value | null } | null {
  const name = /^[A-Za-z_$][\w$]*/.exec(path)?.[0]
  const steps = name ? stepsOf(path.slice(name.length)) : null
  const root = name ? constantOf(tree, name) : null
  if (!root || !steps) return null
  let value: Value = root
  let holder: Value | null = null
  for (const step of steps) {
    const next = into(value, step)
    if (!next) return null
    holder = value
    value = next
  }
  return { value, holder }
}

function stepsOf(rest: string): Step[] | null {
  const steps: Step[] = []
  const pattern = /\.([\w$]+)|\[(\d+)\]|\[([\w$]+)=(?:"([^"]*)"|'([^']*)'|([^\]]*))\]/y
  while (pattern.lastIndex < rest.length) {
    const match = pattern.exec(rest)
    if (!match) return null
    if (match[1]) steps.push({ key: match[1] })
    else if (match[2]) steps.push({ index: Number(match[2]) })
    else steps.push({ key: match[3] ?? '', equals: match[4] ?? match[5] ?? match[6] ?? '' })
  }
  return steps
}

function constantOf(tree: File, name: string): Value | null {
  let found: Value | null = null
  visit(tree.program, node => {
    if (node.type !== 'VariableDeclarator' || found) return
    const { id, init } = node as unknown as { id: { name?: string }; init: Value | null }
    if (id.name === name && init) found = bare(init)
  })
  return found
}

/** The value under `as const`, `satisfies` and parentheses. */
function bare(value: Value): Value {
  const wrapped = value as Value & { expression?: Value }
  const isWrapper =
    /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression|TSNonNullExpression)$/.test(value.type)
  return isWrapper && wrapped.expression ? bare(wrapped.expression) : value
}

function into(value: Value, step: Step): Value | null {
  if (value.type === 'ArrayExpression') {
    const { elements } = value as ArrayExpression
    if ('index' in step) return bareOrNull(elements[step.index])
    if (!('equals' in step)) return null
    return bareOrNull(
      elements.find(element => element && plain(into(bare(element), { key: step.key })) === step.equals),
    )
  }
  if (value.type !== 'ObjectExpression' || !('key' in step) || 'equals' in step) return null
  const property = (value as ObjectExpression).properties.find(
    each => each.type === 'ObjectProperty' && keyOf(each.key) === step.key,
  )
  return property?.type === 'ObjectProperty' ? bareOrNull(property.value) : null
}

const bareOrNull = (value: Value | null | undefined): Value | null => (value ? bare(value) : null)

const keyOf = (key: Value): string | null => {
  const { name, value } = key as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
}

function plain(value: Value | null): string | null {
  if (!value || !isLiteral(value)) return null
  const { value: raw } = value as { value?: unknown }
  return raw === undefined ? null : String(raw)
}

function isLiteral(value: Value): boolean {
  if (/^(StringLiteral|NumericLiteral|BooleanLiteral)$/.test(value.type)) return true
  const { quasis } = value as { quasis?: unknown[] }
  if (value.type === 'TemplateLiteral') return quasis?.length === 1
  const { operator, argument } = value as { operator?: string; argument?: Value }
  return value.type === 'UnaryExpression' && operator === '-' && argument?.type === 'NumericLiteral'
}
