import { compile, __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'

let known: Promise<Set<string>> | null = null

/** The beginnings of utilities that take a value, as Tailwind itself lists them: `bg`, `rounded-t`, `-mt`. */
export function utilityRoots(): Promise<Set<string>> {
  known ??= loadDesignSystem('').then(({ utilities }) => new Set(utilities.keys('functional')))
  return known
}

/** `bg` and `brand` of `bg-brand/50`, by the longest root; null for what is no such utility. */
export function utilityParts(
  word: string,
  roots: ReadonlySet<string>,
): { root: string; value: string } | null {
  for (let at = word.lastIndexOf('-'); at > 0; at = word.lastIndexOf('-', at - 1)) {
    const root = word.slice(0, at)
    if (roots.has(root)) return { root, value: word.slice(at + 1).replace(/\/.*$/s, '') }
  }
  return null
}

/** Where a theme keeps its names, as Tailwind documents it. */
const NAMESPACES =
  'color font text font-weight tracking leading radius shadow inset-shadow drop-shadow text-shadow spacing container ease animate blur perspective aspect breakpoint'.split(
    ' ',
  )

/** The name in `@theme` that would make a rule of each of these, by asking Tailwind; null where none would. */
export async function themeNames(
  dead: readonly { word: string; value: string }[],
): Promise<Map<string, string | null>> {
  const values = [...new Set(dead.map(({ value }) => value))].filter(value => /^[a-z][\w-]*$/i.test(value))
  const all = values.flatMap(value => NAMESPACES.map(space => `--${space}-${value}`))
  const { build } = await compile(
    `@theme { ${all.map(name => `${name}: 1px;`).join(' ')} } @tailwind utilities;`,
  )
  const made = new Set<string>()
  const found = new Map<string, string | null>()
  for (const { word, value } of dead) {
    const wanted = NAMESPACES.map(space => `--${space}-${value}`)
    const css = values.includes(value) ? build([word]) : ''
    // A sheet names what its rules use, of this word and of those before it.
    const used = wanted.filter(name => css.includes(`${name}: 1px`))
    const name = used.find(each => !made.has(each)) ?? (used.length === 1 ? used[0] : undefined)
    for (const each of used) made.add(each)
    found.set(word, name ?? null)
  }
  return found
}
