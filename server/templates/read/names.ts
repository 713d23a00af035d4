import type { Fact } from '#server/templates/read/facts.ts'
import words from './words.json' with { type: 'json' }

const CALLED =
  /\b(?:called|named|titled|brand(?: name)?(?: is)?|(?:company|app|shop|studio|restaurant|firm|team)(?: name)?(?: is)|(?:my|our)(?: \p{Ll}{2,20}){0,2} (?:company|app|shop|studio|restaurant|firm|agency|business)|name is|name|brand name)(?:\s+|:\s*)/giu
/** A name: words that begin large, with small joining words between them. */
const NAME =
  /^\p{Lu}[\p{L}\p{N}'&-]*(?:(?: (?:&|and|of|the|de|la|le|du|van|von|der|und|y))? [\p{Lu}\p{N}][\p{L}\p{N}'&-]*){0,5}/u
const LOOKS_BACK = 40
const NAME_MAX_CHARACTERS = 60
const QUOTED = /"([^"\n]{1,300})"/g
/** The brand, the title and every text in quotation marks, by the word before it. */
export function readNames(prompt: string): Fact[] {
  const facts: Fact[] = []
  const taken = new Set<string>()
  const has = (what: string) => facts.some(({ fact }) => fact === what)
  for (const match of prompt.matchAll(QUOTED)) {
    const value = match[1]?.trim() ?? ''
    if (value === '') continue
    const label = labelBefore(prompt, match.index)
    const fact = (['title', 'lead', 'brand'] as const).find(each =>
      words.labels[each].split(' ').includes(label),
    )
    taken.add(value)
    facts.push(
      fact && !has(fact) ? { fact, value, said: value } : { fact: 'quoted', label, value, said: value },
    )
  }
  if (has('brand')) return facts
  const called = [...prompt.matchAll(CALLED)].map(match => nameAt(prompt, match.index + match[0].length))
  const value = called.find(name => name && !taken.has(name)) ?? nameBehindFor(prompt)
  return value ? [...facts, { fact: 'brand', value, said: value }] : withFirstQuoted(facts, prompt)
}

/** "a booking app for my salon “Schnipp”": what is quoted where the subject is named is its name. */
function withFirstQuoted(facts: Fact[], prompt: string): Fact[] {
  const [first] = facts
  const end = prompt.search(/[.,;:!?\n]/)
  if (first?.fact !== 'quoted' || first.label === '' || words.carriers.split(' ').includes(first.label))
    return facts
  const { value, said } = first
  const at = prompt.indexOf(value)
  // 'A dialog: "Delete it?"' says what it reads.
  if (/^:\s*"$/.test(prompt.slice(end, at))) return [{ fact: 'title', value, said }, ...facts.slice(1)]
  return end < 0 || at < end ? [{ fact: 'brand', value, said }, ...facts.slice(1)] : facts
}

/** The last word before a place, without what joins. */
function labelBefore(prompt: string, at: number): string {
  const before = prompt.slice(Math.max(0, at - LOOKS_BACK), at).toLowerCase()
  const last = before.match(/\p{L}+/gu) ?? []
  while (words.joins.split(' ').includes(last.at(-1) ?? '')) last.pop()
  return last.at(-1) ?? ''
}

function nameAt(prompt: string, at: number): string | null {
  const text = prompt.slice(at, at + NAME_MAX_CHARACTERS * 2)
  const name = NAME.exec(text)?.[0]
    .replace(/[.'&-]{1,20}$/, '')
    .trim()
  return name && name.length <= NAME_MAX_CHARACTERS ? name : null
}

/** `for Blue Harbor`, where two words or more begin large, and `for Tidal, a sailing school`: one alone may be any word. */
const nameBehindFor = (prompt: string): string | null =>
  [...prompt.matchAll(/\bfor (?=\p{Lu})/gu)].flatMap(({ index }) => {
    const name = nameAt(prompt, index + 4)
    const after = prompt.slice(index + 4 + (name?.length ?? 0))
    return name && (name.includes(' ') || /^, (?:an?|the|our|my) /.test(after.slice(0, 8))) ? [name] : []
  })[0] ?? null
