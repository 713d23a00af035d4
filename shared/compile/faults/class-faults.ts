import { isTriple } from '#shared/compile/theme/hsl-triples.ts'
import { type ClassWord, classWords } from './class-words.ts'
import type { Fault } from './fault.ts'
import { nearest } from './nearest.ts'
import type { ReadSource } from './read-source.ts'
import { themeNames, utilityParts, utilityRoots } from './tailwind-names.ts'

export interface Sheet {
  /** The classes that have a rule. */
  classes: ReadonlySet<string>
  /** The names of the design and of the kit, with what they are. */
  properties: ReadonlyMap<string, string>
  isTailwind: boolean
}

/** The classes that a compiled sheet has rules for, as they are written in code. */
export function classesIn(css: string): Set<string> {
  const found = new Set<string>()
  for (const [, name = ''] of css.matchAll(/\.((?:[\w\u0080-\uffff-]|\\[0-9a-f]{1,6}\s|\\[^0-9a-f\n])+)/g))
    found.add(
      name
        .replace(/\\([0-9a-f]{1,6})\s/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
    )
  return found
}

/** The utility behind its variants: `hover:md:bg-x!` is `bg-x`. */
function bare(word: string): string {
  const open = word.search(/[[(]/)
  const at = (open < 0 ? word : word.slice(0, open)).lastIndexOf(':')
  return word.slice(at + 1).replace(/^!|!$/g, '')
}

const FEW = 3
const WORDS_MAX = 40

/** Classes that are meant as Tailwind's and make no rule. */
export async function classFaults(sources: readonly ReadSource[], sheet: Sheet): Promise<Fault[]> {
  const roots = await utilityRoots()
  const dead = sources.flatMap(source =>
    classWords(source, word => sheet.classes.has(word)).flatMap(each => {
      const word = bare(each.word)
      const parts = utilityParts(each.isGlued ? `${word}x` : word, roots)
      return parts && isDead(each, sheet) ? [{ ...each, ...parts, word, file: source.file }] : []
    }),
  )
  if (dead.length === 0) return []
  const fault = ({ word, line, file }: (typeof dead)[number], text: string): Fault => ({
    ...{ kind: 'effect', file, line, about: `class ${word}`, text },
  })
  if (!sheet.isTailwind)
    return dead.length < FEW ? [] : [fault(dead[0]!, noTailwind(dead.length, dead[0]!.word))]
  const told = [...new Map(dead.map(each => [`${each.file} ${each.word}`, each])).values()].slice(
    0,
    WORDS_MAX,
  )
  const names = await themeNames(told.filter(({ isGlued }) => !isGlued))
  return told.map(each =>
    fault(each, each.isGlued ? glued(each.word) : deadText(each, names.get(each.word) ?? null, sheet)),
  )
}

/** Tailwind makes a rule of a name in brackets, which no browser can read. */
const BARE_NAME = /-\[(--[\w-]+)\]$/

function isDead({ word, isGlued }: ClassWord, { classes }: Sheet): boolean {
  // The same colour is asked for without `hsl` here.
  if (word.includes('hsl(')) return false
  return isGlued || BARE_NAME.test(word) || !classes.has(word)
}

const noTailwind = (count: number, word: string): string =>
  `There is no Tailwind here: ${count} class names of it do nothing (${word} …). Write style={{ … }} or rules in theme.css.`

const glued = (word: string): string =>
  `Class names that are glued of parts (${word}…) make no rule. Write whole names in a map, or the value into style.`

function deadText(
  { word, root, value }: { word: string; root: string; value: string },
  wanted: string | null,
  { properties }: Sheet,
): string {
  const variable = BARE_NAME.exec(word)?.[1]
  if (variable) return `${word} has no effect. Write ${root}-(${variable}).`
  if (wanted === null)
    return `${word} makes nothing. Take a step of Tailwind 4, or write the value in brackets.`
  const own = properties.get(`--${value}`)
  if (own !== undefined && isTriple(own))
    return `--${value} "${own}" is no colour by itself, so ${word} makes nothing. Write hsl(${own}).`
  if (own !== undefined) return `${word} makes nothing. Add \`${wanted}: var(--${value});\` to @theme inline.`
  if (properties.has(wanted)) return `${word} makes nothing. Put ${wanted} into @theme.`
  const space = wanted.slice(0, -value.length)
  const there = [...properties.keys()].flatMap(name =>
    name.startsWith(space) ? [name.slice(space.length)] : [],
  )
  const near = nearest(value, there, 3, 0.5)
  const instead =
    near.length > 0
      ? `Near: ${near.map(name => `${root}-${name}`).join(', ')}.`
      : 'Make it in @theme, or take one that is there.'
  return `${word} makes nothing: there is no ${wanted}. ${instead}`
}
