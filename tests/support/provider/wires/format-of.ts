import { Anthropic, readAnthropic } from './anthropic.ts'
import { ChatCompletions, readChatCompletions } from './chat-completions.ts'
import { Google, readGoogle } from './google.ts'
import { Responses, readResponses } from './responses.ts'
import type { Asked, Wire } from './wire.ts'

/** The format of a provider that is asked at this path. */
export function formatOf(path: string): { wire: Wire; read(body: never): Asked } {
  if (path.endsWith('/chat/completions')) return { wire: new ChatCompletions(), read: readChatCompletions }
  if (path.endsWith('/responses')) return { wire: new Responses(), read: readResponses }
  if (path.endsWith('/messages')) return { wire: new Anthropic(), read: readAnthropic }
  if (path.includes(':streamGenerateContent')) return { wire: new Google(), read: readGoogle }
  throw new Error(`no provider answers ${path}`)
}
