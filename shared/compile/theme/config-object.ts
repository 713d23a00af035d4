/** A value of a file, and the keys that lead to it: a text, a list of texts, a number or word, a member of something, or none that can be read. */
export interface Entry {
  keys: string[]
  kind: 'text' | 'list' | 'plain' | 'member' | 'unread'
  value: string
}

const DEPTH_MAX = 5

/** The values of the object that a key of the file has: nothing of it is run. */
export function entries(text: string, key: string): Entry[] {
  const found = new RegExp(`(?:^|[\\s{,'"])${key}['"]?\\s{0,9}:\\s{0,9}\\{`).exec(text)
  if (!found) return []
  const read: Entry[] = []
  readObject(text, found.index + found[0].length, [], read)
  return read
}

const KEY =
  /\s{0,200}(?:\/\/[^\n]{0,300}\n\s{0,200})?(?:(['"])([\w%, .-]{1,60})\1|([\w-]{1,60}))\s{0,20}:\s{0,20}/y
const VALUES: [Exclude<Entry['kind'], 'unread'>, RegExp][] = [
  /** `colors.neutral[900]` */
  ['member', /[\w$]{1,40}\.[a-zA-Z]{1,20}(?:\[['"]?\d{2,3}['"]?\])?(?=\s{0,20}[,}])/y],
  ['text', /(['"`])((?:(?!\1)[^\\\n$]){0,300})\1/y],
  ['list', /\[((?:\s{0,20}(?:'[^'\n]{0,100}'|"[^"\n]{0,100}")\s{0,20},?){1,20})[^\]]{0,100}\]/y],
  ['plain', /(?:true|false|-?\d{1,6}(?:\.\d{1,4})?)(?=\s{0,20}[,}])/y],
]

/** Returns where the object ends. */
function readObject(text: string, start: number, keys: string[], read: Entry[]): number {
  let at = start
  while (at < text.length) {
    const key = matchAt(KEY, text, at)
    if (key) {
      at += key[0].length
      at = readValue(text, at, [...keys, key[2] ?? key[3] ?? ''], read)
    }
    const end = skip(text, at)
    if (end < 0) return text.length
    if (text[end] === '}') return end + 1
    at = end + 1
  }
  return at
}

function readValue(text: string, at: number, keys: string[], read: Entry[]): number {
  if (text[at] === '{' && keys.length <= DEPTH_MAX) return readObject(text, at + 1, keys, read)
  for (const [kind, pattern] of VALUES) {
    const found = matchAt(pattern, text, at)
    if (!found) continue
    read.push({ keys, kind, value: plainValue(kind, found) })
    return at + found[0].length
  }
  read.push({ keys, kind: 'unread', value: '' })
  return at
}

function plainValue(kind: Entry['kind'], [whole, first = '', second = '']: RegExpExecArray): string {
  if (kind === 'text') return second
  if (kind !== 'list') return whole
  return first.replace(/\s+/g, ' ').replace(/,\s*$/, '').replaceAll("'", '"').trim()
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
