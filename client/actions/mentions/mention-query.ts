import { type Mention, mentionText } from '#shared/mentions.ts'

/** Longer than what people type to find a name. */
const QUERY_MAX_CHARACTERS = 60
const SHOWN_MAX = 8

/** What is being typed behind an `@`: where that stands, and the words from there to the caret. */
export interface MentionQuery {
  start: number
  query: string
}

/** Null where the caret is not behind an `@` that begins a word. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const from = Math.max(0, caret - QUERY_MAX_CHARACTERS - 1)
  const start = text.slice(from, caret).lastIndexOf('@')
  if (start < 0) return null
  const before = text[from + start - 1]
  const query = text.slice(from + start + 1, caret)
  const isWord = before === undefined || /[\s([{"'“‘]/.test(before)
  return isWord && !/^\s|\n/.test(query) ? { start: from + start, query } : null
}

/** Those whose name, or a word of it, begins with what was typed. */
export function matching<M extends Mention>(people: readonly M[], query: string): M[] {
  const wanted = query.toLocaleLowerCase()
  const isMeant = ({ name }: M) => {
    const plain = name.toLocaleLowerCase()
    return plain.startsWith(wanted) || plain.includes(` ${wanted}`)
  }
  return people.filter(isMeant).slice(0, SHOWN_MAX)
}

/** The text with a name in place of what was typed, and where the caret stands then. */
export function withMention(
  text: string,
  { start, query }: MentionQuery,
  mention: Mention,
): { text: string; caret: number } {
  const after = text.slice(start + 1 + query.length)
  const words = `${mentionText(mention)}${/^[\s.,;:!?)]/.test(after) ? '' : ' '}`
  return { text: text.slice(0, start) + words + after, caret: start + words.length }
}
