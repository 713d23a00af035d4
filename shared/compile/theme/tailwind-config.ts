import type { VirtualFiles } from '../virtual-files.ts'

const CONFIGS = ['', 'src/'].flatMap(folder =>
  ['ts', 'js', 'cjs', 'mjs'].map(ending => `${folder}tailwind.config.${ending}`),
)
/** A config is read no further than this. */
const READ_MAX_CHARACTERS = 50_000
const DEPTH_MAX = 5

/** Colours and typefaces that a config file of Tailwind 3 gives, as properties of a theme: nothing of it is run. */
export function configTheme(files: Pick<VirtualFiles, 'text'>): [name: string, value: string][] {
  const path = CONFIGS.find(each => files.text(each) !== undefined)
  const text = path === undefined ? '' : (files.text(path) ?? '').slice(0, READ_MAX_CHARACTERS)
  const palette = PALETTE.exec(text)?.[1] ?? ''
  return [
    ...entries(text, 'colors')
      .flatMap(entry => tailwindColors(entry, palette))
      .map(([keys, value]): [string, string] => [
        `--color-${keys.filter(key => key !== 'DEFAULT').join('-')}`,
        value.replace(/\s{0,9}\/\s{0,9}<alpha-value>/, ''),
      ]),
    ...entries(text, 'fontFamily')
      .filter(([, value]) => !NAMED.test(value))
      .map(([keys, value]): [string, string] => [`--font-${keys.join('-')}`, value]),
  ].filter(([name, value]) => /^--[\w-]{1,80}$/.test(name) && /^[^;{}<>]{1,300}$/.test(value))
}

type Entry = [keys: string[], value: string]

/** The name that a file has for the colours of Tailwind itself. */
const PALETTE =
  /(?:const|let|var|import)\s{1,9}(?:\*\s{1,9}as\s{1,9})?([\w$]{1,40})\s{1,9}(?:=\s{0,9}require\(\s{0,9}|from\s{0,9})['"]tailwindcss\/colors(?:\.js)?['"]/
const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']
/** What version 3 still had under the names of version 2. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ lightBlue: 'sky', warmGray: 'stone', trueGray: 'neutral', coolGray: 'gray', blueGray: 'slate' },
}

/** `colors.neutral` is a colour in all of its shades, `colors.neutral[900]` and `colors.white` are one. */
function tailwindColors([keys, value]: Entry, palette: string): Entry[] {
  const [, of, name = '', shade] = NAMED.exec(value) ?? []
  if (of === undefined) return [[keys, value]]
  if (of !== palette) return []
  const color = `--color-${RENAMED[name] ?? name}`
  if (shade !== undefined) return [[keys, `var(${color}-${shade})`]]
  if (name === 'black' || name === 'white') return [[keys, `var(${color})`]]
  return SHADES.map(each => [[...keys, each], `var(${color}-${each})`])
}

/** The plain values of the object that a key of the file has, with the keys that lead there. */
function entries(text: string, key: string): Entry[] {
  const found = new RegExp(`(?:^|[\\s{,'"])${key}['"]?\\s{0,9}:\\s{0,9}\\{`).exec(text)
  if (!found) return []
  const read: Entry[] = []
  readObject(text, found.index + found[0].length, [], read)
  return read
}

const KEY =
  /\s{0,200}(?:\/\/[^\n]{0,300}\n\s{0,200})?(?:(['"])([\w-]{1,60})\1|([\w-]{1,60}))\s{0,20}:\s{0,20}/y
const TEXT = /(['"`])((?:(?!\1)[^\\\n$]){0,300})\1/y
const LIST = /\[((?:\s{0,20}(?:'[^'\n]{0,100}'|"[^"\n]{0,100}")\s{0,20},?){1,20})[^\]]{0,100}\]/y

/** `colors.neutral[900]`, as it is kept until it is known what `colors` is; no value in quotation marks begins so. */
const NAMED = /^=([\w$]{1,40})\.([a-zA-Z]{1,20})(?:\[['"]?(\d{2,3})['"]?\])?$/
const MEMBER = /[\w$]{1,40}\.[a-zA-Z]{1,20}(?:\[['"]?\d{2,3}['"]?\])?(?=\s{0,20}[,}])/y

/** Returns where the object ends. What is neither a text, a list of texts, a member of something nor an object is passed over. */
function readObject(text: string, start: number, keys: string[], read: Entry[]): number {
  let at = start
  while (at < text.length) {
    const key = matchAt(KEY, text, at)
    if (!key) {
      const end = skip(text, at)
      if (end < 0) return text.length
      if (text[end] === '}') return end + 1
      at = end + 1
      continue
    }
    at += key[0].length
    const path = [...keys, key[2] ?? key[3] ?? '']
    const value = matchAt(TEXT, text, at)
    const list = matchAt(LIST, text, at)
    const member = matchAt(MEMBER, text, at)
    if (member) read.push([path, `=${member[0]}`])
    else if (value) read.push([path, value[2] ?? ''])
    else if (list)
      read.push([path, (list[1] ?? '').replace(/\s+/g, ' ').replace(/,\s*$/, '').replaceAll("'", '"').trim()])
    if (text[at] === '{' && keys.length < DEPTH_MAX) at = readObject(text, at + 1, path, read)
    else at += (member ?? value ?? list)?.[0].length ?? 0
    const end = skip(text, at)
    if (end < 0) return text.length
    if (text[end] === '}') return end + 1
    at = end + 1
  }
  return at
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The comma or closing brace that ends what stands here. */
function skip(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (char === "'" || char === '"' || char === '`') {
      const end = text.indexOf(char, at + 1)
      if (end < 0) return -1
      at = end
    } else if (char === '{' || char === '(' || char === '[') depth++
    else if (char === '}' && depth === 0) return at
    else if (char === '}' || char === ')' || char === ']') depth--
    else if (char === ',' && depth === 0) return at
  }
  return -1
}
