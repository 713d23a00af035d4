import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import type { Wish } from '#server/designer/follow-ups/grammar/style-words.ts'
import { isOfAll } from '#server/designer/follow-ups/grammar/theme-words.ts'

/** A wish about looks as it was said: of what, and either how it shall be or in which colour. */
export interface StyleWish {
  target: string
  wish?: Wish
  color?: { hex: string; said: string; part: 'color' | 'background' | 'borderColor' | null }
}

export const MAKE =
  /^(?:make|turn|render|have|keep|get|style|set|let|paint|colou?r|change|give|put|show|display|bring|draw)\s+/i

/** A solid red is red. */
const PURE = /\b(?:solid|plain|pure|simple|just)\s+(?=(?:white|black|#|[a-z]+$))/i

/** "make the header blue", "change the background of the footer to #111", "the title should be red". */
export function readColor(message: string): StyleWish | null {
  const text = message.replace(PURE, '')
  const names = [...text.matchAll(COLOR_PATTERN)]
  const last = names.at(-1)
  const hex = last ? hexOf(last[0]) : null
  if (!last || !hex || /\bgradients?\b/i.test(text)) return null
  const tail = text.slice(last.index + last[0].length).trim()
  const head = text
    .slice(0, last.index)
    .trim()
    .replace(/\s+(?:a|an|the)$/i, '')
  const shade = /\b(?:light|dark|pale|deep|bright|soft|pastel)$/i.exec(head)
  if (shade) return null
  const said = last[0]
  const behind = /^(?:text|letters|font|background|colou?r|borders?|bg)?$/i.exec(tail)
  if (!behind) return colorFirst(text, said, hex, head, tail)
  const should = /^(.+?)\s+(?:should|must|shall|needs? to)\s+(?:be|have|become|use|turn)(?:\s+in)?$/i.exec(
    head,
  )
  const made = MAKE.test(head) ? head.replace(MAKE, '') : null
  const raw = should?.[1] ?? made
  if (raw === null || raw === undefined) return null
  const target = raw
    .replace(/\s+(?:to|in|into|as|be|with|a|an|have|use|look|=|to be)$/i, '')
    .replace(/\s+(?:to|in|into|as|be|with|to be)$/i, '')
  return withPart(target, hex, said, tail)
}

/** "use a red background for the header", "blue buttons". */
function colorFirst(text: string, said: string, hex: string, head: string, tail: string): StyleWish | null {
  const found =
    /^(?:text|background(?: colou?r)?|colou?r|font|borders?)\s+(?:for|on|in|to|of|around)\s+(.+)$/i.exec(tail)
  if (found && /^(?:use|set|add|give|put|apply|make)\b/i.test(head))
    return withPart(found[1] ?? '', hex, said, tail.split(/\s/)[0] ?? '')
  const forWhat = /^(?:use|apply|put|try)$/i.test(head)
    ? /^(?:for|on|in)\s+((?:the|all|my|our|every|each)\s+.+)$/i.exec(tail)
    : null
  if (forWhat) return withPart(forWhat[1] ?? '', hex, said, '')
  const give = /^give\s+(.+?)\s+an?$/i.exec(`${head} a`.replace(/ a a$/, ' a'))
  return give && /^(?:background|border|text)/i.test(tail) && text !== ''
    ? withPart(give[1] ?? '', hex, said, tail)
    : null
}

function withPart(target: string, hex: string, said: string, tail: string): StyleWish {
  const part = (word: string) =>
    /text|letter|font|ink/i.test(word)
      ? 'color'
      : /back|bg/i.test(word)
        ? 'background'
        : /border/i.test(word)
          ? 'borderColor'
          : null
  const named = tail === '' || /^colou?r$/i.test(tail) ? null : part(tail)
  const of =
    /^(?:the\s+)?(?:(text|font|background|border|bg)(?:[- ]colou?r)?|colou?r)\s+(?:of|on|for|in)\s+(.+)$/i.exec(
      target,
    )
  if (of) return { target: of[2] ?? '', color: { hex, said, part: of[1] ? part(of[1]) : named } }
  const own = /^(.+?)(?:'s|’s)?\s+(?:(text|font|background|border|bg)(?:[- ]colou?r)?|colou?r)s?$/i.exec(
    target,
  )
  if (own && !isOfAll(own[1] ?? ''))
    return { target: own[1] ?? '', color: { hex, said, part: own[2] ? part(own[2]) : named } }
  return { target, color: { hex, said, part: named } }
}
