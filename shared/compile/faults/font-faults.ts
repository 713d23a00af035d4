import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { SourceFile } from '#shared/artifacts.ts'
import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { LARGE_SCRIPTS, SCRIPT_FAMILY } from '#shared/script-fonts.ts'
import { THEME_FONTS } from '#shared/theme-fonts.ts'
import type { Fault } from './fault.ts'
import { lineCounter, type ReadSource } from './read-source.ts'

/** Words of the language, and what most machines have. */
const NO_TYPEFACE = new Set(
  'serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|math|emoji|inherit|initial|unset|revert|revert-layer|-apple-system|blinkmacsystemfont|arial|helvetica|helvetica neue|georgia|times|times new roman|courier|courier new|verdana|tahoma|trebuchet ms|segoe ui|impact|menlo|monaco|consolas|sfmono-regular|apple color emoji|segoe ui emoji|noto color emoji'.split(
    '|',
  ),
)
const HERE = [...THEME_FONTS.map(({ label }) => label), SCRIPT_FAMILY, ...Object.values(LARGE_SCRIPTS)]

/** Typefaces that are named first and that are nowhere: another takes their place. */
export function missingFonts({
  sheets,
  sources,
  css,
}: {
  sheets: readonly SourceFile[]
  sources: readonly ReadSource[]
  css: string
}): Fault[] {
  const faces = [...css.matchAll(/@font-face\s{0,9}\{[^}]{0,2000}?font-family\s{0,9}:\s{0,9}([^;}]{1,100})/g)]
  const here = new Set(
    [...HERE, ...faces.map(([, name = '']) => unquoted(name))].map(name => name.toLowerCase()),
  )
  const found = new Map<string, Fault>()
  const look = (file: string, line: number, stack: string) => {
    const [first = '', ...rest] = stack.split(',').map(unquoted)
    const isHere = (name: string) => NO_TYPEFACE.has(name.toLowerCase()) || here.has(name.toLowerCase())
    if (!/^[\p{L}][\p{L}\d .-]{1,60}$/u.test(first) || isHere(first) || found.has(`${file} ${first}`)) return
    const next = rest.find(isHere)
    const kind = rest.includes('serif') ? 'serif' : rest.includes('monospace') ? 'mono' : 'sans'
    const there = THEME_FONTS.filter(font => font.kind === kind).map(({ label }) => label)
    found.set(`${file} ${first}`, {
      ...{ kind: 'effect', file, line, about: `font ${first}` },
      text: `"${first}" is not here; ${next ? `the text is set in ${next}` : 'another takes its place'}. Here are ${there.join(', ')}.`,
    })
  }
  for (const { name, code } of sheets) {
    const lineAt = lineCounter(code)
    for (const each of customProperties(code))
      if (/^--font-(?!weight|size|feature|variation|stretch)[\w-]+$/.test(each.name))
        look(name, lineAt(each.start), each.value)
    for (const { 1: stack = '', index } of code.matchAll(
      /(?<![\w-])font-family\s{0,9}:\s{0,9}([^;{}]{1,300})/g,
    ))
      if (!isInFace(code, index)) look(name, lineAt(index), stack)
  }
  for (const { file, parsed, lineAt } of sources)
    for (const [at, { type, start, end }] of parsed.tokens.entries()) {
      const [before, named] = [parsed.tokens[at - 1], parsed.tokens[at - 2]]
      if (type !== T.string || before?.type !== T.colon || !named) continue
      if (parsed.code.slice(named.start, named.end) === 'fontFamily')
        look(file, lineAt(start), parsed.code.slice(start + 1, end - 1))
    }
  return [...found.values()]
}

const unquoted = (name: string): string =>
  name
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim()

const isInFace = (code: string, at: number): boolean =>
  /@font-face\s{0,9}$/.test(code.slice(0, code.lastIndexOf('{', at)).slice(-30))
