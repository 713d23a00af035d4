import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Every TCP port that a process or anything it started listens on; Linux only, which says so in /proc. */
export function listeningPorts(root: number): number[] {
  const sockets = new Set(treeOf(root).flatMap(socketsOf))
  const ports = ['tcp', 'tcp6'].flatMap(family => listeners(family)).filter(({ inode }) => sockets.has(inode))
  return [...new Set(ports.map(({ port }) => port))].sort((a, b) => a - b)
}

const LISTEN = '0A'

function listeners(family: string): { port: number; inode: string }[] {
  const [, ...rows] = readFileSync(`/proc/net/${family}`, 'utf8').trim().split('\n')
  return rows
    .map(row => row.trim().split(/\s+/))
    .filter(([, , , state]) => state === LISTEN)
    .map(columns => ({
      port: Number.parseInt(columns[1]?.split(':')[1] ?? '', 16),
      inode: columns[9] ?? '',
    }))
}

/** The process and all below it. */
export function treeOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(pid => [Number(pid), parentOf(pid)]),
  )
  const below = (pid: number): number[] => [
    pid,
    ...[...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => below(child)),
  ]
  return below(root)
}

function parentOf(pid: string): number {
  try {
    // The name of a program may hold anything, so what comes after its closing bracket is read.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ')[1])
  } catch {
    return 0
  }
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
      } catch {
        return []
      }
    })
  } catch {
    // It has ended meanwhile.
    return []
  }
}
