type Body = Record<string, unknown>
type Message = { role: string; content: unknown }

/** What stands in other instructions for those of the product. */
const OWN = '{{instructions}}'

/** The same request with other instructions, in whatever format it is. */
export function withInstructions(path: string, body: Body, instructions: string): Body {
  const told = (own: string) => instructions.replaceAll(OWN, () => own)
  if (path.includes(':streamGenerateContent') && body.systemInstruction) {
    const { parts } = body.systemInstruction as { parts: { text: string }[] }
    return { ...body, systemInstruction: { parts: [{ text: told(joined(parts)) }] } }
  }
  if (path.endsWith('/messages') && body.system) {
    const parts =
      typeof body.system === 'string' ? [{ text: body.system }] : (body.system as { text: string }[])
    return { ...body, system: [{ type: 'text', ...parts.at(-1), text: told(joined(parts)) }] }
  }
  const key = path.endsWith('/responses') ? 'input' : 'messages'
  const messages = body[key]
  if (!Array.isArray(messages)) return body
  const first = messages.findIndex(({ role }: Message) => role !== 'system' && role !== 'developer')
  const count = first < 0 ? messages.length : first
  if (count === 0) return body
  const own = messages.slice(0, count) as Message[]
  const content = told(own.map(message => wordsOf(message.content)).join('\n\n'))
  return { ...body, [key]: [{ ...own[0], content }, ...messages.slice(count)] }
}

const joined = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('\n\n')

const wordsOf = (content: unknown): string =>
  Array.isArray(content) ? joined(content as { text: string }[]) : String(content)
