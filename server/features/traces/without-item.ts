import type { ChatItem } from '#shared/chat.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

/** What stands in a transcript where a message was. */
export const DELETED = '[deleted]'
/** What is shorter may stand anywhere by chance, so it goes only where it is a line by itself. */
const TELLING_CHARACTERS = 12
/** As the talk and its summary are cut (generation/prompt/conversation.ts). */
const CUTS = [4_000, 120]

type Line = Record<string, unknown>

/** The forms in which a message is told to a model, the longest first. */
export function spokenForms(item: ChatItem): string[] {
  const whole = wordsOf(item.content, '\n').trim()
  const parts = item.content.flatMap(part => {
    if (part.type === 'text') return [part.message.trim()]
    if (part.type === 'codeSnippet') return [part.code.trim()]
    if (part.type === 'thinking') return [part.thoughts.trim()]
    return []
  })
  const cut = CUTS.flatMap(length => [
    whole.slice(0, length),
    whole.slice(0, length).replace(/\s+/g, ' ').trim(),
  ])
  const forms = [whole, ...parts, ...cut].filter(form => form !== '')
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}

/** Whether a stored transcript may hold one of these: asked before anything of it is parsed. */
export const isSaidIn = (jsonl: string, forms: readonly string[]): boolean =>
  forms.some(form => jsonl.includes(JSON.stringify(form).slice(1, -1)))

interface Deleted {
  item: Pick<ChatItem, 'role'>
  forms: readonly string[]
  /** It is the transcript of the very run that the message belongs to. */
  isOwn: boolean
}

/**
 * The lines without the message. In those of its own run nothing is picked out: a prompt is told there in other words too,
 * an answer in pieces of each step.
 */
export function withoutItem(lines: readonly Line[], { item, forms, isOwn }: Deleted): Line[] {
  return lines.map(line => {
    const isAsked = line.kind === 'asked'
    const isItsOwn = item.role === 'user' ? isAsked : !isAsked && line.kind !== 'noted'
    if (isOwn && isItsOwn) return { at: line.at, kind: line.kind, message: DELETED }
    return without(line, forms) as Line
  })
}

function without(value: unknown, forms: readonly string[]): unknown {
  if (typeof value === 'string') return forms.reduce(withoutForm, value)
  if (Array.isArray(value)) return value.map(each => without(each, forms))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, without(each, forms)]))
}

function withoutForm(text: string, form: string): string {
  if (form.length >= TELLING_CHARACTERS) return text.replaceAll(form, DELETED)
  return text
    .split('\n')
    .map(line => (line === form || line === `- ${form}` || line.startsWith(`- ${form} → `) ? DELETED : line))
    .join('\n')
}
