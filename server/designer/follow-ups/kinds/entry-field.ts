import type { FollowUp, Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type DataList, dataLists } from '#server/designer/follow-ups/scene/data-lists.ts'
import { entryLike } from '#server/designer/follow-ups/scene/entries.ts'
import type { Entry } from '#server/designer/follow-ups/scene/lists.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'

const CHANGE = /^(?:change|set|update|make|raise|lower|reduce|increase|put)\s+(.+?)\s+(?:to be|to|=)\s+(.+)$/i
const COSTS = /^(.+?)\s+(?:should|must|shall|needs to)\s+(?:cost|be priced at|be)\s+([$€£]\s?\d\S*)$/i
const MADE = /^(?:make|set|change)\s+(.+?)\s+(?:(?:to )?cost\s+)?([$€£]\s?\d\S*)$/i
const PRICE = /^[$€£]?\s?\d+(?:[.,]\d+)?\s?[$€£]?$/

interface Place {
  list: DataList
  entry: Entry
  key: string
}

/** "change the walnut table price to $399", "change the year of Murmur to 2024": one field of one entry of the data. */
export const setEntryField: FollowUp = (instruction, bench) => {
  if (bench.selection) return null
  const text = plainWords(instruction).replace(/\s+from\s+[$€£]?\d\S*(?=\s+to\s)/i, '')
  const found =
    COSTS.exec(text) ??
    (/\bcost\b/i.test(text) ? MADE.exec(text) : null) ??
    CHANGE.exec(text) ??
    MADE.exec(text)
  const wanted = quotedIn(found?.[2] ?? '')[0] ?? found?.[2]?.trim() ?? ''
  if (!found?.[1] || wanted === '') return null
  const places = placesNamed(found[1], wanted, dataLists(bench.files))
  const [place] = places
  if (!place) return null
  if (places.length > 1)
    return {
      trouble: `There are ${places.length} entries that could be meant; say more of the name.`,
      isSure: true,
    }
  return changed(place, wanted, bench.files)
}

function changed(
  { list, entry, key }: Place,
  wanted: string,
  files: Parameters<FollowUp>[1]['files'],
): Outcome {
  const before = entry.fields[key]
  const number = /\d+(?:[.,]\d+)?/.exec(wanted)?.[0]
  if (typeof before === 'number' && (!number || !PRICE.test(wanted)))
    return { trouble: `The ${key} of “${entry.label}” is a number, and “${wanted}” is none.`, isSure: true }
  const isAmount = typeof before === 'string' && /^[$€£]/.test(before) && /^\d/.test(wanted)
  const value =
    typeof before === 'number'
      ? Number((number ?? '').replace(',', '.'))
      : isAmount
        ? `${before[0]}${wanted}`
        : wanted
  const next = entryLike(entry, { [key]: value })
  if (next === entry.code) return { trouble: 'That is so already, so I changed nothing.', isSure: true }
  const code = codeIn(files, list.file)
  return {
    operations: [
      { op: 'write', file: list.file, code: code.slice(0, entry.start) + next + code.slice(entry.end) },
    ],
    says: `The ${key} of “${entry.label}” is ${value} now.`,
  }
}

/** Entries whose whole name is said, and nothing else but the field and what one calls such a thing. */
function placesNamed(said: string, wanted: string, lists: readonly DataList[]): Place[] {
  const quoted = quotedIn(said)[0]?.toLowerCase()
  const words = wordsIn(said.replace(/['’]s\b/g, ''))
    .map(stem)
    .filter(word => !FILLERS.test(word))
  const places = lists.flatMap(list =>
    list.entries.flatMap((entry): Place[] => {
      const label = wordsIn(entry.label).map(stem)
      if (label.length === 0 || entry.fields[''] !== undefined) return []
      const isNamed =
        quoted === undefined
          ? label.every(word => words.includes(word))
          : entry.label.toLowerCase() === quoted
      if (!isNamed) return []
      const rest = words.filter(
        word => !label.includes(word) && !NOUNS.test(word) && word !== stem(list.name.toLowerCase()),
      )
      const key = keyFor(rest, entry, wanted)
      return key ? [{ list, entry, key }] : []
    }),
  )
  const most = Math.max(...places.map(({ entry }) => entry.label.length))
  return places.filter(({ entry }) => entry.label.length === most)
}

const FILLERS = /^(?:the|a|an|of|for|in|on|at|my|our|from|'|’|"|“|”|,|to)$/
const NOUNS =
  /^(?:pricing|plan|tier|product|item|card|entry|row|dish|post|project|event|course|room|ticket|service|package)$/

/** The field that is named, or the price where an amount is wanted and no field is named. */
function keyFor(rest: readonly string[], { fields }: Entry, wanted: string): string | null {
  const keys = Object.keys(fields).filter(key => typeof fields[key] !== 'boolean')
  const priced =
    keys.find(key => /^(?:price|cost|fee|amount)$/i.test(key)) ??
    keys.find(key => /^[$€£]\s?\d/.test(String(fields[key]))) ??
    null
  const [word, ...more] = rest
  if (word === undefined) return /^[$€£]\s?\d|^\d\S*\s?[$€£]$/.test(wanted) ? priced : null
  if (more.length > 0) return null
  if (/^(?:price|cost|fee|amount)$/.test(word)) return priced
  return keys.find(key => stem(key.toLowerCase()) === word) ?? null
}
