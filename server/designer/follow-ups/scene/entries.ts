import type { Entry, List } from '#server/designer/follow-ups/scene/lists.ts'
import { stringLiteral } from '#shared/edits/jsx-source.ts'

/** The file without one entry of the list, its comma and its line. */
export function withoutEntry(code: string, { entries }: List, at: number): string {
  const entry = entries[at]
  if (!entry) return code
  const after = /^\s*,/.exec(code.slice(entry.end))?.[0].length ?? 0
  const lineStart = code.lastIndexOf('\n', entry.start - 1) + 1
  const rest = /^[ \t]*(?:\/\/[^\n]*)?\r?\n/.exec(code.slice(entry.end + after))
  if (code.slice(lineStart, entry.start).trim() === '' && rest)
    return code.slice(0, lineStart) + code.slice(entry.end + after + rest[0].length)
  if (after > 0) {
    const blanks = /^[ \t]*/.exec(code.slice(entry.end + after))?.[0].length ?? 0
    return code.slice(0, entry.start) + code.slice(entry.end + after + blanks)
  }
  const before = /,\s*$/.exec(code.slice(0, entry.start))?.[0].length ?? 0
  return code.slice(0, entry.start - before) + code.slice(entry.end)
}

/** The file with one more entry before the one at that place, or as the last. */
export function withEntry(code: string, { entries }: List, at: number, text: string): string {
  const before = entries[at]
  const anchor = before ?? entries.at(-1)
  if (!anchor) return code
  const line = code.slice(code.lastIndexOf('\n', anchor.start - 1) + 1, anchor.start)
  const gap = line.trim() === '' ? `\n${line}` : ' '
  return before
    ? `${code.slice(0, before.start)}${text},${gap}${code.slice(before.start)}`
    : `${code.slice(0, anchor.end)},${gap}${text}${code.slice(anchor.end)}`
}

/** The file with the entries in another order; every entry keeps its text. */
export function inOrder(code: string, { entries }: List, order: readonly number[]): string {
  let next = ''
  let from = 0
  entries.forEach((place, at) => {
    next += code.slice(from, place.start) + (entries[order[at] ?? at]?.code ?? place.code)
    from = place.end
  })
  return next + code.slice(from)
}

/** An entry like another one, with some fields set; keys it does not have are left out. */
export function entryLike(entry: Entry, set: Record<string, string | number>): string {
  let text = entry.code
  for (const [key, value] of Object.entries(set)) {
    const written = typeof value === 'number' ? String(value) : null
    const quote = /'/.test(text) && !/"/.test(text) ? "'" : '"'
    const literal = written ?? stringLiteral(String(value), quote)
    if (key === '') return literal
    const pattern = new RegExp(
      `(\\b${key}["']?\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|-?\\d[\\d._]*|null|true|false)`,
    )
    text = text.replace(pattern, (_, head: string) => head + literal)
  }
  return text
}

/** The key that holds what a person calls an entry by. */
export const labelKey = ({ fields, label }: Entry): string | undefined =>
  Object.keys(fields).find(key => fields[key] === label)

export const IDENTITY = /^(?:id|key|slug|value|href|to|path)$/

/** What must differ from the entry it is like: ids and links. */
export function newIdentity({ fields }: Entry, list: List, label: string): Record<string, string | number> {
  const set: Record<string, string | number> = {}
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  for (const [key, value] of Object.entries(fields)) {
    if (!IDENTITY.test(key)) continue
    if (typeof value === 'number')
      set[key] = Math.max(0, ...list.entries.map(each => Number(each.fields[key]) || 0)) + 1
    else if (/^(?:#|\/)/.test(String(value))) set[key] = `${String(value)[0]}${slug}`
    else if (!/^https?:/.test(String(value)) && key !== 'value') set[key] = slug
  }
  return set
}
