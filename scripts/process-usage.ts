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
    const children = childrenOf(pid)
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

/** The processes that this thread of it has started. */
const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

/** Resident bytes of this process and of all below it, by the name of their program. */
export function memoryByProgram(): Record<string, number> {
  const memory: Record<string, number> = { node: process.memoryUsage.rss() }
  const add = (pid: number) => {
    for (const child of childrenOf(pid)) {
      const status = readFileSync(`/proc/${child}/status`, 'utf8')
      const name = /^Name:\s*(\S{1,40})/.exec(status)?.[1] ?? 'other'
      const kilobytes = Number(/^VmRSS:\s*(\d{1,15})/m.exec(status)?.[1] ?? 0)
      memory[name] = (memory[name] ?? 0) + kilobytes * 1024
      add(Number(child))
    }
  }
  try {
    add(process.pid)
  } catch {
    // Another system, or one of them has just ended: what is known is told.
  }
  return memory
}
