import { because, type Reason } from '#shared/acts/made.ts'
import { remembered } from '#shared/acts/remembered.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import {
  type ElementTarget,
  findElement,
  listElements,
  type PlacedElement,
} from '#shared/edits/elements/elements.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import {
  childrenOf,
  endOf,
  type File,
  isCodeFile,
  parseCode,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'

/** An element of the design, with the file it stands in. */
export interface Spot {
  file: SourceFile
  tree: File
  element: PlacedElement
}

/** The tree of a code file and its elements; null for what is no code or cannot be read. */
export const readFile = remembered((file: SourceFile): { tree: File; elements: PlacedElement[] } | null => {
  const tree = isCodeFile(file.name) ? parseCode(file.code, file.name).tree : null
  return tree && { tree, elements: listElements(tree) }
})

export function spotOf(
  files: readonly SourceFile[],
  { file: name, at }: { file: string; at: ElementTarget },
): Spot | Reason {
  const file = files.find(each => each.name === name)
  if (!file) return because('This file is not in the design any more.')
  const read = readFile(file)
  if (!read) return because(`${name} cannot be read at the moment; its code has a mistake.`)
  const element = findElement(read.elements, at)
  return element ? { file, tree: read.tree, element } : because('This element is not in the code any more.')
}

const parentsIn = remembered((tree: File) => {
  const parents = new Map<SyntaxNode, SyntaxNode>()
  visit(tree.program, (each, ancestors) => {
    const parent = ancestors.at(-1)
    if (parent) parents.set(each, parent)
  })
  return parents
})

/** What a node stands in directly; null for the file itself. */
export const parentOf = (tree: File, node: SyntaxNode): SyntaxNode | null => parentsIn(tree).get(node) ?? null

/** An element as operations name it. */
export const placeOf = ({ file, element }: Spot) => ({ file: file.name, at: { path: element.path } })

/** A piece among the children of an element: the element itself or the braces around it. */
export interface Unit {
  node: SyntaxNode
  holder: SyntaxNode & { children: SyntaxNode[] }
  /** The list whose copies the element is, as its `map` call. */
  list: SyntaxNode | null
}

/** Null where the element is not among anything's children: all of a component, or the value of a prop. */
export function unitOf({ tree, element }: Spot): Unit | null {
  let node: SyntaxNode = element.node
  let list: SyntaxNode | null = null
  for (let holder = parentOf(tree, node); holder; holder = parentOf(tree, holder)) {
    if (holder.type === 'JSXAttribute') return null
    if (isMapCall(holder)) list = holder
    if (holder.type === 'JSXElement' || holder.type === 'JSXFragment') {
      const { children } = holder as Unit['holder']
      const isInside = children.includes(node)
      return isInside ? { node, holder: holder as Unit['holder'], list } : null
    }
    node = holder.type === 'JSXExpressionContainer' ? holder : node
  }
  return null
}

function isMapCall(node: SyntaxNode): boolean {
  const { callee } = node as { callee?: { property?: { name?: string } } }
  return node.type === 'CallExpression' && callee?.property?.name === 'map'
}

/** Where the thing stands among others: the root of a component stands where the component is used, once. */
export function outward(files: readonly SourceFile[], spot: Spot, depth = 0): Spot {
  if (unitOf(spot) || spot.element.parent || depth > COMPONENTS_WITHIN_MAX) return spot
  const component = /^([A-Z][\w$]*):0$/.exec(spot.element.path)?.[1]
  const hasOther = readFile(spot.file)?.elements.some(({ path }) => path === `${component}:1`)
  const used = component && !hasOther ? usesOf(files, spot.file, component) : []
  const [only] = used
  return only && used.length === 1 ? outward(files, only, depth + 1) : spot
}

/** Components that draw each other in a circle end here. */
const COMPONENTS_WITHIN_MAX = 20

const usesIn = remembered((_: readonly SourceFile[]) => new Map<string, Spot[]>())

/** Every place where a component of this file is used. */
export function usesOf(files: readonly SourceFile[], home: SourceFile, component: string): Spot[] {
  const known = usesIn(files)
  const key = `${home.name}:${component}`
  const uses = known.get(key) ?? findUses(files, home, component)
  known.set(key, uses)
  return uses
}

function findUses(files: readonly SourceFile[], home: SourceFile, component: string): Spot[] {
  return files.flatMap(file => {
    if (!file.code.includes(`<${component}`)) return []
    const read = readFile(file)
    if (!read || (file !== home && !importsOf(file, [...files]).includes(home.name))) return []
    return read.elements
      .filter(({ tag }) => tag === component)
      .map(element => ({ file, tree: read.tree, element }))
  })
}

/** The declaration of a component of the design itself; null for elements of HTML and of packages. */
export function ownComponent(
  files: readonly SourceFile[],
  { file, element }: Spot,
): { file: SourceFile; code: string } | null {
  const { tag } = element
  if (!/^[A-Z][\w$]*$/.test(tag)) return null
  const homes = [file, ...files.filter(each => importsOf(file, [...files]).includes(each.name))]
  for (const home of homes) {
    const statement = readFile(home)?.tree.program.body.find(each => declares(each, tag))
    if (statement) return { file: home, code: home.code.slice(startOf(statement), endOf(statement)) }
  }
  return null
}

function declares(statement: SyntaxNode, name: string): boolean {
  const { declaration, id, declarations } = statement as {
    declaration?: SyntaxNode | null
    id?: { name?: string } | null
    declarations?: { id: { name?: string } }[]
  }
  if (declaration) return declares(declaration, name)
  return id?.name === name || (declarations?.some(each => each.id.name === name) ?? false)
}

/** Whether something of the code is an element, or can become one. */
export const drawsElements = (node: SyntaxNode): boolean =>
  node.type === 'JSXElement' || node.type === 'JSXFragment' || childrenOf(node).some(drawsElements)
