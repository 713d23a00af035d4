import {
  childrenOf,
  type File,
  isJsxElement,
  type JsxElement,
  type SyntaxNode,
  startOf,
  tagOf,
} from '#shared/edits/syntax.ts'

/** An element of a file: where it is, what it is in, and a path that survives edits elsewhere. */
export interface PlacedElement {
  node: JsxElement
  /** The component it is in and its index among the nearest elements at each depth: `Hero:0.1.2`. */
  path: string
  /** The element it is a child of, through expressions; null for the root of a component. */
  parent: PlacedElement | null
  tag: string
}

export interface ElementPosition {
  line: number
  column: number
}
export type ElementTarget = ElementPosition | { path: string }

/** Every element of the file in source order. */
export function listElements(tree: File): PlacedElement[] {
  const found: PlacedElement[] = []
  const counts = new Map<string, number>()
  for (const statement of tree.program.body) {
    for (const [name, node] of namedParts(statement)) {
      collect(node, null, () => `${name}:${next(counts, name)}`, found)
    }
  }
  return found.sort((a, b) => startOf(a.node) - startOf(b.node))
}

export function findElement(elements: PlacedElement[], target: ElementTarget): PlacedElement | null {
  if ('path' in target) return elements.find(element => element.path === target.path) ?? null
  const startsAt = (column: number) =>
    elements.find(({ node }) => node.loc?.start.line === target.line && node.loc.start.column === column)
  const exact = startsAt(target.column) ?? startsAt(target.column - 1)
  return exact ?? innermost(elements, target)
}

export const positionOf = ({ node }: PlacedElement): ElementPosition => ({
  line: node.loc?.start.line ?? 1,
  column: node.loc?.start.column ?? 0,
})

function innermost(elements: PlacedElement[], { line, column }: ElementPosition): PlacedElement | null {
  const holds = ({ node }: PlacedElement) => {
    if (!node.loc) return false
    const { start, end } = node.loc
    const isAfterStart = line > start.line || (line === start.line && column >= start.column)
    return isAfterStart && (line < end.line || (line === end.line && column < end.column))
  }
  return elements.findLast(holds) ?? null
}

function collect(
  node: SyntaxNode,
  parent: PlacedElement | null,
  nextPath: () => string,
  found: PlacedElement[],
): void {
  if (!isJsxElement(node)) {
    for (const child of childrenOf(node)) collect(child, parent, nextPath, found)
    return
  }
  const placed: PlacedElement = { node, path: nextPath(), parent, tag: tagOf(node) }
  found.push(placed)
  let index = 0
  for (const child of childrenOf(node)) collect(child, placed, () => `${placed.path}.${index++}`, found)
}

/** The top-level declarations of a statement by name; other statements have none. */
function namedParts(statement: File['program']['body'][number]): [string, SyntaxNode][] {
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') {
    const declaration = statement.declaration as SyntaxNode | null | undefined
    return declaration ? namedParts(declaration as never) : []
  }
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.map(part => [part.id.type === 'Identifier' ? part.id.name : '', part])
  }
  const id = (statement as { id?: { name?: string } | null }).id
  return [[id?.name ?? '', statement]]
}

function next(counts: Map<string, number>, name: string): number {
  const count = counts.get(name) ?? 0
  counts.set(name, count + 1)
  return count
}
