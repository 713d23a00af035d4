import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A component of version 2 that has the name of a group of parts in version 3: `OlderTabs` is `<Tabs>`. */
const GROUP = /^Older([A-Z]\w*)$/

/**
 * What Chakra UI has besides its own exports: names of version 2, as the files in `shims/chakra` give them, and its
 * groups of parts as components. `<Menu>`, as it was in version 2, is `OlderMenu`, or `<Menu.Root>` where there is none.
 */
export function olderChakra(chakra: Chakra, shimsDir: string): string {
  const { own, groups } = chakraParts(chakra, shimsDir)
  const ownNames = new Set(own.map(({ name }) => name))
  const lines = [
    'import * as chakra from "@chakra-ui/react";import { createElement } from "react";',
    'const drawn = (group, older = group.Root) => Object.assign(props => createElement(older, props), group);',
  ]
  for (const { file, name } of own) {
    const from = JSON.stringify(join(shimsDir, file))
    const group = GROUP.exec(name)?.[1]
    if (group && groups.includes(group)) lines.push(`import { ${name} } from ${from};`)
    else if (!group) lines.push(`export { ${name} } from ${from};`)
  }
  for (const name of groups) {
    if (ownNames.has(name)) continue
    const older = `Older${name}`
    lines.push(`export const ${name} = drawn(chakra.${name}${ownNames.has(older) ? `, ${older}` : ''});`)
  }
  return lines.join('')
}

type Chakra = Readonly<Record<string, unknown>>

/** The package as it is, to be asked for its names. */
export const vendoredChakra = (vendorDir: string): Chakra =>
  createRequire(join(vendorDir, 'package.json'))('@chakra-ui/react') as Chakra

/** The names that the files in `shims/chakra` give, and the groups of parts that the package has. */
export function chakraParts(
  chakra: Chakra,
  shimsDir: string,
): { own: { file: string; name: string }[]; groups: string[] } {
  const groups = Object.entries(chakra)
    .filter(
      ([, group]) => typeof group === 'object' && group !== null && !('$$typeof' in group) && 'Root' in group,
    )
    .map(([name]) => name)
  const own = readdirSync(shimsDir).flatMap(file =>
    exportsOf(readFileSync(join(shimsDir, file), 'utf8')).map(name => ({ file, name })),
  )
  return { own, groups }
}

/** `olderProps` and what begins alike are for the files themselves. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function) (\w+)|^export \{ (\w+) \} from/gm)]
    .map(([, made, passed]) => made ?? passed ?? '')
    .filter(name => !/^(?:older\w*|useOwnValue)$/.test(name))
