import { importsOf } from '#server/designer/follow-ups/scene/modules.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import {
  type ArrayExpression,
  endOf,
  type File,
  isJsxElement,
  type JsxElement,
  type ObjectExpression,
  parseCode,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'

/** The data behind elements that are made with `.map`. */
export interface List {
  /** Where the array is written, and the constant that holds it. */
  file: string
  name: string
  entries: Entry[]
  /** The name of one entry in the code that shows it, and of its index where it has one. */
  each: string | null
  index: string | null
  /** Where the list is shown: the whole `plans.map(…)` and the list in it, by offset. */
  call: { file: string; start: number; end: number; listStart: number; listEnd: number }
}

export interface Entry {
  code: string
  start: number
  end: number
  /** What a person would call it. */
  label: string
  /** Its texts and numbers by key; a bare string has the key ''. */
  fields: Record<string, string | number | boolean>
}

type Loose = SyntaxNode & Record<string, unknown>

/** Every list that the file shows, with the elements that are made for each entry. */
export function listOf(
  tree: File,
  { name, code }: SourceFile,
  files: readonly SourceFile[],
): { nodes: JsxElement[]; list: List }[] {
  const found: { nodes: JsxElement[]; list: List }[] = []
  const imports = importsOf(tree, name, files)
  visit(tree.program, node => {
    const call = node as Loose
    if (node.type !== 'CallExpression') return
    const callee = call.callee as Loose
    const property = callee.property as { name?: string } | undefined
    if (callee.type !== 'MemberExpression' || property?.name !== 'map') return
    const [make] = call.arguments as Loose[]
    if (!make || !/Function/.test(make.type)) return
    const nodes = rootsIn(make.body as SyntaxNode)
    if (nodes.length === 0) return
    const shown = callee.object as Loose
    const source = sourceOf(tree, shown, imports, name, code, files)
    const [each, index] = make.params as Loose[]
    found.push({
      nodes,
      list: {
        ...(source ?? { file: name, name: '', entries: [] }),
        each: (each?.name as string | undefined) ?? null,
        index: (index?.name as string | undefined) ?? null,
        call: {
          file: name,
          start: startOf(node),
          end: endOf(node),
          listStart: startOf(shown),
          listEnd: endOf(shown),
        },
      },
    })
  })
  return found
}

/** The outermost elements of what is made for one entry. */
function rootsIn(body: SyntaxNode): JsxElement[] {
  const found: JsxElement[] = []
  visit(body, (node, ancestors) => {
    if (!isJsxElement(node) || ancestors.some(isJsxElement)) return
    if (ancestors.some(each => /Function/.test(each.type))) return
    found.push(node)
  })
  return found
}

/** Through filters, sorts and the variables they are kept in, to the array that is written down. */
function sourceOf(
  tree: File,
  shown: Loose,
  imports: ReturnType<typeof importsOf>,
  file: string,
  code: string,
  files: readonly SourceFile[],
  depth = 0,
): Pick<List, 'file' | 'name' | 'entries'> | null {
  if (depth > 5) return null
  const [first, ...others] = shown.type === 'ArrayExpression' ? (shown.elements as (Loose | null)[]) : []
  if (first?.type === 'SpreadElement' && others.length === 0)
    return sourceOf(tree, first.argument as Loose, imports, file, code, files, depth + 1)
  if (shown.type === 'ArrayExpression')
    return { file, name: '', entries: entriesOf(shown as unknown as ArrayExpression, code) }
  if (shown.type === 'CallExpression') {
    const callee = shown.callee as Loose
    const [first] = shown.arguments as Loose[]
    const isHook = callee.type === 'Identifier' && /^use(?:State|Memo)$/.test(String(callee.name))
    const next =
      isHook && first && /Function/.test(first.type) ? (first.body as Loose) : isHook ? first : null
    const object = callee.type === 'MemberExpression' ? (callee.object as Loose) : next
    return object ? sourceOf(tree, object, imports, file, code, files, depth + 1) : null
  }
  if (shown.type === 'TSAsExpression' || shown.type === 'TSSatisfiesExpression')
    return sourceOf(tree, shown.expression as Loose, imports, file, code, files, depth + 1)
  if (shown.type !== 'Identifier') return null
  const name = String(shown.name)
  const init = declared(tree, name)
  if (init) {
    const source = sourceOf(tree, init, imports, file, code, files, depth + 1)
    return source && source.name === '' && source.file === file ? { ...source, name } : source
  }
  const imported = imports.get(name)
  if (!imported?.file) return null
  const other = codeIn(files, imported.file)
  const { tree: otherTree } = parseCode(other, imported.file)
  const value = otherTree && declared(otherTree, imported.name === 'default' ? name : imported.name)
  if (!otherTree || !value) return null
  const source = sourceOf(
    otherTree,
    value,
    importsOf(otherTree, imported.file, files),
    imported.file,
    other,
    files,
    depth + 1,
  )
  return source && source.name === ''
    ? { ...source, name: imported.name === 'default' ? name : imported.name }
    : source
}

function declared(tree: File, name: string): Loose | null {
  let found: Loose | null = null
  visit(tree.program, node => {
    if (found || node.type !== 'VariableDeclarator') return
    const { id, init } = node as unknown as { id: Loose; init: Loose | null }
    const first = id.type === 'ArrayPattern' ? ((id.elements as (Loose | null)[])[0] ?? null) : id
    if (first?.name === name && init) found = init
  })
  return found
}

export function entriesOf(list: ArrayExpression, code: string): Entry[] {
  return list.elements.flatMap(element => {
    if (!element) return []
    const fields = fieldsOf(element as SyntaxNode)
    const start = startOf(element)
    const end = endOf(element)
    return [{ code: code.slice(start, end), start, end, label: labelOf(fields), fields }]
  })
}

function fieldsOf(node: SyntaxNode): Entry['fields'] {
  const { value } = node as { value?: unknown }
  if (/^(?:String|Numeric)Literal$/.test(node.type)) return { '': value as string | number }
  if (node.type === 'ArrayExpression') {
    const [first] = (node as unknown as ArrayExpression).elements
    return first ? fieldsOf(first as SyntaxNode) : {}
  }
  if (node.type !== 'ObjectExpression') return {}
  const fields: Entry['fields'] = {}
  for (const property of (node as unknown as ObjectExpression).properties) {
    if (property.type !== 'ObjectProperty') continue
    const key = property.key as { name?: string; value?: unknown }
    const inner = property.value as SyntaxNode & { value?: unknown }
    if (/^(?:String|Numeric|Boolean)Literal$/.test(inner.type))
      fields[key.name ?? String(key.value)] = inner.value as string | number | boolean
  }
  return fields
}

const LABELS = ['label', 'title', 'name', 'question', 'heading', 'text', 'author', '', 'quote', 'value', 'id']

function labelOf(fields: Entry['fields']): string {
  const key = LABELS.find(each => typeof fields[each] === 'string')
  if (key !== undefined) return String(fields[key])
  return String(Object.values(fields).find(each => typeof each === 'string') ?? '')
}

/** Lists of data that a file reads by index, so that one entry is shown at a time. */
export function shownOneByOne(
  { file, parent }: { file: string; parent: unknown },
  files: readonly SourceFile[],
): List[] {
  if (parent !== null) return []
  const code = codeIn(files, file)
  const { tree } = parseCode(code, file)
  if (!tree) return []
  const imports = importsOf(tree, file, files)
  const names = [...code.matchAll(/\b([a-z]\w*)\[\s*[a-z]\w*[^\]]*\]/g)].map(match => match[1] ?? '')
  return [...new Set(names)].flatMap(name => {
    const shown = { type: 'Identifier', name } as unknown as Loose
    const source = sourceOf(tree, shown, imports, file, code, files)
    if (!source || source.entries.length === 0) return []
    const call = { file, start: 0, end: 0, listStart: 0, listEnd: 0 }
    return [{ ...source, each: null, index: null, call }]
  })
}
