import type { ActInput } from '#shared/acts/act.ts'
import { because, type Reason } from '#shared/acts/made.ts'
import { ownComponent, readFile, type Spot, spotOf } from '#shared/acts/spot.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Anchor } from '#shared/edits/reanchor.ts'

type InsertPart = Extract<ActInput, { act: 'insertPart' }>

/** The act that puts a part at an anchor; without one it comes at the end of the page. */
export function insertionAt(
  files: readonly SourceFile[],
  anchor: Anchor | null,
  { place, part }: Pick<InsertPart, 'place' | 'part'>,
): InsertPart | Reason {
  if (anchor) {
    const { file, line, column, path } = anchor
    // Whoever types above an element moves its line, not its path.
    const at = path === null ? { line, column } : { path }
    const spot = spotOf(files, { file, at })
    return 'reason' in spot ? spot : { act: 'insertPart', file, at, place, part }
  }
  const page = pageOf(files)
  if (!page) return because('There is no page yet that it could be put on.')
  const { file, element } = page
  return { act: 'insertPart', file: file.name, at: { path: element.path }, place: 'inside', part }
}

/** Components that only hand on to others end here. */
const WITHIN_MAX = 6

/** What holds the page: the first element of HTML from the design's root inwards, and `main` where it is one of it. */
function pageOf(files: readonly SourceFile[]): Spot | null {
  const root = files.find(({ name }) => /^App\.[jt]sx$/.test(name))
  const read = root && readFile(root)
  if (!root || !read) return null
  const spots = (of: SourceFile): Spot[] => {
    const { tree, elements } = readFile(of) ?? { tree: read.tree, elements: [] }
    return elements.map(element => ({ file: of, tree, element }))
  }
  let around = spots(root).filter(({ element }) => element.path.startsWith('App:'))
  if (around.length === 0) around = spots(root)
  for (let depth = 0; depth < WITHIN_MAX; depth++) {
    const page = around.find(isMain) ?? around.find(isHtml)
    if (page) return page
    const next = around.flatMap(spot => ownComponent(files, spot)?.file ?? []).find(file => file !== root)
    if (!next) return null
    around = spots(next)
  }
  return null
}

const isMain = ({ element }: Spot): boolean => element.tag === 'main'
const isHtml = ({ element }: Spot): boolean => /^[a-z]/.test(element.tag)
