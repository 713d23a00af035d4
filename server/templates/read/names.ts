import type { Fact } from '#server/templates/read/facts.ts'

const CALLED =
  /\b(?:called|named|titled|brand(?: name)?(?: is)?|company(?: name)?(?: is)?|name is|name:)\s+/gi
/** A name: words that begin large, with small joining words between them. */
const NAME =
  /^\p{Lu}[\p{L}\p{N}'&-]*(?:(?: (?:&|and|of|the|de|la|le|du|van|von|der|und|y))? [\p{Lu}\p{N}][\p{L}\p{N}'&-]*){0,5}/u
const QUOTED = /"([^"\n]{1,300})"/g
const LABELS: Readonly<Record<string, 'title' | 'lead' | 'brand'>> = {
  headline: 'title',
  heading: 'title',
  title: 'title',
  tagline: 'lead',
  slogan: 'lead',
  subtitle: 'lead',
  subheading: 'lead',
  lead: 'lead',
  intro: 'lead',
  called: 'brand',
  named: 'brand',
  name: 'brand',
  brand: 'brand',
  for: 'brand',
}

/** The brand, the title and every text in quotation marks, by the word before it. */
export function readNames(prompt: string): Fact[] {
  const facts: Fact[] = []
  const taken = new Set<string>()
  const add = (fact: Fact) => {
    if (fact.fact !== 'quoted' && facts.some(one => one.fact === fact.fact)) return
    facts.push(fact)
  }
  for (const match of prompt.matchAll(QUOTED)) {
    const value = match[1]?.trim() ?? ''
    if (value === '') continue
    const label = labelBefore(prompt, match.index)
    const fact = Object.hasOwn(LABELS, label) ? LABELS[label] : undefined
    taken.add(value)
    if (fact && !facts.some(one => one.fact === fact)) add({ fact, value, said: value })
    else add({ fact: 'quoted', label, value, said: value })
  }
  for (const match of prompt.matchAll(CALLED)) {
    const value = nameAt(prompt, match.index + match[0].length)
    if (value && !taken.has(value)) add({ fact: 'brand', value, said: value })
  }
  if (!facts.some(({ fact }) => fact === 'brand')) {
    const value = nameBehindFor(prompt)
    if (value) add({ fact: 'brand', value, said: value })
  }
  return facts
}

const LABEL_LOOKS_BACK = 40

/** The last word before a place, without what joins. */
function labelBefore(prompt: string, at: number): string {
  const before = prompt.slice(Math.max(0, at - LABEL_LOOKS_BACK), at).toLowerCase()
  const words = before.match(/\p{L}+/gu) ?? []
  while (
    ['is', 'should', 'be', 'say', 'saying', 'says', 'reading', 'text', 'the', 'a', 'with'].includes(
      words.at(-1) ?? '',
    )
  )
    words.pop()
  return words.at(-1) ?? ''
}

const NAME_MAX_CHARACTERS = 60

function nameAt(prompt: string, at: number): string | null {
  const text = prompt.slice(at, at + NAME_MAX_CHARACTERS * 2)
  const name = NAME.exec(text)?.[0]
    .replace(/[.'&-]+$/, '')
    .trim()
  return name && name.length <= NAME_MAX_CHARACTERS ? name : null
}

/** `for Blue Harbor`, where two words or more begin large: one alone may be any word. */
function nameBehindFor(prompt: string): string | null {
  for (const match of prompt.matchAll(/\bfor (?=\p{Lu})/gu)) {
    const name = nameAt(prompt, match.index + match[0].length)
    if (name?.includes(' ')) return name
  }
  return null
}
