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
