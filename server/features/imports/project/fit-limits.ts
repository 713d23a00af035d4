import { FILES_MAX, FILES_MAX_BYTES, type SourceFile } from '#shared/artifacts.ts'
import { collision } from '#shared/file-paths.ts'
import type { LeftOut } from '#shared/imports.ts'
import { nameReason } from './contents.ts'

/** Files of a design, of which those that are drawn come first; what no design may have or hold is left out. */
export function fitted(
  files: readonly SourceFile[],
  first: ReadonlySet<string>,
): { files: SourceFile[]; tooMuch: LeftOut[] } {
  const tooMuch: LeftOut[] = []
  const kept: SourceFile[] = []
  let characters = 0
  const sizeReason = ({ code }: SourceFile): string | null =>
    kept.length >= FILES_MAX ? MANY : characters + code.length > FILES_MAX_BYTES ? MUCH : null
  /** Names that some file system takes for one: the first of them stays. */
  const besideReason = (name: string): string | null => {
    const found = collision([...kept.map(file => file.name), name], each => each === name)
    return found && `It cannot stand beside the others. ${found.problem}`
  }
  const order = [...files].sort(
    (a, b) => Number(first.has(b.name)) - Number(first.has(a.name)) || byName(a, b),
  )
  for (const file of order) {
    const reason = nameReason(file.name) ?? sizeReason(file) ?? besideReason(file.name)
    if (reason) tooMuch.push({ path: file.name, reason })
    else {
      kept.push(file)
      characters += file.code.length
    }
  }
  return { files: kept.sort(byName), tooMuch }
}

const MANY = `A design has ${FILES_MAX} files at most; those that the page is made of came first.`
const MUCH = `The files of a design have ${FILES_MAX_BYTES / 1_000_000} MB together at most, with pictures as text.`

const byName = (a: SourceFile, b: SourceFile): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
