import { table } from '#server/templates/acts-in-words/vocabulary.ts'
import type { Fact } from '#server/templates/read/facts.ts'

const CALLED =
  /\b(?:called|named|titled|brand(?: name)?(?: is)?|(?:company|app|shop|studio|restaurant|firm|team)(?: name)?(?: is)|name is|name|brand name)(?:\s+|:\s*)/gi
/** A name: words that begin large, with small joining words between them. */
const NAME =
  /^\p{Lu}[\p{L}\p{N}'&-]*(?:(?: (?:&|and|of|the|de|la|le|du|van|von|der|und|y))? [\p{Lu}\p{N}][\p{L}\p{N}'&-]*){0,5}/u
const QUOTED = /"([^"\n]{1,300})"/g
const LABELS = table({
  title: 'headline heading title',
  lead: 'tagline slogan subtitle subheading lead intro',
  brand: 'called named name brand for',
})

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
    const fact = LABELS.get(label)
    taken.add(value)
    if (fact && !facts.some(one => one.fact === fact)) add({ fact, value, said: value })
    else add({ fact: 'quoted', label, value, said: value })
  }
  for (const match of prompt.matchAll(CALLED)) {
    const value = nameAt(prompt, match.index + match[0].length)
    if (value && !taken.has(value)) add({ fact: 'brand', value, said: value })
  }
  if (facts.some(({ fact }) => fact === 'brand')) return facts
  const value = nameBehindFor(prompt)
  if (value) add({ fact: 'brand', value, said: value })
  return value ? facts : withFirstQuoted(facts, prompt)
}

/** Things of a page that carry a text of their own. */
const CARRIERS = new Set(
  'button link heading text label field placeholder tab badge message banner card section word link cta toast alert'.split(
    ' ',
  ),
)

/** "a booking app for my salon “Schnipp”": what is quoted where the subject is named is its name. */
function withFirstQuoted(facts: Fact[], prompt: string): Fact[] {
  const [first] = facts
  const end = prompt.search(/[.,;:!?\n]/)
  if (first?.fact !== 'quoted' || first.label === '' || CARRIERS.has(first.label)) return facts
  const isSubject = prompt.indexOf(first.value) < (end < 0 ? prompt.length : end)
  const { value, said } = first
  return isSubject ? [{ fact: 'brand', value, said }, ...facts.slice(1)] : facts
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

/** `for Blue Harbor`, where two words or more begin large, and `for Tidal, a sailing school`: one alone may be any word. */
function nameBehindFor(prompt: string): string | null {
  for (const match of prompt.matchAll(/\bfor (?=\p{Lu})/gu)) {
    const at = match.index + match[0].length
    const name = nameAt(prompt, at)
    if (
      name &&
      (name.includes(' ') ||
        /^, (?:an?|the|our|my) /.test(prompt.slice(at + name.length, at + name.length + 8)))
    )
      return name
  }
  return null
}
