import type { VirtualFiles } from '../virtual-files.ts'
import { type Entry, entries } from './config-object.ts'

const CONFIGS = ['', 'src/'].flatMap(folder =>
  ['ts', 'js', 'cjs', 'mjs'].map(ending => `${folder}tailwind.config.${ending}`),
)
/** A config is read no further than this. */
const READ_MAX_CHARACTERS = 50_000

/** The config file of Tailwind 3 that a design brings, as a text. */
export function configFile(files: Pick<VirtualFiles, 'text'>): { path: string; text: string } | null {
  const path = CONFIGS.find(each => files.text(each) !== undefined)
  if (path === undefined) return null
  return { path, text: withoutComments((files.text(path) ?? '').slice(0, READ_MAX_CHARACTERS)) }
}

/** An apostrophe in one would begin a text. Paths such as `src/**` are none. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]{0,80}\/\*[\s\S]{0,3000}?\*\//gm, '').replace(/(^|[ \t,{(])\/\/[^\n]{0,500}/gm, '$1')

/** Colours and typefaces that a config file gives, as properties of a theme. */
export function configTheme(files: Pick<VirtualFiles, 'text'>): [name: string, value: string][] {
  const text = configFile(files)?.text ?? ''
  const palette = PALETTE.exec(text)?.[1] ?? ''
  return [
    ...entries(text, 'colors')
      .flatMap(entry => tailwindColors(entry, palette))
      .map(([keys, value]): [string, string] => [
        `--color-${keys.filter(key => key !== 'DEFAULT').join('-')}`,
        value.replace(/\s{0,9}\/\s{0,9}<alpha-value>/, ''),
      ]),
    ...entries(text, 'fontFamily')
      .filter(({ kind }) => kind === 'text' || kind === 'list')
      .map(({ keys, value }): [string, string] => [`--font-${keys.join('-')}`, value]),
  ].filter(([name, value]) => /^--[\w-]{1,80}$/.test(name) && /^[^;{}<>]{1,300}$/.test(value))
}

/** The name that a file has for the colours of Tailwind itself. */
const PALETTE =
  /(?:const|let|var|import)\s{1,9}(?:\*\s{1,9}as\s{1,9})?([\w$]{1,40})\s{1,9}(?:=\s{0,9}require\(\s{0,9}|from\s{0,9})['"]tailwindcss\/colors(?:\.js)?['"]/
const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']
/** What version 3 still had under the names of version 2. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ lightBlue: 'sky', warmGray: 'stone', trueGray: 'neutral', coolGray: 'gray', blueGray: 'slate' },
}
const MEMBER = /^([\w$]{1,40})\.([a-zA-Z]{1,20})(?:\[['"]?(\d{2,3})['"]?\])?$/

/** `colors.neutral` is a colour in all of its shades, `colors.neutral[900]` and `colors.white` are one. */
function tailwindColors({ keys, kind, value }: Entry, palette: string): [keys: string[], value: string][] {
  if (kind === 'text') return [[keys, value]]
  const [, of, name = '', shade] = (kind === 'member' && MEMBER.exec(value)) || []
  if (of === undefined || of !== palette) return []
  const color = `--color-${RENAMED[name] ?? name}`
  if (shade !== undefined) return [[keys, `var(${color}-${shade})`]]
  if (name === 'black' || name === 'white') return [[keys, `var(${color})`]]
  return SHADES.map(each => [[...keys, each], `var(${color}-${each})`])
}
