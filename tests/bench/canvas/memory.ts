import { readFileSync } from 'node:fs'
import { treeOf } from '#tests/bench/rooms/measure/process-tree.ts'

/** What all renderers of this process's browsers hold, in MB; what several share is counted once. */
export function renderersPss(): { count: number; megabytes: number } {
  const held = treeOf(process.pid).filter(isRenderer).map(pssOf)
  return { count: held.length, megabytes: held.reduce((sum, size) => sum + size, 0) }
}

const isRenderer = (pid: number): boolean => read(`/proc/${pid}/cmdline`).includes('--type=renderer')

const pssOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1_024

/** Empty once the process is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
