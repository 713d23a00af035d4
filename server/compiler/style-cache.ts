import { type StyleInput, styleCompiler, styleEntry } from '#shared/compile/style-sheet.ts'

interface Kept {
  build: (candidates: string[]) => string
  /** What it was last asked for, and what that gave. */
  candidates: readonly string[]
  css: string
}

const KEPT = 4
const all = new Map<string, Kept>()

/**
 * The style sheet of a design. Tailwind starts anew only when a sheet changed or a class is gone, since it never
 * forgets one: the same design gives the same sheet, whatever was compiled before it.
 */
export async function styleCache(input: StyleInput, candidates: string[]): Promise<string> {
  const key = keyOf(input)
  const before = all.get(key)
  all.delete(key)
  const build = before && !losesClass(before, candidates) ? before.build : await styleCompiler(input)
  const css = build(candidates)
  all.set(key, { build, candidates, css })
  if (all.size > KEPT) all.delete(all.keys().next().value!)
  return css
}

/** Everything the sheets are made of but the candidates. */
function keyOf(input: StyleInput): string {
  const { files, config } = input
  const sheets = files.paths().filter(path => path.endsWith('.css'))
  const hasPictures = sheets.some(path => files.text(path)?.includes('url('))
  const read = hasPictures ? files.paths().filter(path => !SOURCE.test(path)) : sheets
  const texts = read.map(path => `${path}\0${files.text(path)}`)
  return [config.designSystem, config.styling, styleEntry(input), ...texts].join('\0')
}

const SOURCE = /\.(?:[jt]sx?|mjs|json)$/

/** Whether something with a rule in the last sheet is no longer asked for; what merely begins like it counts too. */
function losesClass({ candidates, css }: Kept, wanted: readonly string[]): boolean {
  const now = new Set(wanted)
  return candidates.some(candidate => !now.has(candidate) && css.includes(`.${escaped(candidate)}`))
}

/** As a selector has it; a digit that begins it is written by its number. */
const escaped = (candidate: string): string =>
  candidate
    .replace(/[^\w\-\u0080-\uffff]/g, '\\$&')
    .replace(/^\d/, digit => `\\${digit.charCodeAt(0).toString(16)} `)
