import { ENTRIES } from '#server/designer/follow-ups/page-parts.ts'
import { type List, listOf } from '#server/designer/follow-ups/scene/lists.ts'
import { type Imported, importsOf } from '#server/designer/follow-ups/scene/modules.ts'
import { isShown, ownWords } from '#server/designer/follow-ups/scene/words.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { listElements } from '#shared/edits/elements.ts'
import { type File, type JsxElement, parseCode } from '#shared/edits/syntax.ts'

/** An element of the design with all that a person could call it by. */
export interface Item {
  file: string
  path: string
  tag: string
  node: JsxElement
  /** The component it is written in. */
  owner: string
  parent: Item | null
  children: Item[]
  /** The element that shows the component this is the root of. */
  user: Item | null
  /** The roots of the component that this element shows. */
  shows: Item[]
  /** Where the tag comes from, when it is imported. */
  from: Imported | null
  /** The list it is made from, once for each entry. */
  list: List | null
  /** What is read on it, without what its children say. */
  own: string
}

/** The whole design as one tree, in the order it is shown. */
export interface Scene {
  files: readonly SourceFile[]
  items: Item[]
  root: Item | null
}

const SCENES = new WeakMap<readonly SourceFile[], Scene>()

/** The scene of these files; the same array has the same scene. */
export function sceneOf(files: readonly SourceFile[]): Scene {
  const known = SCENES.get(files)
  if (known) return known
  const scene = readScene(files)
  SCENES.set(files, scene)
  return scene
}

function readScene(files: readonly SourceFile[]): Scene {
  const all = files.filter(({ name }) => isShown(name)).flatMap(file => itemsOf(file, files))
  const roots = (file: string, component: string) =>
    all.filter(item => item.file === file && item.owner === component && !item.parent)
  for (const item of all) {
    const found = item.from?.file
      ? roots(item.from.file, item.from.name === 'default' ? '' : item.from.name)
      : roots(item.file, item.tag)
    const shown =
      found.length === 0 && item.from?.file && item.from.name === 'default'
        ? defaultRoots(all, item.from.file, item.tag)
        : found
    if (!item.from || item.from.file) item.shows = shown.filter(each => each !== item)
  }
  const root = entryRoot(all)
  const items: Item[] = []
  const seen = new Set<Item>()
  if (root) walk(root, items, seen)
  for (const item of all) if (!item.parent && !seen.has(item)) walk(item, items, seen)
  return { files, items, root }
}

function itemsOf({ name, code }: SourceFile, files: readonly SourceFile[]): Item[] {
  const { tree } = parseCode(code, name)
  if (!tree) return []
  const imports = importsOf(tree, name, files)
  const placed = listElements(tree)
  const items = new Map<object, Item>()
  for (const { node, path, tag, parent } of placed) {
    const over = parent ? (items.get(parent.node) ?? null) : null
    const item: Item = {
      file: name,
      path,
      tag,
      node,
      owner: path.split(':')[0] ?? '',
      parent: over,
      children: [],
      user: null,
      shows: [],
      from: imports.get(tag.split('.')[0] ?? '') ?? null,
      list: null,
      own: ownWords(node, code),
    }
    over?.children.push(item)
    items.set(node, item)
  }
  for (const [item, list] of listsIn(tree, { name, code }, files, items)) item.list = list
  return [...items.values()]
}

function listsIn(tree: File, file: SourceFile, files: readonly SourceFile[], items: Map<object, Item>) {
  const lists = listOf(tree, file, files)
  return lists.flatMap(({ nodes, list }) =>
    nodes.flatMap(node => {
      const item = items.get(node)
      return item ? [[item, list] as const] : []
    }),
  )
}

/** A default export is found by the name it is used under, then as the component with elements. */
function defaultRoots(all: Item[], file: string, tag: string): Item[] {
  const inFile = all.filter(item => item.file === file && !item.parent)
  const named = inFile.filter(item => item.owner === tag)
  if (named.length > 0) return named
  const last = inFile.at(-1)
  return last ? inFile.filter(item => item.owner === last.owner) : []
}

function entryRoot(all: Item[]): Item | null {
  for (const entry of ENTRIES) {
    const roots = all.filter(item => item.file === entry && !item.parent)
    const main = roots.filter(item => /^(?:App|Page|Home)?$/i.test(item.owner))
    const found = main.at(-1) ?? roots.at(-1)
    if (found) return found
  }
  return all.find(item => !item.parent) ?? null
}

function walk(item: Item, items: Item[], seen: Set<Item>): void {
  if (seen.has(item)) return
  seen.add(item)
  items.push(item)
  for (const child of item.children) walk(child, items, seen)
  for (const root of item.shows) {
    if (seen.has(root)) continue
    root.user = item
    walk(root, items, seen)
  }
}

/** What the element is in, nearest first, through the components that are shown. */
export function around(item: Item): Item[] {
  const found: Item[] = []
  const seen = new Set<Item>([item])
  for (let at = item.parent ?? item.user; at && !seen.has(at); at = at.parent ?? at.user) {
    seen.add(at)
    found.push(at)
  }
  return found
}

/** Everything in the element, through the components that are shown in it. */
export function within(item: Item): Item[] {
  const found: Item[] = []
  const seen = new Set<Item>([item])
  const enter = (each: Item) => {
    if (seen.has(each)) return
    seen.add(each)
    found.push(each)
    for (const inner of [...each.children, ...each.shows]) enter(inner)
  }
  for (const inner of [...item.children, ...item.shows]) enter(inner)
  return found
}

/** Everything that is read on the element. */
export function wordsOn(item: Item): string {
  const inner = within(item).map(each => each.own)
  return [item.own, ...inner].filter(Boolean).join(' ')
}

/** How often a component is shown. */
export const usersOf = (scene: Scene, root: Item): Item[] =>
  scene.items.filter(item => item.shows.includes(root))
