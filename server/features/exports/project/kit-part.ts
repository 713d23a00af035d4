import { packageName } from '#shared/packages.ts'
import type { Draft, ProjectFile } from './draft.ts'

/** Kept by the kit whatever the design has of that name, as the compiler does it. */
const KEPT = new Set(['lib/utils', 'hooks/use-mobile'])
const FROM = /\bfrom '([^']+)'/g

/** Where a kit module stands in the project; it is in it from then on. */
export function takeKit(draft: Draft, path: string): string {
  const known = draft.kitPlaces.get(path)
  if (known) return known
  const { name } = draft.kit.modules[path]!
  const usual = `src/${name}`
  const isTheirs = draft.design.resolve(`@/${path}`, '') !== null || draft.layout.has(usual)
  const place = draft.layout.claim(isTheirs ? `src/kit/${name}` : usual)
  draft.kitPlaces.set(path, place)
  for (const used of draft.kit.modules[path]!.imports) {
    if (draft.kit.modules[used] && !overridden(draft, used)) takeKit(draft, used)
  }
  return place
}

/** The design's own module that a kit module gets in place of the kit's. */
const overridden = ({ design }: Draft, path: string): string | null =>
  KEPT.has(path) ? null : design.resolve(`@/${path}`, '')

/** The kit modules in use; what they import is known to be there. */
export function kitFiles(draft: Draft): ProjectFile[] {
  return [...draft.kitPlaces].map(([path, place]) => ({
    name: place,
    content: draft.kit.modules[path]!.code.replace(FROM, (whole, specifier: string) => {
      if (!specifier.startsWith('@/')) {
        if (!specifier.startsWith('.')) draft.packages.add(packageName(specifier))
        return whole
      }
      const used = specifier.slice(2)
      const own = overridden(draft, used)
      const target = own ? draft.layout.of(own) : draft.kitPlaces.get(used)
      return target ? `from '@/${target.slice('src/'.length).replace(/\.[jt]sx?$/, '')}'` : whole
    }),
  }))
}
