import { request } from 'node:http'
import { api } from '#shared/api/index.ts'
import { previewLabel } from '#shared/preview.ts'
import type { Person } from '#tests/support/people/person.ts'

interface HostAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Where the pages of a design are. */
export async function hostOf(person: Person, patternId: string): Promise<string> {
  const { previewHost, name } = await person.must(api.patterns.get, { path: { id: patternId } })
  return previewHost || previewLabel(name, patternId)
}

interface AiAsked {
  url: string
  host: string
  path?: string
  method?: string
  /** Null: none. */
  body?: object | string | null
  headers?: Record<string, string>
  /** Called with each piece; false hangs up. */
  heard?(piece: string): boolean
}

/** A call as a page of the design makes it; the same with other headers as somebody else would. */
export function callAi(asked: AiAsked): Promise<HostAnswer> {
  const { url, host, path = 'chat/completions', method = 'POST', body = CHAT, heard } = asked
  const headers = {
    ...{ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...asked.headers,
  }
  return new Promise((done, fail) => {
    const { port } = new URL(url)
    const sent = request({ host: '127.0.0.1', port, path: `/_ai/v1/${path}`, method, headers }, response => {
      let text = ''
      response.setEncoding('utf8')
      const end = () => done({ status: response.statusCode ?? 0, headers: response.headers, text })
      response.on('data', (piece: string) => {
        text += piece
        if (heard && !heard(piece)) {
          sent.destroy()
          end()
        }
      })
      response.on('end', end)
      response.on('error', end)
    })
    sent.on('error', fail)
    if (body !== null && method !== 'GET') sent.write(typeof body === 'string' ? body : JSON.stringify(body))
    sent.end()
  })
}

export const CHAT = { model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Hello' }] }
/** What `responses` and `embeddings` are asked. */
export const ASK = { model: 'gpt-4o-mini', input: 'Hello' }

/** What an answer in OpenAI's form says is wrong. */
export const errorOf = (text: string): { code: string; type: string; message: string } =>
  (JSON.parse(text) as { error: { code: string; type: string; message: string } }).error
