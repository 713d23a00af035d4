// Every optional (platform) dependency that a lockfile names must be locked too: else other platforms get nothing.
import { readFileSync } from 'node:fs'
import { Problem, runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}

const LOCKS = [
  'package-lock.json',
  'scripts/node/package-lock.json',
  'scripts/browser/package-lock.json',
  'scripts/liveblocks/package-lock.json',
  'vendor/package-lock.json',
  'vendor/extended/package-lock.json',
  'tests/bench/rooms/peers/package-lock.json',
]

await runCommand(async () => {
  const faults = LOCKS.flatMap(file => faultsOf(JSON.parse(readFileSync(inRoot(file), 'utf8')) as Lock, file))
  if (faults.length > 0) throw new Problem(faults.join('\n'))
})

function faultsOf({ packages }: Lock, file: string): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, resolved }]) => [
    ...(resolved ? [`${file}: ${path} is locked to an address of one registry; remove "resolved".`] : []),
    ...Object.keys(optionalDependencies)
      .filter(name => !isLocked(packages, path, name))
      .map(name => `${file}: ${path || 'the project'} names ${name}, which is not locked.`),
  ])
}

/** As Node looks for packages: in the folder, then in every folder above it. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  for (
    let at = path;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}
