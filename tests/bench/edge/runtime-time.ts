import { readFileSync } from 'node:fs'
import { treeOf } from '#tests/support/product/listening-ports.ts'

const MS_A_TICK = 10
/** Fields of /proc/<pid>/stat behind the name: the time in user and in kernel mode. */
const TICKS = [11, 12] as const

/** Milliseconds of the processor that the runtime below this process has used; Linux only, which says so in /proc. */
export function runtimeMs(root: number): number {
  const ticks = treeOf(root).flatMap(pid => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    return stat.slice(0, end).endsWith('(workerd') ? TICKS.map(at => Number(fields[at])) : []
  })
  return ticks.reduce((sum, each) => sum + each, 0) * MS_A_TICK
}
