/** What a provider is asked, whatever its wire format. */
export interface ProviderRequest {
  wire: WireName
  messages: { role: string; content: unknown }[]
  tools?: { function: { name: string } }[]
  /** The key it came with. */
  authorization: string
  /** Pictures of the request, in base64. */
  images: string[]
  /** All of it, as it was sent. */
  body: unknown
}

/** What a format reads out of a body. */
export type Asked = Omit<ProviderRequest, 'authorization' | 'body'>

export interface Usage {
  input: number
  /** Of the input. */
  cached: number
  output: number
}

export type WireName = 'chat' | 'responses' | 'anthropic' | 'google'
export type Finish = 'stop' | 'tool' | 'length' | 'refusal'

/** One answer in a provider's own events, each piece as the text of the stream. */
export interface Wire {
  open(): string
  text(text: string): string
  thought(text: string): string
  toolStart(id: string, name: string): string
  /** A piece of the arguments' JSON, which need not be valid. */
  toolInput(json: string): string
  toolEnd(): string
  /** Only the chat completions tell a usage that is given; the others have a fixed one. */
  finish(reason: Finish, usage?: Usage): string
  /** A failure in the middle of the stream. */
  error(message: string): string
}

export const INPUT_TOKENS = 10
export const OUTPUT_TOKENS = 20

export const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`
export const event = (value: { type: string; [key: string]: unknown }): string =>
  `event: ${value.type}\n${data(value)}`
