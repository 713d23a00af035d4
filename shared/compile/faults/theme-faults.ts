import type { SourceFile } from '#shared/artifacts.ts'
import { type CustomProperty, customProperties } from '#shared/compile/theme/custom-properties.ts'
import type { Fault } from './fault.ts'
import { missingFonts } from './font-faults.ts'
import { nearest } from './nearest.ts'
import { lineCounter, type ReadSource } from './read-source.ts'

interface Themed {
  files: readonly SourceFile[]
  sources: readonly ReadSource[]
  /** The whole sheet of the page. */
  css: string
  /** What the kit's parts are written with; it sets some names at run time. */
  kitCode: string
}

/** What a design says of its theme without effect. */
export function themeFaults(given: Themed): Fault[] {
  const themed = { ...given, sheets: given.files.filter(({ name }) => name.endsWith('.css')) }
  return [...overruled(themed), ...unknownNames(themed), ...missingFonts(themed), ...noPlugins(themed)]
}

interface WithSheets extends Themed {
  sheets: readonly SourceFile[]
}

/** Selectors that are the page itself, with what each counts; the rest of a theme holds where it stands. */
const PAGE: ReadonlyMap<string, number> = new Map([
  ['html', 1],
  [':root', 10],
  [':host', 10],
])

interface Said extends CustomProperty {
  weight: number
}

/** Declarations for the light page, each with what it counts against the others. */
const ofPage = (css: string): Said[] =>
  customProperties(css).flatMap((each): Said[] => {
    const [selector = '', ...around] = [...each.inside].reverse()
    const layers = around.filter(rule => rule.startsWith('@layer'))
    if (layers.length < around.length) return []
    const weights = selector.split(',').flatMap(part => PAGE.get(part.trim()) ?? [])
    return weights.length === 0
      ? []
      : [{ ...each, weight: Math.max(...weights) + (layers.length > 0 ? 0 : 100) }]
  })

/** A name that the design sets for its page and that is something else there. */
function overruled({ sheets, css }: WithSheets): Fault[] {
  const holds = new Map<string, Said>()
  for (const each of ofPage(css)) {
    const before = holds.get(each.name)
    if (!before || each.weight >= before.weight) holds.set(each.name, each)
  }
  const found = new Map<string, Fault>()
  const own = sheets.map(sheet => ({ sheet, said: customProperties(sheet.code).filter(isForPage) }))
  const values = new Map<string, string[]>()
  for (const { said } of own)
    for (const { name, value } of said) values.set(name, [...(values.get(name) ?? []), plain(value)])
  for (const { sheet, said } of own) {
    const lineAt = lineCounter(sheet.code)
    for (const { name, value, start } of said) {
      const is = holds.get(name)
      // What is mended for the page may stand in it in another form.
      if (!is || values.get(name)!.some(each => plain(is.value).includes(each))) continue
      found.set(name, {
        ...{ kind: 'effect', file: sheet.name, line: lineAt(start), about: `overruled ${name}` },
        text: `${name} is ${is.value} on the page, you wrote ${value}. Write it in :root, outside of @layer and @theme.`,
      })
    }
  }
  return [...found.values()]
}

const isForPage = ({ inside }: CustomProperty): boolean =>
  inside.some(rule => rule.startsWith('@theme')) ||
  (inside.slice(0, -1).every(rule => rule.startsWith('@layer')) &&
    (inside.at(-1) ?? '').split(',').some(part => PAGE.has(part.trim())))

const plain = (value: string): string => value.replace(/\s+/g, '').toLowerCase()

const USED = /var\(\s{0,9}(--[\w-]{1,100})\s{0,9}([,)])/g
const NAMED = /--[\w-]{1,100}/g
const GLUED = /(?<![\w-])--[\w-]{0,100}(?=\$\{)/g

/** Names that are used without a value beside them, and that nothing sets: not the sheet, not the code, not the kit. */
function unknownNames({ sheets, files, css, kitCode }: WithSheets): Fault[] {
  const written = files.filter(({ name }) => !name.endsWith('.css')).map(({ code }) => code)
  const isUsed = files.flatMap(({ name, code }) =>
    [...code.matchAll(USED)].flatMap(({ 1: used = '', 2: end, index }) =>
      end === ')' ? [{ name, code, used, index }] : [],
    ),
  )
  if (isUsed.length === 0) return []
  const set = new Set(customProperties(css).map(({ name }) => name))
  for (const [name] of css.matchAll(/(?<=@property\s)--[\w-]{1,100}/g)) set.add(name)
  for (const [name] of kitCode.matchAll(NAMED)) set.add(name)
  for (const code of written) for (const [name] of code.replace(USED, '').matchAll(NAMED)) set.add(name)
  for (const { code } of sheets) for (const { name } of customProperties(code)) set.add(name)
  const glued = [...written, kitCode].flatMap(code => [...code.matchAll(GLUED)].map(([start]) => start))
  const found = new Map<string, Fault>()
  for (const { name, code, used, index } of isUsed) {
    if (set.has(used) || glued.some(start => used.startsWith(start)) || found.has(`${name} ${used}`)) continue
    const near = nearest(
      used,
      [...set].filter(each => !each.startsWith('--tw-')),
      2,
    )
    found.set(`${name} ${used}`, {
      ...{ kind: 'effect', file: name, line: lineCounter(code)(index), about: `name ${used}` },
      text: `${used} is nowhere, so this has no effect.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''}`,
    })
  }
  return [...found.values()]
}

/** What a sheet asks of Tailwind that there is not. */
const noPlugins = ({ sheets }: WithSheets): Fault[] =>
  sheets.flatMap(({ name, code }) =>
    [...code.matchAll(/@(?:plugin|config)\b/g)].map(({ 0: what, index }) => ({
      ...{ kind: 'effect' as const, file: name, line: lineCounter(code)(index), about: what },
      text: `${what} has no effect: there are no plugins and no config file. Use @theme in theme.css.`,
    })),
  )
