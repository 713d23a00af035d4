import { type Asked, data, type Finish, INPUT_TOKENS, OUTPUT_TOKENS, type Wire } from './wire.ts'

/** The format of Google's generateContent stream; a call comes as one object, never in pieces. */
export class Google implements Wire {
  #name = ''
  #json = ''

  open = () => ''
  text = (text: string) => this.#part({ text })
  thought = (text: string) => this.#part({ text, thought: true })
  error = (message: string) => data({ error: { code: 503, message, status: 'UNAVAILABLE' } })

  toolStart(_: string, name: string): string {
    this.#name = name
    this.#json = ''
    return ''
  }

  toolInput(json: string): string {
    this.#json += json
    return ''
  }

  toolEnd = () => this.#part({ functionCall: { name: this.#name, args: JSON.parse(this.#json) as object } })

  finish(reason: Finish): string {
    const usageMetadata = {
      promptTokenCount: INPUT_TOKENS,
      candidatesTokenCount: OUTPUT_TOKENS,
      totalTokenCount: INPUT_TOKENS + OUTPUT_TOKENS,
    }
    return data({
      candidates: [{ content: { role: 'model', parts: [] }, finishReason: FINISH[reason], index: 0 }],
      usageMetadata,
    })
  }

  #part = (part: object) => data({ candidates: [{ content: { role: 'model', parts: [part] }, index: 0 }] })
}

const FINISH: Record<Finish, string> = {
  stop: 'STOP',
  tool: 'STOP',
  length: 'MAX_TOKENS',
  refusal: 'SAFETY',
}

interface Part {
  functionResponse?: unknown
  inlineData?: { data: string }
}

interface Body {
  systemInstruction?: unknown
  contents: { role: string; parts: Part[] }[]
  tools?: { functionDeclarations: { name: string }[] }[]
}

export function readGoogle({ systemInstruction, contents, tools }: Body): Asked {
  const parts = contents.flatMap(content => content.parts)
  const names = tools?.flatMap(({ functionDeclarations }) => functionDeclarations) ?? []
  return {
    wire: 'google',
    messages: [
      { role: 'system', content: systemInstruction },
      ...contents.map(({ role, parts: own }) => ({
        role: own.some(part => part.functionResponse) ? 'tool' : role,
        content: own,
      })),
    ],
    ...(names.length > 0 ? { tools: names.map(({ name }) => ({ function: { name } })) } : {}),
    images: parts.flatMap(part => (part.inlineData ? [part.inlineData.data] : [])),
  }
}
