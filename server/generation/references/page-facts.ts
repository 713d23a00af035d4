import { decoded } from '#shared/edits/reply/html-attributes.ts'
import { htmlTokens } from '#shared/edits/reply/html-tokens.ts'

const TEXT_CHARACTERS = 4_000
const COLORS_MAX = 10
const COLOR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\w-])|\b(?:rgba?|hsla?|oklch)\([^()]{3,60}\)/gi

/** What of a page goes with a prompt. */
export interface PageFacts {
  title: string
  text: string
  /** The colours that it names most often. */
  colors: string[]
}

export function pageFacts(html: string): PageFacts {
  const counts = new Map<string, number>()
  const texts: string[] = []
  let title = ''
  let length = 0
  const count = (css: string) => {
    for (const [color] of css.matchAll(COLOR))
      counts.set(color.toLowerCase(), (counts.get(color.toLowerCase()) ?? 0) + 1)
  }
  for (const token of htmlTokens(html)) {
    if (token.type === 'raw' && token.tag === 'title') title = plain(token.text).slice(0, 200)
    else if (token.type === 'raw' && token.tag === 'style') count(token.text)
    else if (token.type === 'open')
      for (const [name, value] of token.attributes)
        if (name === 'style' || name === 'content') count(value ?? '')
    if (token.type !== 'text' || length >= TEXT_CHARACTERS) continue
    const text = plain(token.text)
    if (text) texts.push(text)
    length += text.length + 1
  }
  const colors = [...counts].sort((a, b) => b[1] - a[1]).slice(0, COLORS_MAX)
  return { title, text: texts.join('\n').slice(0, TEXT_CHARACTERS), colors: colors.map(([color]) => color) }
}

const plain = (text: string): string => decoded(text).replace(/\s+/g, ' ').trim()
