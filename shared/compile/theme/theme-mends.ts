import type { PatternConfig } from '#shared/design.ts'
import type { VirtualFiles } from '../virtual-files.ts'
import { type CustomProperty, customProperties } from './custom-properties.ts'
import { isTriple, tripleNames, withoutHslAround, withWholeColors } from './hsl-triples.ts'
import { scriptFamilies, withFamilies } from './script-fonts.ts'
import { configTheme } from './tailwind-config.ts'
import { isOfVersionThree, VERSION_THREE } from './version-three.ts'

/** What a design's theme is missing to mean here what it says. */
export interface ThemeMends {
  /** Stands behind the kit's theme and before the sheets of the design. */
  before: string
  /** Stands behind them. */
  after: string
  /** A sheet of the design, code or a class, as it is read here. */
  mended(text: string): string
}

interface Given {
  files: VirtualFiles
  config: PatternConfig
  /** The sheets of the design, by path, in their order. */
  sheets: readonly string[]
  /** The theme of the kit; empty where the design does not have it. */
  kitTheme: string
}

const NOTHING: ThemeMends = { before: '', after: '', mended: text => text }

/**
 * Themes as they are written for other set-ups: colours inside a layer, as bare numbers or in a config file, names that
 * no class is made of, and one side alone. What they mean is certain, so it holds.
 */
export function themeMends({ files, config, sheets, kitTheme }: Given): ThemeMends {
  if (config.styling !== 'tailwind') return NOTHING
  const own = sheets.flatMap(path => customProperties(files.text(path) ?? ''))
  const kit = customProperties(kitTheme)
  const kitNames = new Set(kit.filter(({ inside }) => isLight(inside)).map(({ name }) => name))
  const isKit = kitTheme !== ''
  const triples = isKit ? tripleNames(own) : new Set<string>()
  const isColor = (name: string) => triples.has(name) || kitNames.has(name)
  const mended = (text: string) => (isKit ? withoutHslAround(text, isColor) : text)
  const mendedSheet = (css: string) => mended(isKit ? withWholeColors(css) : css)
  const isThree = !isKit && sheets.some(path => isOfVersionThree(files.text(path) ?? ''))
  const before = [...outOfLayers(own), ...keptOnTheDarkSide(own, kit)].map(mendedSheet)
  return {
    before: [...(isThree ? [VERSION_THREE] : []), ...before].join('\n'),
    after: inTheme(own, kitNames, { files, kitTheme }, mended),
    mended,
  }
}

/** A sheet of the design as it is read here. */
export const mendedSheet = (css: string, { mended }: ThemeMends, isKit: boolean): string =>
  withDarkRoot(mended(isKit ? withWholeColors(css) : css))

/** Where the whole page stands in one dark box, menus and dialogs, which stand beside it, are dark too. */
export const DARK_ROOT = ':root:where(:has(#root > .dark))'
const DARK_RULE = /(^|[{};,/])(\s{0,200})\.dark(?=\s{0,200}[,{])/g

const withDarkRoot = (css: string): string =>
  css.includes('.dark') ? css.replace(DARK_RULE, `$1$2.dark, ${DARK_ROOT}`) : css

const selectorOf = (inside: readonly string[]): string => inside.at(-1) ?? ''
const partsOf = (inside: readonly string[]): string[] => {
  const known = parts.get(inside)
  if (known) return known
  const made = selectorOf(inside)
    .split(',')
    .map(part => part.trim())
  parts.set(inside, made)
  return made
}
/** A rule is asked about once for each of its lines. */
const parts = new WeakMap<readonly string[], string[]>()
const LIGHT = new Set([':root', ':host', 'html', '.light'])
const isLight = (inside: readonly string[]): boolean =>
  inside.slice(0, -1).every(rule => rule.startsWith('@layer')) &&
  partsOf(inside).some(part => LIGHT.has(part))
const isDark = (inside: readonly string[]): boolean => /\.dark\b|theme=["']?dark/.test(selectorOf(inside))
const isInTheme = (inside: readonly string[]): boolean => inside.some(rule => rule.startsWith('@theme'))
const THEME_PART =
  /^(?::root|:host|html|(?::root|html)?\.(?:dark|light)|(?::root|html)?\[data-(?:theme|mode)[^\]]{0,40}\])$/

/** Rules of a layer give way to all that is outside of one, the kit's among them. */
function outOfLayers(own: readonly CustomProperty[]): string[] {
  const rules = new Map<string, string[]>()
  for (const { name, value, inside } of own) {
    if (
      !inside.some(rule => rule.startsWith('@layer')) ||
      !partsOf(inside).every(part => THEME_PART.test(part))
    )
      continue
    const around = inside.slice(0, -1).filter(rule => !rule.startsWith('@layer'))
    // An element's name alone counts less than the kit's `:root`.
    const selector = partsOf(inside)
      .map(part => part.replace(/^html$/, ':root').replace(/^\.dark$/, `.dark, ${DARK_ROOT}`))
      .join(', ')
    const key = [...around, selector].map(rule => `${rule} {`).join(' ')
    const lines = rules.get(key) ?? []
    lines.push(`${name}: ${value};`)
    rules.set(key, lines)
  }
  return [...rules].map(
    ([head, lines]) => `${head} ${lines.join(' ')} ${'}'.repeat(head.split('{').length - 1)}`,
  )
}

/** The kit's dark greys are no part of a theme that has its own colours: what its dark side leaves out stays. */
function keptOnTheDarkSide(own: readonly CustomProperty[], kit: readonly CustomProperty[]): string[] {
  const dark = new Set(own.filter(({ inside }) => isDark(inside)).map(({ name }) => name))
  const kitDark = new Set(kit.filter(({ inside }) => isDark(inside)).map(({ name }) => name))
  const light = new Map(own.filter(({ inside }) => isLight(inside)).map(({ name, value }) => [name, value]))
  const kept = [...light].filter(([name]) => kitDark.has(name) && !dark.has(name))
  return kept.length === 0 ? [] : [`.dark { ${kept.map(([name, value]) => `${name}: ${value};`).join(' ')} }`]
}

const COLOR = /^(?:#[\da-f]{3,8}$|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\()/i
const NO_FONT = /^--font-(?:weight|size|feature|variation)/

/** Classes are made of the names in `@theme` alone. */
function inTheme(
  own: readonly CustomProperty[],
  kitNames: ReadonlySet<string>,
  { files, kitTheme }: Pick<Given, 'files' | 'kitTheme'>,
  mended: (text: string) => string,
): string {
  const themed = new Set(own.filter(({ inside }) => isInTheme(inside)).map(({ name }) => name))
  const root = own.filter(({ inside }) => isLight(inside))
  const names = new Set(root.map(({ name }) => name))
  const colors = new Set<string>()
  for (const { name, value } of root) {
    const stands = /^var\((--[\w-]{1,99})\)$/.exec(value)?.[1]
    const isOne =
      COLOR.test(value) ||
      (kitTheme !== '' && isTriple(value)) ||
      (stands !== undefined && (colors.has(stands) || kitNames.has(stands)))
    if (isOne) colors.add(name)
  }
  const lines = new Map<string, string>()
  const isFree = (name: string) => !themed.has(name) && !lines.has(name)
  for (const name of colors) {
    if (name.startsWith('--color-') || kitNames.has(name) || !isFree(`--color-${name.slice(2)}`)) continue
    lines.set(`--color-${name.slice(2)}`, `var(${name})`)
  }
  for (const [name, value] of configTheme(files)) {
    // The kit's own names mean the same there.
    const isKits = kitNames.has(`--${name.slice('--color-'.length)}`)
    if (name.startsWith('--color-') && (isKits || !isFree(name))) continue
    if (isFree(name) && isWhole(value, names)) lines.set(name, mended(value))
  }
  for (const { name, value } of root)
    if (name.startsWith('--font-') && !NO_FONT.test(name) && !themed.has(name) && isWhole(value, names))
      lines.set(name, value)
  const self = [...colors].filter(name => name.startsWith('--color-') && isFree(name))
  const fonts = scriptLines(own, lines, files, kitTheme)
  return [
    themeOf('inline', [...lines, ...fonts]),
    themeOf(
      'inline reference',
      self.map(name => [name, `var(${name})`]),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

/** A typeface that code sets at run time is not known where the page begins. */
const isWhole = (value: string, names: ReadonlySet<string>): boolean =>
  [...value.matchAll(/var\(\s{0,9}(--[\w-]{1,99})/g)].every(
    ([, name = '']) => names.has(name) || !name.includes('font'),
  )

/** Every stack has the scripts of the design's texts. */
function scriptLines(
  own: readonly CustomProperty[],
  lines: ReadonlyMap<string, string>,
  files: VirtualFiles,
  kitTheme: string,
): [string, string][] {
  const families = scriptFamilies(files.paths().map(path => files.text(path) ?? ''))
  if (families.length === 0) return []
  const stacks = new Map<string, string>(kitTheme ? KIT_STACKS : HTML_STACKS)
  for (const { name, value, inside } of own)
    if (isInTheme(inside) && /^--font-[\w]+$/.test(name)) stacks.set(name, value)
  for (const [name, value] of lines) if (name.startsWith('--font-')) stacks.set(name, value)
  return [...stacks].flatMap(([name, stack]) => {
    const whole = withFamilies(stack, families)
    return whole === stack || stack.startsWith('var(') ? [] : [[name, whole] as [string, string]]
  })
}

const KIT_STACKS: [string, string][] = [['--font-sans', '"Geist", ui-sans-serif, system-ui, sans-serif']]
const HTML_STACKS: [string, string][] = [['--font-sans', '"Inter", ui-sans-serif, system-ui, sans-serif']]

const themeOf = (how: string, lines: readonly (readonly [string, string])[]): string =>
  lines.length === 0
    ? ''
    : `@theme ${how} { ${lines.map(([name, value]) => `${name}: ${value};`).join(' ')} }`
