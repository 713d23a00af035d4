import type { Selection } from '#client/state/selection.ts'
import { readFile } from '#shared/acts/spot.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type PlacedElement, positionOf } from '#shared/edits/elements/elements.ts'
import { readableText } from '#shared/edits/jsx-source.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { referenceName, referenceSchema } from '#shared/references.ts'

/** A file, or an element in it. */
export interface Layer {
  path: string
  name: string
  level: number
  children: Layer[] | null
  /** Null for a file. */
  element: { file: SourceFile; placed: PlacedElement; label: string } | null
}

/** The elements of the design as they stand in its code, file by file. */
export function layersOf(files: readonly SourceFile[]): Layer[] {
  return files.flatMap(file => {
    const elements = readFile(file)?.elements ?? []
    if (elements.length === 0) return []
    const root: Layer = { path: file.name, name: file.name, level: 1, children: [], element: null }
    const made = new Map<PlacedElement, Layer>()
    for (const placed of elements) {
      const above = (placed.parent && made.get(placed.parent)) || root
      const label = labelOf(file.code, placed)
      const layer: Layer = {
        path: layerPath(file.name, placed.path),
        name: referenceName(placed.tag, label),
        level: above.level + 1,
        children: null,
        element: { file, placed, label },
      }
      made.set(placed, layer)
      if (above.children) above.children.push(layer)
      else above.children = [layer]
    }
    return [root]
  })
}

export const layerPath = (file: string, path: string | null): string => `${file}#${path ?? ''}`

/** The rows that are on the screen. */
export const openLayers = (layers: readonly Layer[], closed: ReadonlySet<string>): Layer[] =>
  layers.flatMap(layer => [
    layer,
    ...(layer.children && !closed.has(layer.path) ? openLayers(layer.children, closed) : []),
  ])

/** The element of a layer as one that was selected on the page. */
export function selectionOf(
  { element }: Layer,
  of: Pick<Selection, 'patternId' | 'artifactId' | 'isUnsaved'> & { color: string },
): Selection | null {
  if (!element) return null
  const { file, placed, label } = element
  const { color, ...kept } = of
  const reference = referenceSchema.safeParse({
    name: referenceName(placed.tag, label),
    color,
    url: '',
    anchor: { file: file.name, ...positionOf(placed), path: placed.path },
  })
  if (!reference.success) return null
  return { ...kept, code: file.code, label, index: 0, parents: [], reference: reference.data }
}

const LABEL_MAX_CHARACTERS = 60

/** What is written between its tags, where that is text alone. */
function labelOf(code: string, { node }: PlacedElement): string {
  const texts = node.children.flatMap(child =>
    child.type === 'JSXText' ? [readableText(code.slice(startOf(child), endOf(child)))] : [],
  )
  return texts.join(' ').trim().slice(0, LABEL_MAX_CHARACTERS)
}
