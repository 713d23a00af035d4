import { z } from 'zod'
import { wellFormed } from '#shared/text.ts'

export const MENTIONS_MAX = 10

/** Somebody whose name was put into a prompt behind an `@`. */
export const mentionSchema = z.object({ id: z.string(), name: z.string() })
export type Mention = z.infer<typeof mentionSchema>

/** How somebody stands in a prompt. */
export const mentionText = ({ name }: Pick<Mention, 'name'>): string => `@${name}`

/** Those of them whose names are still in the text. */
export const stillMentioned = <M extends Pick<Mention, 'name'>>(text: string, mentions: readonly M[]): M[] =>
  mentions.filter(mention => text.includes(mentionText(mention)))

/** Written to be read on the page. */
const QUOTED = /("[^"\n]{0,500}"|“[^”\n]{0,500}”)/

/** What a prompt asks for, without whom it speaks to: their names are no words of the request. */
export function withoutMentions(text: string, mentions: readonly Pick<Mention, 'name'>[]): string {
  if (mentions.length === 0) return text
  const names = mentions.map(mentionText).sort((a, b) => b.length - a.length)
  const any = names.map(name => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|')
  const called = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])[,:;]?[^\\S\\n]?`, 'gu')
  const parts = text.split(QUOTED).map((part, at) => (at % 2 === 0 ? part.replace(called, '') : part))
  return parts.join('').trim()
}

const LINE_MAX_CHARACTERS = 300

/** The line in which somebody is mentioned, without what is too long for a mail. */
export function mentioningLine(text: string, mention: Pick<Mention, 'name'>): string {
  const lines = text.split('\n').map(line => line.trim())
  const line =
    lines.find(each => each.includes(mentionText(mention))) ?? lines.find(each => each !== '') ?? ''
  if (line.length <= LINE_MAX_CHARACTERS) return line
  const from = Math.max(0, line.indexOf(mentionText(mention)) - LINE_MAX_CHARACTERS / 2)
  const cut = wellFormed(line.slice(from, from + LINE_MAX_CHARACTERS)).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + LINE_MAX_CHARACTERS < line.length ? '…' : ''}`
}
