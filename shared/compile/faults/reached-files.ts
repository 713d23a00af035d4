import { ENTRY_FILES } from '#shared/artifacts.ts'
import { findEntry } from '#shared/compile/entry.ts'
import { normalPath, type VirtualFiles } from '#shared/compile/virtual-files.ts'
import type { Fault } from './fault.ts'
import { isCode, type ReadSource } from './read-source.ts'

/** The files that the page loads, from the one that it begins with on; null where that cannot be known. */
export function reachedFiles(sources: readonly ReadSource[], files: VirtualFiles): Set<string> | null {
  const entry = findEntry(files)
  const byPath = new Map(sources.map(source => [normalPath(source.file), source]))
  if (!entry || sources.some(({ parsed }) => parsed.code.includes('import.meta.glob'))) return null
  const reached = new Set([entry.path])
  // What is added on the way is walked through too.
  for (const path of reached) {
    const source = byPath.get(path)
    if (!source && isCode(path)) return null
    for (const { specifier } of source?.links ?? []) {
      const [plain = specifier] = specifier.split('?')
      const found = files.resolve(plain, path)
      if (found !== null) reached.add(found)
    }
  }
  return reached
}

/** A second page under the name of the one that the design begins with: nobody will see it. */
export function unseenPages(reached: ReadonlySet<string>, files: VirtualFiles): Fault[] {
  const entry = findEntry(files)
  const first = ENTRY_FILES.find(path => reached.has(path))
  if (!entry || !first) return []
  return ENTRY_FILES.flatMap((path): Fault[] => {
    const isTwin = stemOf(path) === stemOf(first) && files.text(path) !== undefined
    if (!isTwin || reached.has(path)) return []
    const text = `${path} is never shown: the design begins with ${entry.path} and has ${first}. Change ${first}, and delete ${path}.`
    return [{ kind: 'effect', file: path, line: null, about: `unseen ${path}`, text }]
  })
}

const stemOf = (path: string): string => path.replace(/^src\//, '').replace(/\.\w+$/, '')
