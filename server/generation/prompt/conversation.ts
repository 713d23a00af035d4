import type { ModelMessage } from 'ai'
import { fittingLines, tokensOf } from '#server/generation/prompt/tokens.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { ChatItem } from '#shared/chat.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

const TURN_MAX_CHARACTERS = 4_000
const SUMMARY_SHARE = 0.35
const ASKED_MAX_CHARACTERS = 120
const FILES_NAMED_MAX = 4

export interface Conversation {
  /** The newest turns, word by word. */
  messages: ModelMessage[]
  /** What came before them, a line a request; empty when nothing did. */
  summary: string
  /** Pictures that came with those turns, each with the place of its message; the oldest first. */
  pictures: TalkPicture[]
}

export interface TalkPicture {
  at: number
  url: string
}

/**
 * What was said before, as far as it fits: the newest turns as they were, the older ones as a line each. Turns leave many
 * at a time and seldom, since the talk is read from what was kept only while it begins as it did.
 */
export function conversationOf(
  history: readonly ChatItem[],
  olderItems: number,
  tokens: number,
): Conversation {
  const said = history.flatMap((item, place) => {
    const message = asMessage(item)
    return message ? [{ item, message, place, size: tokensOf(String(message.content)) }] : []
  })
  const kept = said.slice(
    firstKept(
      said.map(({ size }) => size),
      tokens * (1 - SUMMARY_SHARE),
    ),
  )
  // Many models take only a talk that a person begins.
  while (kept[0]?.message.role === 'assistant') kept.shift()
  return {
    messages: kept.map(({ message }) => message),
    summary: summaryOf(history.slice(0, kept[0]?.place), olderItems, tokens * SUMMARY_SHARE),
    pictures: kept.flatMap(({ item, message }, at) => (message.role === 'user' ? picturesOf(item, at) : [])),
  }
}

/** Where the talk begins: half of what fits is left out at once, so the next place comes only after as much was said. */
function firstKept(sizes: readonly number[], tokens: number): number {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const leaves = Math.ceil(Math.max(0, total - tokens) / (tokens / 2)) * (tokens / 2)
  let before = 0
  const at = sizes.findIndex(size => {
    const stays = before >= leaves
    before += size
    return stays
  })
  return at < 0 ? newestFitting(sizes, tokens) : at
}

/** Where a turn is as large as half of it, there are no steps to go by. */
function newestFitting(sizes: readonly number[], tokens: number): number {
  let left = tokens
  return (
    sizes.findLastIndex(size => {
      left -= size
      return left < 0
    }) + 1
  )
}

const picturesOf = ({ content }: ChatItem, at: number): TalkPicture[] =>
  content.flatMap(part => (part.type === 'image' ? [{ at, url: part.url }] : []))

/** What was said before a request. One that takes the place of another goes back to before that one was made. */
export function saidBefore(
  items: readonly ChatItem[],
  { requestId, updateOnRequestId }: Pick<RunRequest, 'requestId' | 'updateOnRequestId'>,
  isRewound: boolean,
): ChatItem[] {
  const at = items.findIndex(item => item.requestId === updateOnRequestId)
  const earlier = isRewound && at >= 0 ? items.slice(0, at) : items
  return earlier.filter(item => item.requestId !== requestId && item.requestId !== updateOnRequestId)
}

/** The files that were changed lately, the latest first. */
export function recentFiles(history: readonly ChatItem[]): string[] {
  const names = history
    .toReversed()
    .flatMap(item => item.content.toReversed())
    .flatMap(part =>
      part.type === 'toolCall' && part.linesAdded + part.linesRemoved > 0 ? [part.toolParam] : [],
    )
  return [...new Set(names)]
}

/** An answer is never left out, even one without words: many models take only talks in which both speak in turn. */
function asMessage(item: ChatItem): ModelMessage | null {
  const { role } = item
  const text = textOf(item).trim().slice(0, TURN_MAX_CHARACTERS)
  if (role === 'user') return text ? { role, content: text } : null
  return role === 'assistant'
    ? { role, content: [text, outcomeOf(item, text)].filter(Boolean).join('\n') }
    : null
}

/** What the words of an answer do not tell. */
function outcomeOf(item: ChatItem, text: string): string {
  const kept = item.content.find(part => part.type === 'finishedFiles' && part.isKept)
  if (kept?.type === 'finishedFiles')
    return `(This was stopped or failed; of its files ${kept.count} were kept: ${kept.files.join(', ')}.)`
  if (item.content.some(part => part.type === 'error'))
    return '(This was stopped or failed; none of it was made.)'
  if (text) return ''
  const files = recentFiles([item]).slice(0, FILES_NAMED_MAX).join(', ')
  return files ? `(Changed ${files}.)` : '(No answer.)'
}

const textOf = (item: ChatItem): string => wordsOf(item.content, '\n')

function summaryOf(items: readonly ChatItem[], olderItems: number, tokens: number): string {
  const requests = items.filter(item => item.role === 'user').map(item => lineOf(item, items))
  const shown = fittingLines(requests.toReversed(), tokens).toReversed()
  const left = requests.length - shown.length + Math.ceil(olderItems / 2)
  return [...(left > 0 ? [`(${left} earlier requests)`] : []), ...shown].join('\n')
}

function lineOf(asked: ChatItem, items: readonly ChatItem[]): string {
  const answer = items.find(item => item.role === 'assistant' && item.requestId === asked.requestId)
  const files = answer ? recentFiles([answer]) : []
  const named = files.slice(0, FILES_NAMED_MAX).join(', ')
  const more = files.length > FILES_NAMED_MAX ? ` and ${files.length - FILES_NAMED_MAX} more` : ''
  const words = textOf(asked).slice(0, ASKED_MAX_CHARACTERS).replace(/\s+/g, ' ')
  return `- ${words}${named ? ` → changed ${named}${more}` : ''}`
}
