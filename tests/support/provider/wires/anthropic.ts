import { type Asked, event, type Finish, INPUT_TOKENS, OUTPUT_TOKENS, type Wire } from './wire.ts'

/** The format of Anthropic's messages. */
export class Anthropic implements Wire {
  #index = -1
  #block: string | null = null

  open = () =>
    event({
      type: 'message_start',
      message: {
        id: 'msg',
        type: 'message',
        role: 'assistant',
        model: 'scripted',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: INPUT_TOKENS, output_tokens: 1 },
      },
    })

  text(text: string): string {
    return this.#open('text', { text: '' }) + this.#delta({ type: 'text_delta', text })
  }

  thought(thinking: string): string {
    const opened = this.#open('thinking', { thinking: '', signature: '' })
    return opened + this.#delta({ type: 'thinking_delta', thinking })
  }

  toolStart(id: string, name: string): string {
    return this.#close() + this.#open('tool_use', { id, name, input: {} })
  }

  toolInput = (partial_json: string) => this.#delta({ type: 'input_json_delta', partial_json })
  toolEnd = () => this.#close()

  finish(reason: Finish): string {
    const delta = { stop_reason: FINISH[reason], stop_sequence: null }
    const end = { type: 'message_delta', delta, usage: { output_tokens: OUTPUT_TOKENS } }
    return this.#close() + event(end) + event({ type: 'message_stop' })
  }

  error = (message: string) => event({ type: 'error', error: { type: 'overloaded_error', message } })

  #open(type: string, fields: object): string {
    if (this.#block === type) return ''
    const closed = this.#close()
    this.#index += 1
    this.#block = type
    const content_block = { type, ...fields }
    return closed + event({ type: 'content_block_start', index: this.#index, content_block })
  }

  #close(): string {
    if (!this.#block) return ''
    const signed =
      this.#block === 'thinking' ? this.#delta({ type: 'signature_delta', signature: 'signed' }) : ''
    this.#block = null
    return signed + event({ type: 'content_block_stop', index: this.#index })
  }

  #delta = (delta: object) => event({ type: 'content_block_delta', index: this.#index, delta })
}

const FINISH: Record<Finish, string> = {
  stop: 'end_turn',
  tool: 'tool_use',
  length: 'max_tokens',
  refusal: 'refusal',
}

interface Part {
  type: string
  source?: { data?: string }
}

interface Body {
  system?: unknown
  messages: { role: string; content: Part[] | string }[]
  tools?: { name: string }[]
}

export function readAnthropic({ system, messages, tools }: Body): Asked {
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  return {
    wire: 'anthropic',
    messages: [
      { role: 'system', content: system },
      ...messages.map(({ role, content }) => ({
        role:
          typeof content !== 'string' && content.some(part => part.type === 'tool_result') ? 'tool' : role,
        content,
      })),
    ],
    ...(tools ? { tools: tools.map(({ name }) => ({ function: { name } })) } : {}),
    images: parts.flatMap(part => (part.type === 'image' && part.source?.data ? [part.source.data] : [])),
  }
}
