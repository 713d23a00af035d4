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
}

/** What was said before, as far as it fits: the newest turns as they were, the older ones as a line each. */
export function conversationOf(
  history: readonly ChatItem[],
  olderItems: number,
  tokens: number,
): Conversation {
  const messages: ModelMessage[] = []
  let left = tokens * (1 - SUMMARY_SHARE)
  let at = history.length
  for (; at > 0; at--) {
    const item = history[at - 1]
    const message = item && asMessage(item)
    if (!message) continue
    left -= tokensOf(String(message.content))
    if (left < 0) break
    messages.unshift(message)
  }
  // Many models take only a talk that a person begins.
  while (messages[0]?.role === 'assistant') messages.shift()
  return { messages, summary: summaryOf(history.slice(0, at), olderItems, tokens * SUMMARY_SHARE) }
}

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
  const words = textOf(asked).replace(/\s+/g, ' ').slice(0, ASKED_MAX_CHARACTERS)
  return `- ${words}${named ? ` → changed ${named}${more}` : ''}`
}
