import { type Entry, entriesOf } from '#server/designer/follow-ups/scene/lists.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type ArrayExpression, isCodeFile, parseCode, type SyntaxNode, visit } from '#shared/edits/syntax.ts'

/** An array that is written down in the code, whether or not one can see where it is shown. */
export interface DataList {
  file: string
  name: string
  entries: Entry[]
  /** The entry of another list that holds it. */
  within: Entry | null
}

type Loose = SyntaxNode & Record<string, unknown>

/** Every array of two or more things that a constant or a field of an entry holds. */
export function dataLists(files: readonly SourceFile[]): DataList[] {
  return files.filter(({ name }) => isCodeFile(name) && !/components\/ui\//.test(name)).flatMap(listsIn)
}

function listsIn({ name: file, code }: SourceFile): DataList[] {
  const { tree } = parseCode(code, file)
  if (!tree) return []
  const found: DataList[] = []
  visit(tree.program, node => {
    if (node.type !== 'VariableDeclarator') return
    const { id, init } = node as unknown as { id: Loose; init: Loose | null }
    const array = init && arrayIn(init)
    const first = id.type === 'ArrayPattern' ? (id.elements as (Loose | null)[])[0] : id
    if (!array || typeof first?.name !== 'string') return
    const entries = entriesOf(array, code)
    found.push({ file, name: first.name, entries, within: null }, ...innerLists(array, entries, file, code))
  })
  return found
}

/** `const a = […]`, `[…] as const`, `useState([…])`. */
function arrayIn(init: Loose): ArrayExpression | null {
  if (init.type === 'ArrayExpression') return init as unknown as ArrayExpression
  if (/^TS(?:As|Satisfies)Expression$/.test(init.type)) return arrayIn(init.expression as Loose)
  const [first] = init.type === 'CallExpression' ? (init.arguments as Loose[]) : []
  return first && (init.callee as Loose).name === 'useState' ? arrayIn(first) : null
}

function innerLists(array: ArrayExpression, entries: Entry[], file: string, code: string): DataList[] {
  return array.elements.flatMap((element, at) => {
    const entry = entries[at]
    const { type, properties } = (element ?? { type: '' }) as unknown as { type: string; properties: Loose[] }
    if (type !== 'ObjectExpression' || !entry) return []
    return properties.flatMap(({ key, value }) => {
      const inner = value as Loose | undefined
      if (inner?.type !== 'ArrayExpression') return []
      const name = String((key as Loose).name ?? (key as Loose).value)
      return [{ file, name, entries: entriesOf(inner as unknown as ArrayExpression, code), within: entry }]
    })
  })
}
