import type { ModelMessage } from 'ai'
import type { ImageBytes } from '#server/features/uploads/uploads.ts'
import type { Prompt } from '#server/generation/prompt/prompt.ts'

/** The prompt with its pictures: bytes, beside the words of the request they came with. */
export function withImages(prompt: Prompt, images: readonly ImageBytes[]): Prompt {
  const at = prompt.messages.findLastIndex(message => message.role === 'user')
  const asked = prompt.messages[at]
  if (images.length === 0 || asked?.role !== 'user') return prompt
  const words =
    typeof asked.content === 'string' ? [{ type: 'text' as const, text: asked.content }] : asked.content
  const pictures = images.map(({ mediaType, data }) => ({ type: 'file' as const, mediaType, data }))
  const message: ModelMessage = { role: 'user', content: [...words, ...pictures] }
  return { ...prompt, messages: prompt.messages.with(at, message) }
}
