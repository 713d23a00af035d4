import { packageName } from '#shared/packages.ts'
import type { Draft, ProjectFile } from './draft.ts'
import { sourceOfUse } from './react-part.ts'

const CHAKRA = '@chakra-ui/react'
const LUCIDE = 'lucide-react'
const FOLDER = 'src/compat'

/** Where a stand-in for a part of Next.js is imported from; what it imports itself comes along. */
export function nextPlace(draft: Draft, file: string): string {
  if (!draft.nextPlaces.has(file)) {
    draft.nextPlaces.set(file, draft.layout.claim(`${FOLDER}/next/${file}`))
    for (const [, used = ''] of (draft.facts.next[file] ?? '').matchAll(/from '\.\/([\w-]+)'/g)) {
      const found = [`${used}.ts`, `${used}.tsx`].find(name => draft.facts.next[name] !== undefined)
      if (found) nextPlace(draft, found)
    }
  }
  return aliasOf(draft.nextPlaces.get(file)!)
}

/** What a name of a package is imported from where this server gives more than the package; null for the package. */
export function packageInstead(draft: Draft, specifier: string, name: string): string | null {
  if (specifier === CHAKRA && draft.isOlderChakra) return chakraPlace(draft)
  if (specifier === LUCIDE && name === 'icons') return iconsPlace(draft)
  if (specifier === 'react' && name === 'use' && draft.standIns.hasSome) return sourceOfUse(draft)
  return null
}

const aliasOf = (place: string): string => `@/${place.slice('src/'.length).replace(/\.tsx?$/, '')}`

export function nextFiles(draft: Draft): ProjectFile[] {
  return [...draft.nextPlaces].map(([file, place]) => ({ name: place, content: draft.facts.next[file]! }))
}

function chakraPlace(draft: Draft): string {
  const key = `${FOLDER}/chakra/index.ts`
  const known = draft.made.get(key)
  if (known) return aliasOf(known.name)
  draft.packages.add(CHAKRA)
  const { files, own, groups } = draft.facts.chakra
  for (const [name, content] of Object.entries(files)) {
    const place = draft.layout.claim(`${FOLDER}/chakra/${name}`)
    for (const [, used = ''] of content.matchAll(/from '([^'.][^']*)'/g))
      draft.packages.add(packageName(used))
    draft.made.set(place, { name: place, content: `// @ts-nocheck\n${content}` })
  }
  const place = draft.layout.claim(key)
  draft.made.set(key, { name: place, content: chakraSource(own, groups) })
  return aliasOf(place)
}

/** Chakra UI 3 with the names of version 2, and its groups of parts as components, as previews have it. */
function chakraSource(own: readonly { file: string; name: string }[], groups: readonly string[]): string {
  const stems = [...new Set(own.map(({ file }) => file.replace(/\.tsx?$/, '')))]
  const variable = (stem: string) => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const sourceOf = ({ file, name }: { file: string; name: string }) =>
    `${variable(file.replace(/\.tsx?$/, ''))}Part.${name}`
  const older = new Map(
    own.filter(({ name }) => /^Older[A-Z]/.test(name)).map(one => [one.name.slice(5), one]),
  )
  const named = own.filter(({ name }) => !older.has(name.slice(5)) || !name.startsWith('Older'))
  const names = new Set(named.map(({ name }) => name))
  return `// @ts-nocheck
// Chakra UI 3 with the names and properties that version 2 had, as the preview gives them.
import * as chakra from '@chakra-ui/react'
import { createElement } from 'react'
${stems.map(stem => `import * as ${variable(stem)}Part from './${stem}'`).join('\n')}

export * from '@chakra-ui/react'
const drawn = (group, older = group.Root) => Object.assign(props => createElement(older, props), group)
${named.map(one => `export const ${one.name}: any = ${sourceOf(one)}`).join('\n')}
${groups
  .filter(name => !names.has(name))
  .map(name => {
    const one = older.get(name)
    return `export const ${name}: any = drawn(chakra.${name}${one ? `, ${sourceOf(one)}` : ''})`
  })
  .join('\n')}
`
}

/** `icons` of lucide-react with the names that icons had before. */
function iconsPlace(draft: Draft): string {
  const key = `${FOLDER}/lucide.ts`
  const place = draft.made.get(key)?.name ?? draft.layout.claim(key)
  draft.packages.add(LUCIDE)
  draft.made.set(key, { name: place, content: ICONS })
  return aliasOf(place)
}

const ICONS = `import * as all from 'lucide-react'

/** Every icon by each name it has had; the package leaves older ones out of its own list. */
export const icons: Record<string, any> = {
  ...Object.fromEntries(
    Object.entries(all).filter(([name]) => /^(?!Lucide)[A-Z]\\w*(?<!Icon)$/.test(name) && name !== 'Icon'),
  ),
  ...all.icons,
}
`
