import type { ChatPart } from '#shared/chat.ts'
import { importedTold } from '#shared/imports.ts'
import { numbered, questionsTold } from '#shared/talk.ts'

const OPENED = /^```([\w+-]*)[^\S\n]*$/
const CLOSED = /^```[^\S\n]*$/
const MENTIONED = /(?<![\w@/])@((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|jsx?|css|json|md))\b/g

/** What a person typed, as the chat shows it: words, code between fences, and the files named with an @. */
export function promptParts(prompt: string): ChatPart[] {
  const parts: ChatPart[] = []
  let at = 0
  const words = (until: number) => {
    const message = prompt.slice(at, until).trim()
    if (message) parts.push({ type: 'text', message })
  }
  for (const { begin, end, language, code } of fencesIn(prompt)) {
    words(begin)
    parts.push({ type: 'codeSnippet', language, code })
    at = end
  }
  words(prompt.length)
  const spoken = parts.map(part => (part.type === 'text' ? part.message : '')).join('\n')
  const names = new Set([...spoken.matchAll(MENTIONED)].map(([, name = '']) => name))
  return [...parts, ...[...names].map((name): ChatPart => ({ type: 'reference', name }))]
}

interface Fence {
  begin: number
  end: number
  language: string
  code: string
}

/** By line, since what opens one may never be closed. */
function fencesIn(prompt: string): Fence[] {
  const fences: Fence[] = []
  let open: { begin: number; codeAt: number; language: string } | null = null
  for (let at = 0; at <= prompt.length; ) {
    const end = prompt.indexOf('\n', at) < 0 ? prompt.length : prompt.indexOf('\n', at)
    const line = prompt.slice(at, end)
    if (open && CLOSED.test(line)) {
      const code = prompt.slice(open.codeAt, Math.max(open.codeAt, at - 1))
      fences.push({ begin: open.begin, end, language: open.language, code })
      open = null
    } else if (!open) {
      const language = OPENED.exec(line)?.[1]
      if (language !== undefined && end < prompt.length) open = { begin: at, codeAt: end + 1, language }
    }
    at = end + 1
  }
  return fences
}

/** The words of an item and the code it carries, as one text. */
export const wordsOf = (parts: readonly ChatPart[], between = '\n\n'): string =>
  parts
    .flatMap(part => {
      if (part.type === 'text') return [part.message]
      if (part.type === 'questions') return [questionsTold(part.questions)]
      if (part.type === 'imported') return [importedTold(part)]
      if (part.type === 'plan') return part.steps.length > 0 ? [numbered(part.steps)] : []
      return part.type === 'codeSnippet' ? [`\`\`\`${part.language}\n${part.code}\n\`\`\``] : []
    })
    .join(between)
