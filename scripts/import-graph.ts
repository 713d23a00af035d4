import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inRoot } from '#scripts/root.ts'

/** The code of each file by its path from the root. */
export type Sources = ReadonlyMap<string, string>

/** Which files each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const IS_CODE = /(?<!\.d)\.tsx?$/

/** All code in these folders of the project. */
export function readSources(folders: readonly string[]): Sources {
  const paths = folders.flatMap(folder =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map(name => posix.join(folder, name.replaceAll('\\', '/')))
      .filter(path => IS_CODE.test(path) && !path.includes('/node_modules/')),
  )
  return new Map(paths.map(path => [path, readFileSync(inRoot(path), 'utf8')]))
}

/** Imports that begin a line, of values and of types, what is passed on, and what is loaded later. */
const IMPORTS = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
]

/** Types count: who knows another's types cannot be read, moved or tested without it. Packages do not. */
export const importGraph = (sources: Sources): ImportGraph =>
  new Map([...sources].map(([path, code]) => [path, importsOf(path, code).filter(to => sources.has(to))]))

function importsOf(path: string, code: string): string[] {
  const named = IMPORTS.flatMap(pattern => [...code.matchAll(pattern)].map(match => match[1] ?? ''))
  return [...new Set(named.map(name => placeOf(path, name)))]
}

/** `#server/env.ts` and `./env.ts` as a path from the root; a worker's address has its query after it. */
function placeOf(from: string, name: string): string {
  const [address = ''] = name.split('?')
  return address.startsWith('#') ? address.slice(1) : posix.join(posix.dirname(from), address)
}
