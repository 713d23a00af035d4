import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory in MB of the largest workerd below this process; null where there is no /proc. */
export function workerdMemory(): number | null {
  try {
    const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
    const sizes = processes.flatMap(pid => (isWorkerdBelowUs(pid) ? [residentOf(pid)] : []))
    return sizes.length > 0 ? Math.max(...sizes) : null
  } catch {
    return null
  }
}

const statusOf = (pid: string, field: string): string => {
  try {
    return new RegExp(`^${field}:\\s+(.+)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

function isWorkerdBelowUs(pid: string): boolean {
  if (statusOf(pid, 'Name') !== 'workerd') return false
  for (let parent = pid; parent && parent !== '0'; parent = statusOf(parent, 'PPid'))
    if (parent === String(process.pid)) return true
  return false
}

const residentOf = (pid: string): number => Number.parseInt(statusOf(pid, 'VmRSS'), 10) / 1024
