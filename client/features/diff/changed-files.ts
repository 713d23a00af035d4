import { countChanges, diffLines } from '#client/lib/diff-lines.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export interface ChangedFile {
  name: string
  added: number
  removed: number
}

/** The files in which two versions differ, by name. */
export function changedFiles(before: readonly SourceFile[], after: readonly SourceFile[]): ChangedFile[] {
  const codeIn = (files: readonly SourceFile[], name: string) =>
    files.find(file => file.name === name)?.code ?? ''
  const names = [...new Set([...before, ...after].map(({ name }) => name))].sort()
  return names.flatMap(name => {
    const [original, updated] = [codeIn(before, name), codeIn(after, name)]
    return original === updated ? [] : [{ name, ...countChanges(diffLines(original, updated)) }]
  })
}
