import { readFileSync } from 'node:fs'

export interface ProcessUsage {
  cpuMs: number
  /** It waits for something other than the processor. */
  isIdle: boolean
}

const MS_A_TICK = 10
/** Fields of /proc/<pid>/stat behind the name: the state, and the time in user and in kernel mode. */
const STATE = 0
const USER_TICKS = 11
const KERNEL_TICKS = 12

/** What the children of a process have used; null where the system does not tell, which only Linux does. */
export function usageOfChildren(pid: number): ProcessUsage | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
    if (children.length === 0) return null
    const usages = children.map(usageOf)
    return {
      cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      isIdle: usages.every(({ isIdle }) => isIdle),
    }
  } catch {
    return null
  }
}

function usageOf(pid: string): ProcessUsage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[USER_TICKS]) + Number(fields[KERNEL_TICKS])
  return { cpuMs: ticks * MS_A_TICK, isIdle: fields[STATE] !== 'R' }
}
