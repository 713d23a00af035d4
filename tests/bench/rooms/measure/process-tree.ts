import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100
export const CORES = availableParallelism()
/** Only Linux tells what a process tree used. */
export const CAN_MEASURE = process.platform === 'linux'

export interface TreeUse {
  cpuSeconds: number
  memoryMb: number
}

/** What a process and all its descendants have used so far. */
export function treeUse(root: number): TreeUse {
  const use = { cpuSeconds: 0, memoryMb: 0 }
  if (!CAN_MEASURE) return { cpuSeconds: Number.NaN, memoryMb: Number.NaN }
  for (const pid of treeOf(root)) {
    const fields = statOf(pid)
    use.cpuSeconds += (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND || 0
    use.memoryMb += memoryOf(pid)
  }
  return use
}

/** Busy seconds of all cores: what was neither ours nor the server's belongs to somebody else. */
export function machineBusySeconds(): number {
  if (!CAN_MEASURE) return Number.NaN
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , interrupt = 0, softInterrupt = 0, steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + interrupt + softInterrupt + steal) / TICKS_PER_SECOND
}

export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(statOf(Number(name))[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

/** The fields of /proc/<pid>/stat after the name, which may hold spaces; none when the process is gone. */
function statOf(pid: number): string[] {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
