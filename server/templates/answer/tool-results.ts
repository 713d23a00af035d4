import type { LanguageModelV4Prompt } from '@ai-sdk/provider'

const REFUSED = /^Refused: /

/** What was refused since the person last spoke; null when no tool has answered yet. */
export function refusalsOf(prompt: LanguageModelV4Prompt): string[] | null {
  const since = prompt.findLastIndex(message => message.role === 'user')
  const answers = prompt.slice(since + 1).filter(message => message.role === 'tool')
  if (answers.length === 0) return null
  return answers
    .flatMap(message => message.content)
    .flatMap(part => {
      if (part.type !== 'tool-result') return []
      const { output } = part
      if (output.type === 'error-text') return [output.value]
      if (output.type !== 'text' || !REFUSED.test(output.value)) return []
      return [output.value.replace(REFUSED, '')]
    })
}
