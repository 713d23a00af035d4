import type { SourceFile } from '#shared/artifacts.ts'
import type { Fault } from '#shared/compile/faults/fault.ts'

/**
 * What was on the page before the run is no fault of its changes: it is said beside others and calls for no repair, which
 * would change what nobody asked for. A line counts as new when it was nowhere in its file.
 */
export function withOldFaults(
  faults: readonly Fault[],
  files: readonly SourceFile[],
  base: readonly SourceFile[],
): Fault[] {
  if (base.length === 0) return [...faults]
  const now = new Map(files.map(({ name, code }) => [name, code]))
  const before = new Map(base.map(({ name, code }) => [name, code]))
  const isThemeNew = [...now].some(([name, code]) => name.endsWith('.css') && before.get(name) !== code)
  const linesBefore = new Map<string, Set<string>>()
  const isOld = ({ file, line, about }: Fault): boolean => {
    if (isThemeNew && about.startsWith('contrast ')) return false
    const code = file === null ? undefined : before.get(file)
    if (file === null || code === undefined || line === null) return false
    const lines = linesBefore.get(file) ?? new Set(code.split('\n').map(text => text.trim()))
    linesBefore.set(file, lines)
    return lines.has(now.get(file)?.split('\n')[line - 1]?.trim() ?? '')
  }
  return faults.map(fault => (fault.kind === 'look' && isOld(fault) ? { ...fault, kind: 'note' } : fault))
}
