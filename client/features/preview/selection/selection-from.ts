import { loadLate } from '#client/lib/load-late.ts'
import type { Selection } from '#client/state/selection.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { FrameTarget } from '#shared/frame-messages.ts'
import { referenceName, referenceSchema } from '#shared/references.ts'

type Made = Pick<Selection, 'code' | 'index' | 'label' | 'parents' | 'reference'>

// The parser is large, and only whoever selects needs it.
const elements = () => import('#shared/edits/elements/elements.ts')
const syntax = () => import('#shared/edits/syntax.ts')

/** What a frame says it has selected, checked against the source; null when it stands nowhere in it. */
export async function selectionFrom(
  target: FrameTarget,
  files: readonly SourceFile[],
  color: string,
): Promise<Made | null> {
  const [, file = '', line, column] = LOC.exec(target.loc ?? '') ?? []
  const code = files.find(({ name }) => name === file)?.code
  if (code === undefined) return null
  const [{ findElement, listElements, positionOf }, { parseCode }] = await Promise.all([
    loadLate(elements),
    loadLate(syntax),
  ])
  const { tree } = parseCode(code, file)
  const at = { line: Number(line), column: Number(column) }
  const element = tree && findElement(listElements(tree), at)
  if (!element) return null
  const reference = referenceSchema.safeParse({
    name: referenceName(element.tag, target.label),
    color,
    url: '',
    anchor: { file, ...positionOf(element), path: element.path },
  })
  if (!reference.success) return null
  const parents = target.parents.map(parent => ({ ...parent, tag: tagAt(parent.loc, files) ?? parent.tag }))
  return { code, index: target.index, label: target.label, parents, reference: reference.data }
}

/** The element as it is written: a build shortens the names of components. */
function tagAt(loc: string, files: readonly SourceFile[]): string | null {
  const [, file = '', line, column] = LOC.exec(loc) ?? []
  const text = files.find(({ name }) => name === file)?.code.split('\n')[Number(line) - 1]
  return /^<([\w.]+)/.exec(text?.slice(Number(column)) ?? '')?.[1] ?? null
}

const LOC = /^(.+):(\d+):(\d+)$/
