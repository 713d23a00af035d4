import { STUB_SOURCE } from '#shared/compile/stub-source.ts'
import type { Layout } from './layout.ts'

const FOLDER = 'src/stand-ins'
/** As many type arguments as a type may be given without saying which. */
const ANY_ARGUMENTS = '<_A = any, _B = any, _C = any, _D = any>'

/** What stands in the place of something that cannot be imported, as the preview shows it. */
export interface StandIns {
  /** Whether the preview has any. */
  hasSome: boolean
  /** The names of a package that the preview has stand-ins for. */
  drawn(specifier: string): ReadonlySet<string>
  /** Where the stand-in of a package is found, with this name in it. */
  take(specifier: string, binding: { name: string; local: string; isType: boolean }): string
  /** The same for a package that is loaded while the page runs. */
  takeWhole(specifier: string): string
  /** Packages that something stands in for. */
  used(): string[]
  files(): { name: string; content: string }[]
}

const DRAWN = /\b__stub\(("(?:[^"\\]|\\.)*"),("(?:[^"\\]|\\.)*"),"(?:[^"\\]|\\.)*"\)/g

/** The stand-ins that a bundle has: a missing name of a package that is there is known by them alone. */
export function standInsOf(bundle: string | null, layout: Layout): StandIns {
  const drawn = new Map<string, Set<string>>()
  for (const [, specifier = '""', name = '""'] of (bundle ?? '').matchAll(DRAWN)) {
    const from = JSON.parse(specifier) as string
    drawn.set(from, (drawn.get(from) ?? new Set()).add(JSON.parse(name) as string))
  }
  const modules = new Map<string, { place: string; names: Map<string, { local: string; isType: boolean }> }>()
  const moduleOf = (specifier: string) => {
    const known = modules.get(specifier)
    if (known) return known
    const made = { place: layout.claim(`${FOLDER}/${slug(specifier)}.ts`), names: new Map() }
    modules.set(specifier, made)
    return made
  }
  return {
    hasSome: drawn.size > 0,
    drawn: specifier => drawn.get(specifier) ?? new Set(),
    take(specifier, { name, local, isType }) {
      const { place, names } = moduleOf(specifier)
      const before = names.get(name)
      names.set(name, { local: before?.local ?? local, isType: (before?.isType ?? true) && isType })
      return aliasOf(place)
    },
    takeWhole(specifier) {
      const { place, names } = moduleOf(specifier)
      names.set('*', { local: 'module', isType: false })
      return aliasOf(place)
    },
    used: () => [...modules].flatMap(([name, { names }]) => (hasValue(names) ? [name] : [])).sort(),
    files() {
      if (modules.size === 0) return []
      const base = layout.claim(`${FOLDER}/stand-in.ts`)
      return [
        { name: base, content: BASE },
        ...[...modules].map(([specifier, { place, names }]) => ({
          name: place,
          content: moduleSource(specifier, names, aliasOf(base)),
        })),
      ]
    },
  }
}

/** A type alone is never seen. */
const hasValue = (names: ReadonlyMap<string, { isType: boolean }>): boolean =>
  [...names.values()].some(({ isType }) => !isType)

const aliasOf = (place: string): string => `@/${place.slice('src/'.length).replace(/\.tsx?$/, '')}`

const slug = (specifier: string): string =>
  specifier
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60) || 'module'

const BASE = `// @ts-nocheck
// What stands in the place of a package that the preview could not load: a component draws a dashed note with its
// children, and anything else answers every call and property, so that the rest of the page goes on.
import * as __react from 'react'

${STUB_SOURCE}

export const standIn: (from: string, name: string, local: string) => any = __stub
`

function moduleSource(
  specifier: string,
  names: ReadonlyMap<string, { local: string; isType: boolean }>,
  base: string,
): string {
  const from = JSON.stringify(specifier)
  const lines = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { local, isType }]) => {
      const made = `standIn(${from}, ${JSON.stringify(name)}, ${JSON.stringify(local)})`
      if (name === 'default') return `const whole: any = ${made}\nexport default whole`
      if (name === '*') return `export const namespace: any = ${made}`
      if (!/^[A-Za-z_$][\w$]*$/.test(name)) return ''
      const value = isType ? '' : `export const ${name}: any = ${made}\n`
      return `${value}export type ${name}${ANY_ARGUMENTS} = any`
    })
  return `// ${from} could not be loaded in the preview, so this stands in its place, here as there.
// Install the package and import from it instead, or write what the page needs here.
import { standIn } from '${base}'

${lines.filter(Boolean).join('\n')}
`
}
