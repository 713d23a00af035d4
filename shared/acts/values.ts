import { parentOf, readFile, usesOf } from '#shared/acts/spot.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import {
  type ArrayExpression,
  attributeOf,
  type File,
  type ObjectExpression,
  type SyntaxNode,
  startOf,
} from '#shared/edits/syntax.ts'

/** A literal, list or record as it is written in a file of the design. */
export interface Datum {
  file: SourceFile
  tree: File
  node: SyntaxNode
}

export interface Values {
  data: Datum[]
  /** Whether these are all the values there can be, in the order in which they are drawn. */
  isWhole: boolean
}

/** A field, a place in a list, or null for any. */
type Key = string | number | null

const NOTHING: Values = { data: [], isWhole: false }
/** Data that names data that names data ends here, also where it goes in circles. */
const DEPTH_MAX = 24

/** Everything an expression of the code can be, as far as it is written out: through names, lists, imports and props. */
export const valuesOf = (files: readonly SourceFile[], datum: Datum, keys: Key[] = []): Values =>
  valuesAt({ files, depth: 0 }, datum, keys)

interface Search {
  files: readonly SourceFile[]
  depth: number
}

function valuesAt({ files, depth }: Search, { file, tree, node }: Datum, keys: Key[]): Values {
  if (depth > DEPTH_MAX) return NOTHING
  const search = { files, depth: depth + 1 }
  const at = (inner: SyntaxNode, more: Key[] = keys) => valuesAt(search, { file, tree, node: inner }, more)
  const part = node as unknown as Record<string, SyntaxNode> & { name?: string }
  const isPlain = !(node as { expressions?: unknown[] }).expressions?.length
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'TemplateLiteral':
      return keys.length === 0 && isPlain ? { data: [{ file, tree, node }], isWhole: true } : NOTHING
    case 'ObjectExpression':
    case 'ArrayExpression':
      return keys.length === 0 ? { data: [{ file, tree, node }], isWhole: true } : into(node, keys, at)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return at(part.expression as SyntaxNode)
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return at(part.object as SyntaxNode, [keyOf(node), ...keys])
    case 'LogicalExpression':
      return all([at(part.left as SyntaxNode), at(part.right as SyntaxNode)], false)
    case 'ConditionalExpression':
      return all([at(part.consequent as SyntaxNode), at(part.alternate as SyntaxNode)], false)
    case 'CallExpression': {
      const list = listUnder(node)
      return list ? { ...at(list), isWhole: false } : NOTHING
    }
    case 'Identifier':
      return named(search, { file, tree, node }, part.name ?? '', keys)
    default:
      return NOTHING
  }
}

/** The text of a literal as it is read. */
export function textOf({ node }: Datum): string {
  const { value, quasis } = node as { value?: unknown; quasis?: { value: { cooked?: string } }[] }
  return String(value ?? quasis?.[0]?.value.cooked ?? '')
}

/** Where data is written, as `setLiteral` names it: `content.plans[0].price`; null for data within code. */
export function pathTo({ tree, node }: Datum): string | null {
  let path = ''
  for (let each = node, parent = parentOf(tree, each); parent; each = parent, parent = parentOf(tree, each)) {
    const { key, computed, elements, id } = parent as unknown as {
      key: { name?: string; value?: string }
      computed?: boolean
      elements?: SyntaxNode[]
      id?: { name?: string }
    }
    if (parent.type === 'VariableDeclarator') return id?.name ? id.name + path : null
    const name = key?.name ?? key?.value
    if (parent.type === 'ObjectProperty' && !computed && /^[\w$]+$/.test(String(name)))
      path = `.${name}${path}`
    else if (elements) path = `[${elements.indexOf(each)}]${path}`
    else if (!/^ObjectExpression$|^TS\w+Expression$|^ParenthesizedExpression$/.test(parent.type)) return null
  }
  return null
}

const all = (parts: Values[], isWhole: boolean): Values => ({
  data: parts.flatMap(({ data }) => data),
  isWhole: isWhole && parts.every(part => part.isWhole),
})

/** The field's name where it is written out. */
function keyOf(node: SyntaxNode): Key {
  const { computed, property } = node as unknown as {
    computed?: boolean
    property: { type: string; name?: string; value?: string | number }
  }
  if (!computed) return property.name ?? null
  return property.type.endsWith('Literal') ? (property.value ?? null) : null
}

function into(
  node: SyntaxNode,
  [key, ...rest]: Key[],
  at: (node: SyntaxNode, keys: Key[]) => Values,
): Values {
  if (node.type === 'ArrayExpression') {
    const elements = (node as unknown as ArrayExpression).elements.filter(each => each !== null)
    if (typeof key === 'string') return NOTHING
    const chosen = key === null ? elements : elements.slice(key as number, (key as number) + 1)
    const isSpread = elements.some(each => each.type === 'SpreadElement')
    return all(
      chosen.map(each => at(each, rest)),
      !isSpread,
    )
  }
  const properties = (node as unknown as ObjectExpression).properties.filter(
    each => each.type === 'ObjectProperty' && (key === null || [nameOf(each.key)].includes(String(key))),
  ) as unknown as { value: SyntaxNode }[]
  return all(
    properties.map(each => at(each.value, rest)),
    key !== null,
  )
}

const nameOf = (key: SyntaxNode): string => {
  const { name, value } = key as { name?: string; value?: unknown }
  return name ?? String(value)
}

/** The list under `.filter(…)`, `.slice(…)` and the like, or in `useState(…)`. */
function listUnder(node: SyntaxNode): SyntaxNode | null {
  const { callee, arguments: given } = node as unknown as {
    callee: SyntaxNode & { name?: string; object?: SyntaxNode; property?: { name?: string } }
    arguments: (SyntaxNode & { body?: SyntaxNode })[]
  }
  if (callee.name === 'useState' || callee.name === 'useMemo') {
    const [first] = given
    return first?.type === 'ArrowFunctionExpression' ? (first.body ?? null) : (first ?? null)
  }
  const isSame = /^(?:filter|slice|sort|toSorted|reverse|toReversed|find|at)$/.test(
    callee.property?.name ?? '',
  )
  return isSame ? (callee.object ?? null) : null
}

/** What a name stands for where it is used: a parameter, a constant, an import. */
function named(search: Search, datum: Datum, name: string, keys: Key[]): Values {
  const { file, tree } = datum
  for (let node = parentOf(tree, datum.node); node; node = parentOf(tree, node)) {
    const { params, body } = node as unknown as { params?: SyntaxNode[]; body?: unknown }
    for (const [index, param] of (params ?? []).entries()) {
      const path = pathInPattern(param, name)
      if (path) return index > 0 ? NOTHING : given(search, { file, tree, node }, [...path, ...keys])
    }
    const found = declaredIn(Array.isArray(body) ? body : [], name)
    if (found) return valuesAt(search, { file, tree, node: found.init }, [...found.path, ...keys])
  }
  return imported(search, datum, name, keys)
}

/** What is passed to a function: the entries of a list that is mapped, or the props of a component. */
function given(search: Search, { file, tree, node }: Datum, keys: Key[]): Values {
  const parent = parentOf(tree, node)
  if (!parent) return NOTHING
  const { callee, id } = parent as unknown as {
    callee?: { property?: { name?: string }; object: SyntaxNode }
    id?: { name?: string }
  }
  if (callee?.property && /^(?:map|flatMap|find|filter)$/.test(callee.property.name ?? ''))
    return valuesAt(search, { file, tree, node: callee.object }, [null, ...keys])
  const component = (node as { id?: { name?: string } }).id?.name ?? id?.name
  const [prop, ...rest] = keys
  if (!component || typeof prop !== 'string') return NOTHING
  const uses = usesOf(search.files, file, component).map(use => {
    const { value } = attributeOf(use.element.node, prop) ?? {}
    if (value) return valuesAt(search, { ...use, node: value }, rest)
    const { attributes } = use.element.node.openingElement
    const spread = attributes.find(each => each.type === 'JSXSpreadAttribute')
    return spread ? valuesAt(search, { ...use, node: spread.argument }, keys) : { data: [], isWhole: true }
  })
  return uses.length > 0 ? all(uses, true) : NOTHING
}

function imported(search: Search, { file, tree }: Datum, name: string, keys: Key[]): Values {
  for (const statement of tree.program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = statement.specifiers.find(each => each.local.name === name)
    if (!specifier) continue
    const code = file.code.slice(startOf(statement), statement.end ?? 0)
    const [home] = importsOf({ name: file.name, code }, search.files)
    const source = search.files.find(each => each.name === home)
    const read = source && readFile(source)
    if (!source || !read) return NOTHING
    const outer = (specifier as { imported?: { name?: string } }).imported?.name ?? name
    const isDefault = specifier.type === 'ImportDefaultSpecifier'
    const found = declaredIn(read.tree.program.body, isDefault ? 'default' : outer)
    if (found)
      return valuesAt(search, { file: source, tree: read.tree, node: found.init }, [...found.path, ...keys])
  }
  return NOTHING
}

/** The first of these statements that gives the name a value, and the way to it there. */
function declaredIn(statements: SyntaxNode[], name: string): { init: SyntaxNode; path: Key[] } | null {
  for (const each of statements) {
    const { declaration, declarations } = each as unknown as {
      declaration?: SyntaxNode | null
      declarations?: { id: SyntaxNode; init: SyntaxNode | null }[]
    }
    if (each.type === 'ExportDefaultDeclaration' && name === 'default' && declaration)
      return { init: declaration, path: [] }
    const exported = declaration ? declaredIn([declaration], name) : null
    if (exported) return exported
    for (const { id, init } of declarations ?? []) {
      const path = init && pathInPattern(id, name)
      // The first of `useState` is the value itself.
      const isState = id.type === 'ArrayPattern' && init?.type === 'CallExpression'
      if (path) return { init, path: isState ? (path[0] === 0 ? path.slice(1) : [null, null, null]) : path }
    }
  }
  return null
}

/** The fields that lead to a name in `{ plan: { price } }`; null when it is not in it. */
function pathInPattern(pattern: SyntaxNode, name: string): Key[] | null {
  const part = pattern as unknown as {
    name?: string
    left?: SyntaxNode
    properties?: (SyntaxNode & { key: SyntaxNode; value: SyntaxNode })[]
    elements?: (SyntaxNode | null)[]
  }
  if (pattern.type === 'Identifier') return part.name === name ? [] : null
  if (pattern.type === 'AssignmentPattern' && part.left) return pathInPattern(part.left, name)
  for (const each of part.properties ?? []) {
    const path = each.type === 'ObjectProperty' ? pathInPattern(each.value, name) : null
    if (path) return [nameOf(each.key), ...path]
  }
  for (const [index, each] of (part.elements ?? []).entries()) {
    const path = each ? pathInPattern(each, name) : null
    if (path) return [index, ...path]
  }
  return null
}
