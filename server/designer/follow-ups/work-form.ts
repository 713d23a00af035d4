import type { DesignerRequest } from '#server/designer/designer-input.ts'
import { isOurs, notTranslated } from '#server/designer/preset/convert.ts'
import { lower } from '#server/designer/preset/lower.ts'
import { raised } from '#server/designer/preset/raise.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { isSameConfig, PRESETS } from '#shared/design.ts'
import { findElement, listElements, positionOf } from '#shared/edits/elements.ts'
import { parseCode } from '#shared/edits/syntax.ts'

type Selection = DesignerRequest['selection']

/** The form in which a design is changed, and the way back to its own; null where a change cannot be said in that. */
export interface WorkForm {
  files: SourceFile[]
  selection: Selection
  back: (files: SourceFile[]) => SourceFile[] | null
}

/** A design of the designer in another preset is changed in the form the designer writes in, and lowered again. */
export function workForm({ files, config, selection }: DesignerRequest): WorkForm {
  const own = asItIs({ files, selection })
  if (isSameConfig(config, PRESETS['shadcn-tailwind']) || !isOurs(files)) return own
  const base = raised(files, config)
  if ('where' in base) return own
  const selected = selection && selectedIn(selection, files, base.files)
  if (selection && !selected) return own
  const back = (changed: SourceFile[]): SourceFile[] | null => {
    if (notTranslated(changed, config)) return null
    const before = codesOf(lower(base.files, config))
    const there = codesOf(files)
    return lower(changed, config).map(file =>
      before.get(file.name) === file.code ? { ...file, code: there.get(file.name) ?? file.code } : file,
    )
  }
  return { files: base.files, selection: selected, back }
}

export const asItIs = ({ files, selection }: Pick<DesignerRequest, 'files' | 'selection'>): WorkForm => ({
  files,
  selection,
  back: changed => changed,
})

const codesOf = (files: readonly SourceFile[]) => new Map(files.map(({ name, code }) => [name, code]))

/** The same element there: both forms have the same elements in the same order. */
function selectedIn(
  selection: NonNullable<Selection>,
  from: readonly SourceFile[],
  to: readonly SourceFile[],
): Selection {
  const here = elementsIn(selection.file, from)
  const { line, column, path } = selection
  const chosen = (path && findElement(here, { path })) || findElement(here, { line, column })
  const there = chosen && elementsIn(selection.file, to)[here.indexOf(chosen)]
  return there ? { file: selection.file, ...positionOf(there), path: path && there.path } : null
}

function elementsIn(name: string, files: readonly SourceFile[]) {
  const code = files.find(file => file.name === name)?.code
  const tree = code === undefined ? null : parseCode(code, name).tree
  return tree ? listElements(tree) : []
}
