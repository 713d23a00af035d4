import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type DataList, dataLists } from '#server/designer/follow-ups/scene/data-lists.ts'
import { withoutEntry } from '#server/designer/follow-ups/scene/entries.ts'
import type { List } from '#server/designer/follow-ups/scene/lists.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'

const REMOVE = /^(?:remove|delete|drop|take (?:out|away)|get rid of)\s+(.+?)\s+(?:from|in|of)\s+(.+)$/i

/** "remove SSO from the Business plan": one entry of the list that another entry holds. */
export const removeInside: FollowUp = (instruction, bench) => {
  const found = REMOVE.exec(plainWords(instruction))
  if (!found || bench.selection) return null
  const said = bare(found[1] ?? '')
  const places = innerOf(found[2] ?? '', bench).flatMap(list =>
    list.entries.flatMap((entry, at) => (entry.label.toLowerCase() === said ? [{ list, entry, at }] : [])),
  )
  const [place] = places
  if (!place || places.length > 1) return null
  const { list, entry, at } = place
  if (list.entries.length === 1)
    return { trouble: 'That would leave an empty list, so I removed nothing.', isSure: true }
  return {
    operations: [
      { op: 'write', file: list.file, code: withoutEntry(codeIn(bench.files, list.file), asList(list), at) },
    ],
    says: `I removed “${entry.label}” from “${list.within?.label}”.`,
  }
}

/** "remove the tiramisu": an entry of data that is handed on, so that no list on the page is seen to hold it. */
export const removeNamed: FollowUp = (instruction, bench) => {
  const said = /^(?:remove|delete|drop|take out|get rid of)\s+(.+)$/i.exec(plainWords(instruction))?.[1]
  if (!said || bench.selection) return null
  const name = said
    .toLowerCase()
    .replace(/["“”„«»'‘’`]/g, '')
    .replace(/^(?:the|our|my)\s+/, '')
    .trim()
  const places = dataLists(bench.files).flatMap(list =>
    list.within === null && list.entries.length > 1
      ? list.entries.flatMap((entry, at) => (entry.label.toLowerCase() === name ? [{ list, entry, at }] : []))
      : [],
  )
  const [place] = places
  if (!place || places.length > 1) return null
  const { list, entry, at } = place
  return {
    operations: [
      { op: 'write', file: list.file, code: withoutEntry(codeIn(bench.files, list.file), asList(list), at) },
    ],
    says: `I removed “${entry.label}” from ${list.name}.`,
  }
}

/** The list that a place names where no element does: "to desserts", "to the Business plan", "to To do". */
export function listInside({ place }: Addition, bench: Workbench): List | Outcome | null {
  const where = place?.where
  if (!where || bench.selection || place.how !== 'in') return null
  const word = wordsIn(where.replace(/^(?:the|my|our)\s+|\s+(?:list|section|menu)$/gi, ''))
    .map(stem)
    .join(' ')
  const called = dataLists(bench.files).filter(
    list =>
      list.within === null && list.entries.length > 1 && wordsIn(list.name).map(stem).join(' ') === word,
  )
  const all = called.length > 0 ? called : innerOf(where, bench)
  const [only] = all
  if (!only) return null
  if (all.length > 1) return { trouble: `“${where}” holds ${all.length} lists; say to which.`, isSure: true }
  return only.entries.length > 0
    ? asList(only)
    : { trouble: `“${where}” is still empty, so I do not know what an entry of it looks like.`, isSure: true }
}

const innerOf = (said: string, { files }: Workbench): DataList[] => {
  const name = bare(said)
  return dataLists(files).filter(({ within }) => within !== null && within.label.toLowerCase() === name)
}

const bare = (said: string): string =>
  said
    .toLowerCase()
    .replace(/["“”„«»'‘’`]/g, '')
    .replace(/^(?:the|a|an|my|our)\s+/, '')
    .replace(/\s+(?:plan|tier|column|list|card|section|group|package|board|feature|bullet)$/, '')
    .trim()

const asList = ({ file, name, entries }: DataList): List => ({
  file,
  name,
  entries,
  each: null,
  index: null,
  call: { file, start: 0, end: 0, listStart: 0, listEnd: 0 },
})
