import type { ChatPart } from '#shared/chat.ts'

const FENCED = /^```([\w+-]*)[^\S\n]*\n([\s\S]*?)\n?^```[^\S\n]*$/gm
const MENTIONED = /(?<![\w@/])@((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|jsx?|css|json|md))\b/g

/** What a person typed, as the chat shows it: words, code between fences, and the files named with an @. */
export function promptParts(prompt: string): ChatPart[] {
  const parts: ChatPart[] = []
  let at = 0
  const words = (until: number) => {
    const message = prompt.slice(at, until).trim()
    if (message) parts.push({ type: 'text', message })
  }
  for (const fence of prompt.matchAll(FENCED)) {
    words(fence.index)
    parts.push({ type: 'codeSnippet', language: fence[1] ?? '', code: fence[2] ?? '' })
    at = fence.index + fence[0].length
  }
  words(prompt.length)
  const spoken = parts.map(part => (part.type === 'text' ? part.message : '')).join('\n')
  const names = new Set([...spoken.matchAll(MENTIONED)].map(([, name = '']) => name))
  return [...parts, ...[...names].map((name): ChatPart => ({ type: 'reference', name }))]
}

/** The words of an item and the code it carries, as one text. */
export const wordsOf = (parts: readonly ChatPart[], between = '\n\n'): string =>
  parts
    .flatMap(part => {
      if (part.type === 'text') return [part.message]
      return part.type === 'codeSnippet' ? [`\`\`\`${part.language}\n${part.code}\n\`\`\``] : []
    })
    .join(between)
