import { type CustomProperty, customProperties } from '#shared/compile/theme/custom-properties.ts'
import { isTriple } from '#shared/compile/theme/hsl-triples.ts'
import { type ClassWord, classWords } from './class-words.ts'
import type { Fault } from './fault.ts'
import { nearest } from './nearest.ts'
import type { ReadSource } from './read-source.ts'

export interface Sheet {
  /** The classes that have a rule. */
  classes: ReadonlySet<string>
  /** Names of the theme by their properties, those of the design first. */
  properties: readonly CustomProperty[]
  isTailwind: boolean
}

/** The classes that a compiled sheet has rules for, as they are written in code. */
export function classesIn(css: string): Set<string> {
  const found = new Set<string>()
  for (const [, name = ''] of css.matchAll(/\.((?:[\w-]|[^\x00-\x7f]|\\[0-9a-f]{1,6}\s|\\[^0-9a-f\n])+)/g))
    found.add(
      name
        .replace(/\\([0-9a-f]{1,6})\s/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
    )
  return found
}

export const propertiesIn = (sheets: readonly string[]): CustomProperty[] => sheets.flatMap(customProperties)

const COLORED =
  'bg|text|border(?:-[xytrblse])?|ring|ring-offset|fill|stroke|from|via|to|divide|outline|accent|caret|decoration|placeholder|shadow'
const SIZED =
  'p[xytrblse]?|m[xytrblse]?|w|h|size|min-w|min-h|max-w|max-h|gap(?:-[xy])?|space-[xy]|inset(?:-[xy])?|grid-cols|grid-rows|col-span|row-span|z|opacity|leading|tracking|font|rounded(?:-[trblse]{1,2})?|duration|ease|delay|animate|blur|backdrop-blur|scale|rotate|translate-[xy]|line-clamp|aspect|basis|order|columns'
const UTILITY = new RegExp(`^-?(?:(?:${COLORED}|${SIZED})-[a-z0-9\\[(.#]|(?:prose|container-type)\\b)`)
const OF_COLOR = new RegExp(`^(${COLORED})-([a-z][a-z0-9-]*)(?:/[\\w.%[\\]()-]+)?$`)
const NAMESPACES: readonly (readonly [RegExp, string])[] = [
  [/^font-(.+)$/, 'font'],
  [/^shadow-(.+)$/, 'shadow'],
  [/^rounded-(?:[trblse]{1,2}-)?(.+)$/, 'radius'],
  [/^animate-(.+)$/, 'animate'],
  [/^ease-(.+)$/, 'ease'],
  [/^text-(.+)$/, 'text'],
  [/^tracking-(.+)$/, 'tracking'],
  [/^leading-(.+)$/, 'leading'],
  [/^(?:max-w|min-w|w|size|basis|columns)-(.+)$/, 'container'],
  [/^(?:p[xytrblse]?|m[xytrblse]?|gap|h|w|size|space-[xy])-(.+)$/, 'spacing'],
]

/** The utility behind its variants: `hover:md:bg-x!` is `bg-x`. */
export const bare = (word: string): string => {
  const open = word.search(/[[(]/)
  const at = (open < 0 ? word : word.slice(0, open)).lastIndexOf(':')
  return word.slice(at + 1).replace(/^!|!$/g, '')
}

const FEW = 3

/** Classes that make no rule; `isTold` leaves out those of before. */
export function classFaults(
  source: ReadSource,
  sheet: Sheet,
  isTold: (word: string) => boolean = () => true,
): Fault[] {
  const dead = classWords(source).filter(each => isDead(each, sheet) && isTold(each.word))
  const fault = ({ word, line }: ClassWord, text: string): Fault => ({
    ...{ kind: 'effect', file: source.file, line, about: `class ${bare(word)}`, text },
  })
  if (!sheet.isTailwind)
    return dead.length < FEW
      ? []
      : [fault(dead[0]!, `There is no Tailwind here: ${dead.length} class names of it do nothing (${dead[0]!.word} …). Write style={{ … }} or rules in theme.css.`)]
  return dead.map(each => fault(each, each.isGlued ? glued(each.word) : deadText(bare(each.word), sheet)))
}

const glued = (word: string): string =>
  `Class names that are glued of parts (${word}…) make no rule. Write whole names in a map, or the value into style.`

function isDead({ word, isGlued }: ClassWord, { classes }: Sheet): boolean {
  if (isGlued) return UTILITY.test(`${bare(word)}x`)
  if (word.includes('hsl(')) return false
  if (/-\[--[\w-]+\]$/.test(word)) return true
  return UTILITY.test(bare(word)) && !classes.has(word)
}

function deadText(word: string, { properties }: Sheet): string {
  const variable = /^(.+)-\[(--[\w-]+)\]$/.exec(word)
  if (variable) return `${word} has no effect. Write ${variable[1]}-(${variable[2]}).`
  if (/-opacity-\d+$/.test(word)) {
    const [, what = 'bg', share = '50'] = /^(.+)-opacity-(\d+)$/.exec(word) ?? []
    return `${word} makes nothing. Write the share behind the colour: ${what}-black/${share}.`
  }
  if (word.startsWith('prose')) return `${word} makes nothing: there are no plugins. Style the elements themselves.`
  const value = (name: string) => properties.find(each => each.name === name)?.value
  const color = OF_COLOR.exec(word)?.[2]
  if (color && value(`--${color}`) !== undefined) {
    const is = value(`--${color}`)!
    if (isTriple(is)) return `--${color} "${is}" is no colour by itself, so ${word} makes nothing. Write hsl(${is}).`
    return `${word} makes nothing. Add \`--color-${color}: var(--${color});\` to @theme inline.`
  }
  for (const [pattern, space] of NAMESPACES) {
    const name = pattern.exec(word)?.[1]
    if (name && value(`--${space}-${name}`) !== undefined)
      return `${word} makes nothing. Put --${space}-${name} into @theme.`
  }
  if (color) {
    const colors = properties.flatMap(({ name }) => (name.startsWith('--color-') ? [name.slice(8)] : []))
    const near = nearest(color, [...new Set(colors)], 3, 0.5)
    const instead = near.length > 0 ? ` Near: ${near.join(', ')}.` : ''
    return `${word} makes nothing: there is no --color-${color}.${instead || ' Make it in @theme inline, or take a colour that is there.'}`
  }
  return `${word} makes nothing. Take a step of Tailwind 4, or write the value in brackets.`
}
