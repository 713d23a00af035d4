import type { SourceFile } from '#shared/artifacts.ts'

/** The current files with what was made from others; what of it does not fit because they have changed since. */
export type TakenIn = { files: SourceFile[] } | { conflicts: string[] }

export function takenIn(
  current: readonly SourceFile[],
  was: readonly SourceFile[],
  will: readonly SourceFile[],
): TakenIn {
  const codeIn = (files: readonly SourceFile[], name: string) => files.find(file => file.name === name)?.code
  const names = [...new Set([...was, ...will].map(file => file.name))]
  const result = new Map(current.map(file => [file.name, file.code]))
  const conflicts: string[] = []
  for (const name of names) {
    const [before, after, now] = [codeIn(was, name), codeIn(will, name), codeIn(current, name)]
    if (before === after || now === after) continue
    if (now !== before) conflicts.push(name)
    else if (after === undefined) result.delete(name)
    else result.set(name, after)
  }
  return conflicts.length > 0 ? { conflicts } : { files: [...result].map(([name, code]) => ({ name, code })) }
}
