import type { TemplateEntry } from '#server/templates/entry.ts'
import type { Fact } from '#server/templates/read/facts.ts'
import { readable, wordsOf } from '#server/templates/read/words.ts'

/** As much as a person reads of his own words; of what follows the beginning is said. */
const SAID_MAX_CHARACTERS = 1_500
const PASSAGE_MAX_CHARACTERS = 160
/** They name nothing by themselves. */
const EMPTY = new Set(
  wordsOf(
    `a an the and or of for with to in on at by from as is are be it its it's this that these those there here i we you me
     us my our your their his her please can could would should will shall may want wants need needs needed like liked
     love make create build design generate give show showing shown have has having include includes including use using
     add put get so just also all any some each every new nice simple modern clean beautiful great good cool page screen
     app application website web site ui interface layout view called named titled about which who where what when how
     hi hello hey thanks thank do does not no if then than but very more most one called name named brand title
     headline tagline colour color theme mode`,
  ),
)

/**
 * What of a request is neither on the page nor named as left out: its passages in their own words, so that nothing a
 * person asked for is passed over in silence.
 */
export function unusedOf(prompt: string, { title, words }: TemplateEntry, facts: readonly Fact[]): string[] {
  const known = new Set([...EMPTY, ...wordsOf(`${title} ${words}`), ...facts.flatMap(wordsOfFact)])
  const passages = passagesOf(withoutQuoted(readable(prompt), facts)).filter(passage =>
    wordsOf(passage).some(word => !known.has(word)),
  )
  const said: string[] = []
  let length = 0
  for (const passage of new Set(passages.map(bare))) {
    const text = passage.length > PASSAGE_MAX_CHARACTERS ? `${cut(passage)}…` : passage
    length += text.length
    if (length > SAID_MAX_CHARACTERS) return [...said, `${text} … and all that follows`]
    said.push(text)
  }
  return said
}

/** What was quoted is told as it was read. */
const withoutQuoted = (text: string, facts: readonly Fact[]): string =>
  facts.reduce((rest, fact) => ('value' in fact ? rest.replaceAll(`"${fact.value}"`, '') : rest), text)

/** Between two passages of a request. */
const PARTS = /[\n;!?]|\.(?=\s|$)|,(?!\d)|:(?=\s)|\s(?:and|with|plus|including|where|that|which)\s/i

const passagesOf = (text: string): string[] =>
  text
    .split(PARTS)
    .map(passage => passage.replace(/\s+/g, ' ').trim())
    .filter(passage => passage !== '')

const EDGES = /^[\s"'()[\]•*·–—-]+|[\s"'()[\]•*·–—-]+$/g

/** Without the small words that lead in. */
function bare(passage: string): string {
  let rest = passage.replace(EDGES, '')
  for (;;) {
    const end = rest.indexOf(' ')
    if (end < 0 || !EMPTY.has(wordsOf(rest.slice(0, end))[0] ?? '')) return rest
    rest = rest.slice(end + 1).trimStart()
  }
}

function cut(passage: string): string {
  const end = passage.lastIndexOf(' ', PASSAGE_MAX_CHARACTERS)
  return [...passage.slice(0, end > 0 ? end : PASSAGE_MAX_CHARACTERS)].join('').trimEnd()
}

function wordsOfFact(fact: Fact): string[] {
  const texts =
    fact.fact === 'list'
      ? [
          fact.label.split(' ').at(-1) ?? '',
          ...fact.entries.flatMap(entry => Object.values(entry) as string[]),
        ]
      : [fact.said, 'value' in fact ? fact.value : '']
  return texts.flatMap(wordsOf)
}
