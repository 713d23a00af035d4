import { type Asked, event, type Finish, INPUT_TOKENS, OUTPUT_TOKENS, type Wire } from './wire.ts'

type Item = { type: string; id: string } & Record<string, unknown>

/** The format of OpenAI's responses. */
export class Responses implements Wire {
  #item: Item | null = null
  #items = 0
  #json = ''

  open = () => event({ type: 'response.created', response: { id: 'resp', created_at: 1, model: 'scripted' } })

  text(delta: string): string {
    const opened = this.#open('message', {})
    return opened + this.#about('response.output_text.delta', { delta })
  }

  thought(delta: string): string {
    const isNew = this.#item?.type !== 'reasoning'
    const opened = this.#open('reasoning', { encrypted_content: null })
    const part = isNew ? this.#about('response.reasoning_summary_part.added', { summary_index: 0 }) : ''
    return opened + part + this.#about('response.reasoning_summary_text.delta', { summary_index: 0, delta })
  }

  toolStart(id: string, name: string): string {
    this.#json = ''
    return this.#close() + this.#open('function_call', { call_id: id, name, arguments: '' })
  }

  toolInput(delta: string): string {
    this.#json += delta
    return this.#about('response.function_call_arguments.delta', { delta })
  }

  toolEnd = () => this.#close()

  finish(reason: Finish): string {
    const isWhole = reason !== 'length' && reason !== 'refusal'
    const why = reason === 'length' ? 'max_output_tokens' : 'content_filter'
    const response = {
      incomplete_details: isWhole ? null : { reason: why },
      usage: { input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS },
    }
    const type = isWhole ? 'response.completed' : 'response.incomplete'
    return this.#close() + event({ type, response })
  }

  error = (message: string) =>
    event({ type: 'error', sequence_number: 9, code: 'server_error', message, param: null })

  #open(type: string, fields: object): string {
    if (this.#item?.type === type) return ''
    const closed = this.#close()
    this.#item = { type, id: `item-${this.#items++}`, ...fields }
    return closed + this.#about('response.output_item.added', { item: this.#item })
  }

  #close(): string {
    if (!this.#item) return ''
    const item =
      this.#item.type === 'function_call'
        ? { ...this.#item, arguments: this.#json, status: 'completed' }
        : this.#item
    const done = this.#about('response.output_item.done', { item })
    this.#item = null
    return done
  }

  #about = (type: string, fields: object) =>
    event({ type, item_id: this.#item?.id, output_index: this.#items - 1, ...fields })
}

interface Body {
  input: { role?: string; type?: string; content?: unknown }[]
  tools?: { name: string }[]
}

export function readResponses({ input, tools }: Body): Asked {
  const parts = input.flatMap(({ content }) =>
    Array.isArray(content) ? (content as { image_url?: string }[]) : [],
  )
  return {
    wire: 'responses',
    messages: input.map(item => ({
      role: item.type === 'function_call_output' ? 'tool' : (item.role ?? 'assistant'),
      content: item.content ?? item,
    })),
    ...(tools ? { tools: tools.map(({ name }) => ({ function: { name } })) } : {}),
    images: parts.flatMap(part => (part.image_url ? [part.image_url.replace(/^data:[^,]*,/, '')] : [])),
  }
}
