import type { ActOf } from '#shared/acts/act.ts'
import { listsIn } from '#shared/acts/literals.ts'
import { because, byEdits, byOperations, type Made, type Reason } from '#shared/acts/made.ts'
import { type Spot, unitOf } from '#shared/acts/spot.ts'
import { plainText } from '#shared/acts/texts.ts'
import { type Datum, pathTo, textOf, valuesOf } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { stringLiteral } from '#shared/edits/jsx-source.ts'
import {
  type ArrayExpression,
  endOf,
  type ObjectExpression,
  type SyntaxNode,
  startOf,
} from '#shared/edits/syntax.ts'

export interface Copy {
  list: Datum
  index: number
}

/** The list whose copies an element is; null when no list draws it, or none that is written out whole. */
export function listOf(files: readonly SourceFile[], spot: Spot): Datum | Reason | null {
  const call = unitOf(spot)?.list as unknown as { callee: { object: SyntaxNode } } | null | undefined
  if (!call) return null
  const { data, isWhole } = valuesOf(files, { ...spot, node: call.callee.object })
  const [list] = data
  return list && data.length === 1 && isWhole && list.node.type === 'ArrayExpression'
    ? list
    : because('This list is worked out by the code, so one of it cannot be changed alone.')
}

/** Which entry of its list the element is a copy of: by its number, or by what it shows. */
export function copyOf(
  files: readonly SourceFile[],
  spot: Spot,
  { item, was }: { item?: number | undefined; was?: string | undefined },
): Copy | Reason | null {
  const list = listOf(files, spot)
  if (!list || 'reason' in list) return list
  const entries = entriesOf(list)
  if (item !== undefined && entries[item]) return { list, index: item }
  const shown = was === undefined ? null : plainText(was)
  const same = entries.flatMap((entry, index) => (shown && isShownBy(list, entry, shown) ? [index] : []))
  const [index] = same
  return index !== undefined && same.length === 1
    ? { list, index }
    : because('This is one of a list; nobody can say which entry is meant.')
}

/** The first text of an entry is what it is known by. */
function isShownBy(list: Datum, entry: SyntaxNode, shown: string): boolean {
  const { data } = valuesOf([], { ...list, node: entry }, entry.type === 'ObjectExpression' ? [null] : [])
  const [name] = data.filter(({ node }) => node.type === 'StringLiteral').map(each => plainText(textOf(each)))
  return name !== undefined && name !== '' && (shown === name || shown.startsWith(`${name} `))
}

export const entriesOf = ({ node }: Datum): SyntaxNode[] =>
  (node as unknown as ArrayExpression).elements.filter(each => each !== null)

const NOT_DATA = because('This list is not written in the code as plain data.')

export function withoutCopy(files: readonly SourceFile[], { list, index }: Copy): Made {
  const path = pathTo(list)
  if (!path) return NOT_DATA
  return byOperations(files, [{ op: 'removeItem', file: list.file.name, path: `${path}[${index}]` }])
}

export function twice(files: readonly SourceFile[], { list, index }: Copy): Made {
  const entry = entriesOf(list)[index]
  const path = pathTo(list)
  if (!entry || !path) return NOT_DATA
  const code = list.file.code.slice(startOf(entry), endOf(entry))
  return byOperations(files, [{ op: 'insertItem', file: list.file.name, path, code, index: index + 1 }])
}

export function movedCopy(
  files: readonly SourceFile[],
  { list, index }: Copy,
  { to }: Pick<ActOf<'move'>, 'to'>,
): Made {
  return typeof to === 'string'
    ? reordered(files, list.file, entriesOf(list), index, to)
    : because('An entry of a list moves among its list only.')
}

/** One of these pieces of a file moves among them; those between keep their order, and every gap its bytes. */
export function reordered(
  files: readonly SourceFile[],
  file: SourceFile,
  nodes: readonly SyntaxNode[],
  at: number,
  to: 'up' | 'down' | 'first' | 'last',
): Made {
  const goal = { first: 0, last: nodes.length - 1, up: at - 1, down: at + 1 }[to]
  if (!nodes[goal] || goal === at)
    return because(to === 'up' || to === 'first' ? 'It is the first already.' : 'It is the last already.')
  const order = nodes.map(node => file.code.slice(startOf(node), endOf(node)))
  const [moved = ''] = order.splice(at, 1)
  order.splice(goal, 0, moved)
  const [first, last] = [Math.min(at, goal), Math.max(at, goal)]
  const edits = nodes.slice(first, last + 1).map((node, index) => ({
    at: startOf(node),
    remove: endOf(node) - startOf(node),
    insert: order[first + index] ?? '',
  }))
  return byEdits(files, file.name, edits)
}

/** One more entry, made as the others are: what was not given is left out where it may be, and never invented. */
export function addItem(
  files: readonly SourceFile[],
  { file: name, list: path, item, index }: ActOf<'addItem'>,
): Made {
  const found = listAt(files, name, path)
  if ('reason' in found) return found
  const code = entryLike(found, item)
  if (typeof code !== 'string') return code
  return byOperations(files, [{ op: 'insertItem', file: name, path, code, index }])
}

export function removeItem(
  files: readonly SourceFile[],
  { file, list: path, index }: ActOf<'removeItem'>,
): Made {
  const list = listAt(files, file, path)
  if ('reason' in list) return list
  return entriesOf(list)[index] ? withoutCopy(files, { list, index }) : because('The list has no such entry.')
}

function listAt(files: readonly SourceFile[], name: string, path: string): Datum | Reason {
  const lists = listsIn(files.filter(file => file.name === name))
  return lists.find(list => pathTo(list) === path) ?? NOT_DATA
}

/** The code of an entry that has the fields which all others have. */
function entryLike(list: Datum, item: string | Record<string, string>): string | Reason {
  const entries = entriesOf(list)
  const [like] = entries
  const { code } = list.file
  const quote = /"/.test(like ? code.slice(startOf(like), endOf(like)) : "'") ? '"' : "'"
  const isText = like === undefined || like.type === 'StringLiteral'
  if (isText && typeof item === 'string') return stringLiteral(item, quote)
  if (like?.type !== 'ObjectExpression' || entries.some(each => each.type !== 'ObjectExpression'))
    return because('The entries of this list are of a kind that cannot be written by an act.')
  const records = entries.map(fieldsOf)
  const names = [...(records[0]?.keys() ?? [])]
  const given = typeof item === 'string' ? { [nameField(records) ?? '']: item } : item
  const written: string[] = []
  for (const name of new Set([...names, ...Object.keys(given)])) {
    const value = given[name]
    const node = records.map(record => record.get(name)).find(each => each !== undefined)
    if (!node) return because(`The entries of this list have no “${name}”.`)
    if (value === undefined && !records.every(record => record.has(name))) continue
    // A link that leads nowhere yet says so; an empty one would be the page itself.
    const text = fieldCode(node, value ?? (name === 'href' ? '#' : undefined), quote)
    if (text === null) return because(`An entry of this list needs its ${name}.`)
    written.push(`${name}: ${text}`)
  }
  return `{ ${written.join(', ')} }`
}

function fieldCode(node: SyntaxNode, value: string | undefined, quote: '"' | "'"): string | null {
  if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral')
    return stringLiteral(value ?? '', quote)
  if (node.type === 'NumericLiteral') return value && /^\d+(?:\.\d+)?$/.test(value) ? value : null
  if (value !== undefined) return null
  if (node.type === 'BooleanLiteral') return 'false'
  return node.type === 'ArrayExpression' ? '[]' : null
}

/** The field that says what an entry is called: the first text that all have. */
function nameField(records: Map<string, SyntaxNode>[]): string | null {
  const isIt = ([name, { type }]: [string, SyntaxNode]) =>
    type === 'StringLiteral' &&
    records.every(each => each.has(name)) &&
    !/^(?:id|key|href|icon|src)$/.test(name)
  return [...(records[0] ?? [])].find(isIt)?.[0] ?? null
}

export function fieldsOf(entry: SyntaxNode): Map<string, SyntaxNode> {
  const fields = new Map<string, SyntaxNode>()
  for (const each of (entry as unknown as ObjectExpression).properties) {
    const key = each.type === 'ObjectProperty' && !each.computed ? (each.key as { name?: string }).name : null
    if (key && each.type === 'ObjectProperty') fields.set(key, each.value)
  }
  return fields
}
