import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'

type Message = ProviderRequest['messages'][number]

interface ToolSpec {
  function: { name: string; description?: string; parameters?: unknown }
}

/** Writes a request as somebody reads it: what the model is told, the talk, what is new in it, its tools and pictures. */
export function writeRequest(folder: string, request: ProviderRequest, before: ProviderRequest | null): void {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const { messages, tools = [], images, body } = request
  const told = messages.filter(({ role }) => role === 'system')
  const talk = messages.filter(({ role }) => role !== 'system')
  const known = before?.messages.filter(({ role }) => role !== 'system') ?? []
  write('system.md', told.map(({ content }) => textOf(content)).join('\n\n'))
  write('messages.md', talk.map(asText).join('\n\n'))
  write('new.md', talk.slice(sameCount(known, talk)).map(asText).join('\n\n'))
  write('tools.md', (tools as ToolSpec[]).map(toolText).join('\n\n'))
  write('request.json', JSON.stringify(body, withoutPictures, 2))
  for (const [at, image] of images.entries())
    writeFileSync(join(folder, 'pictures', `${at + 1}.${endingOf(image)}`), Buffer.from(image, 'base64'))
}

/** How many of the first messages are those of before. */
export function sameCount(before: readonly Message[], now: readonly Message[]): number {
  const differs = now.findIndex((message, at) => JSON.stringify(message) !== JSON.stringify(before[at]))
  return differs < 0 ? now.length : differs
}

const asText = (message: Message & { tool_calls?: unknown }): string => {
  const calls = message.tool_calls ? `\n\n(calls) ${JSON.stringify(message.tool_calls, null, 2)}` : ''
  return `===== ${message.role}\n\n${textOf(message.content)}${calls}`
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return content ? JSON.stringify(content, withoutPictures, 2) : ''
  return content.map(partText).join('\n\n')
}

function partText(part: { type?: string; text?: string }): string {
  if (typeof part.text === 'string') return part.text
  return part.type?.includes('image')
    ? '(a picture: see pictures/)'
    : JSON.stringify(part, withoutPictures, 2)
}

const toolText = ({ function: { name, description = '', parameters } }: ToolSpec): string =>
  `## ${name}\n\n${description}\n\n\`\`\`json\n${JSON.stringify(parameters, null, 2)}\n\`\`\``

const PICTURE = /^data:image\/|^[A-Za-z0-9+/=]{2000,}$/
const withoutPictures = (_: string, value: unknown): unknown =>
  typeof value === 'string' && PICTURE.test(value) ? '(a picture)' : value

const endingOf = (base64: string): string =>
  base64.startsWith('/9j/') ? 'jpg' : base64.startsWith('UklGR') ? 'webp' : 'png'
