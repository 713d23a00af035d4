import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { LARGE_SCRIPTS, SCRIPT_FAMILY } from '#shared/script-fonts.ts'
import { type FontKind, THEME_FONTS } from '#shared/theme-fonts.ts'
import type { Fault } from './fault.ts'
import { lineCounter } from './read-source.ts'

const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|fangsong|inherit|initial|unset|revert|ui-[a-z-]+|-apple-system|BlinkMacSystemFont|var\(.*)$/i
/** What most machines have. */
const COMMON = new Set(
  'arial|helvetica|helvetica neue|georgia|times|times new roman|courier|courier new|verdana|tahoma|trebuchet ms|segoe ui|roboto|menlo|monaco|consolas|sf mono|sf pro text|sf pro display|cambria|palatino|impact|apple color emoji|segoe ui emoji|segoe ui symbol|noto color emoji|liberation mono|liberation sans'.split(
    '|',
  ),
)
const OURS = new Set(
  [...THEME_FONTS.map(({ label }) => label), SCRIPT_FAMILY, ...Object.values(LARGE_SCRIPTS)].map(name =>
    name.toLowerCase(),
  ),
)
const KIND_NAMES: Record<FontKind, string> = { sans: 'Sans', serif: 'Serif', mono: 'Mono' }

const FACE = /@font-face\s{0,20}\{[^}]{0,2000}?font-family\s{0,9}:\s{0,9}["']?([^"';}]{1,100})/gi
const FAMILY = /(?<![\w-])(?:font-family|fontFamily)\s{0,9}:\s{0,9}(["'`])?([^;{}\n]{1,300})/g
const WEB_SHEET = /@import\s{1,9}(?:url\(\s{0,9})?["']?(?:https?:)?\/\/[^;]{1,500};?/g
const NO_EFFECT = /@(plugin|config)\s[^;{]{1,300}/g

/** What a sheet says without effect: sheets of the web, plugins, typefaces that are not here. */
export function sheetFaults(file: string, css: string, all: readonly string[]): Fault[] {
  const lineAt = lineCounter(css)
  const found: Fault[] = []
  const say = (at: number, about: string, text: string) =>
    found.push({ kind: 'effect', file, line: lineAt(at), about, text })
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
  for (const { index, 0: text } of plain.matchAll(WEB_SHEET))
    say(
      index,
      `import ${text.slice(0, 80)}`,
      'Nothing is loaded from the web, so this sheet is left out. Name one of the typefaces that are here.',
    )
  for (const { index, 1: what } of plain.matchAll(NO_EFFECT))
    say(index, `@${what}`, `@${what} has no effect: there are no plugins and no config file. Use @theme in theme.css.`)
  const own = facesIn(all)
  for (const { name, value, start } of customProperties(plain)) {
    if (!/^--(?:font-(?!weight|size|feature|variation|stretch)|[\w-]*fonts?-(?:body|heading|mono|sans|serif))/.test(name)) continue
    const text = missingFamily(value, own)
    if (text) say(start, `font ${firstOf(value)}`, text)
  }
  for (const each of familyFaults(plain, own)) say(each.at, each.about, each.text)
  return unique(found)
}

/** Typefaces that code names and that are not here. */
export function codeFontFaults(file: string, code: string, all: readonly string[]): Fault[] {
  if (!code.includes('fontFamily')) return []
  const lineAt = lineCounter(code)
  return unique(
    familyFaults(code, facesIn(all)).map(({ at, about, text }) => ({
      ...{ kind: 'effect', file, line: lineAt(at), about, text },
    })),
  )
}

function familyFaults(text: string, own: ReadonlySet<string>): { at: number; about: string; text: string }[] {
  return [...text.matchAll(FAMILY)].flatMap(({ index, 1: quote, 2: rest = '' }) => {
    if (!quote && /^[a-z_$]\w*(?:[.,(\s}]|$)/.test(rest) && !/,/.test(rest)) return []
    // In code the stack is a text of its own; in a sheet its first family may be quoted.
    const closing = quote ? rest.indexOf(quote) : -1
    const stack = closing < 0 ? rest : rest.slice(0, closing) + restOfStack(rest.slice(closing + 1))
    const said = missingFamily(stack, own)
    return said ? [{ at: index, about: `font ${firstOf(stack)}`, text: said }] : []
  })
}

const restOfStack = (rest: string): string => (/^\s{0,9},\s{0,9}["'\w-]/.test(rest) && !/[:({]/.test(rest) ? rest : '')

const namesOf = (stack: string): string[] =>
  stack.split(',').map(name => name.trim().replace(/^["'`]|["'`]$|\s*!important$/g, '').trim())
const firstOf = (stack: string): string => namesOf(stack)[0] ?? ''

const isHere = (name: string, own: ReadonlySet<string>): boolean => {
  const plain = name.toLowerCase()
  return name === '' || GENERIC.test(name) || COMMON.has(plain) || OURS.has(plain) || own.has(plain)
}

/** The sentence about a stack whose first family is nowhere; null where it is there. */
function missingFamily(stack: string, own: ReadonlySet<string>): string | null {
  const names = namesOf(stack)
  const [first = '', ...others] = names
  if (!/^[\w][\w .-]{1,60}$/.test(first) || /^\d/.test(first) || isHere(first, own)) return null
  const kind = kindOf(names)
  const next = others.find(name => isHere(name, own) && !/^(?:inherit|initial|unset|var)/.test(name))
  const fallback = next ? `the text is set in ${next}` : 'the text is set in another'
  const there = THEME_FONTS.filter(font => font.kind === kind).map(({ label }) => label)
  return `"${first}" is not here; ${fallback}. ${KIND_NAMES[kind]}: ${there.join(', ')}.`
}

function kindOf(names: readonly string[]): FontKind {
  const all = names.join(' ').toLowerCase()
  if (/mono|courier|consolas|menlo/.test(all)) return 'mono'
  if (/(?<!sans-)\bserif|georgia|times|garamond|palatino/.test(all.replaceAll('sans-serif', ''))) return 'serif'
  return 'sans'
}

const facesIn = (sheets: readonly string[]): Set<string> =>
  new Set(sheets.flatMap(css => [...css.matchAll(FACE)].map(([, name = '']) => name.trim().toLowerCase())))

const unique = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map(fault => [fault.about, fault])).values(),
]
