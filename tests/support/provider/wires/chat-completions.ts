import { type Asked, data, type Finish, INPUT_TOKENS, OUTPUT_TOKENS, type Usage, type Wire } from './wire.ts'

/** The format of OpenAI's chat completions, which Ollama, LM Studio, vLLM and many more speak. */
export class ChatCompletions implements Wire {
  #calls = -1

  open = () => ''
  text = (content: string) => this.#delta({ content })
  thought = (reasoning_content: string) => this.#delta({ reasoning_content })
  toolInput = (json: string) => this.#call({ function: { arguments: json } })
  toolEnd = () => ''
  error = (message: string) => data({ error: { message, type: 'server_error', code: null } })

  toolStart(id: string, name: string): string {
    this.#calls += 1
    return this.#call({ id, type: 'function', function: { name, arguments: '' } })
  }

  finish(reason: Finish, { input, cached, output }: Usage = FIXED): string {
    const usage = {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
    }
    return `${this.#chunk({ choices: [{ index: 0, delta: {}, finish_reason: FINISH[reason] }] })}${this.#chunk({ choices: [], usage })}data: [DONE]\n\n`
  }

  #call = (part: object) => this.#delta({ tool_calls: [{ index: this.#calls, ...part }] })
  #delta = (delta: object) => this.#chunk({ choices: [{ index: 0, delta, finish_reason: null }] })
  #chunk = (part: object) =>
    data({ id: 'chat', object: 'chat.completion.chunk', created: 1, model: 'scripted', ...part })
}

const FIXED: Usage = { input: INPUT_TOKENS, cached: 0, output: OUTPUT_TOKENS }
const FINISH: Record<Finish, string> = {
  stop: 'stop',
  tool: 'tool_calls',
  length: 'length',
  refusal: 'content_filter',
}

interface Body {
  messages: { role: string; content: unknown }[]
  tools?: { function: { name: string } }[]
}

export function readChatCompletions({ messages, tools }: Body): Asked {
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? (content as Part[]) : []))
  return {
    wire: 'chat',
    messages,
    ...(tools ? { tools } : {}),
    images: parts.flatMap(part => (part.image_url ? [part.image_url.url.replace(/^data:[^,]*,/, '')] : [])),
  }
}

interface Part {
  image_url?: { url: string }
}
