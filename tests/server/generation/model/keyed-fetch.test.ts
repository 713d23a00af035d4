import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ModelProvider, parseSettings } from '#server/env.ts'
import { checkModel } from '#server/features/models/check-model.ts'
import { environmentAccess, languageModel } from '#server/generation/model/providers.ts'

const KEY = 'secret-of-the-owner-123'
let answer: (request: IncomingMessage, response: ServerResponse) => void
let owned: Server
let stranger: Server
const asked: string[] = []

const listening = (server: Server) =>
  new Promise<Server>(done => server.listen(0, '127.0.0.1', () => done(server)))
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(async () => {
  asked.length = 0
  owned = await listening(
    createServer((request, response) => {
      asked.push(`owned ${request.url}`)
      answer(request, response)
    }),
  )
  stranger = await listening(
    createServer((request, response) => {
      asked.push(`stranger ${JSON.stringify(request.headers)}`)
      response.end()
    }),
  )
})
afterEach(() => {
  owned.close()
  stranger.close()
})

const PROVIDERS: [ModelProvider, string][] = [
  ['openai-compatible', 'OPENAI_COMPATIBLE'],
  ['openai', 'OPENAI'],
  ['anthropic', 'ANTHROPIC'],
  ['google', 'GOOGLE_GENERATIVE_AI'],
]

async function check(provider: ModelProvider, prefix: string) {
  const settings = parseSettings({
    MODEL_BEST: `${provider}:x`,
    [`${prefix}_API_KEY`]: KEY,
    [`${prefix}_BASE_URL`]: `${urlOf(owned)}/v1`,
  })
  return checkModel(await languageModel({ provider, model: 'x' }, environmentAccess(settings, provider)))
}

describe('a request with a key stays on the server that was asked', () => {
  test.each(PROVIDERS)('%s: a redirect to another origin is not followed', async (provider, prefix) => {
    for (const status of [301, 302, 303, 307, 308]) {
      asked.length = 0
      answer = (_, response) => response.writeHead(status, { location: `${urlOf(stranger)}/v1` }).end()
      const { problem, detail } = await check(provider, prefix)
      expect(asked).toEqual([expect.stringMatching(/^owned /)])
      expect(problem).toBe('wrongAddress')
      expect(detail).toContain(urlOf(stranger))
    }
  })

  test.each(PROVIDERS)('%s: one that stays there is followed', async (provider, prefix) => {
    answer = ({ url }, response) =>
      url?.startsWith('/v1')
        ? response.writeHead(308, { location: '/v2/here' }).end()
        : response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    expect((await check(provider, prefix)).problem).toBe('badKey')
    expect(asked).toEqual([expect.stringMatching(/^owned \/v1/), 'owned /v2/here'])
  })

  test('one that never ends is left', async () => {
    answer = ({ url }, response) => response.writeHead(307, { location: `${url}x` }).end()
    expect((await check('openai', 'OPENAI')).problem).toBe('wrongAddress')
    expect(asked).toHaveLength(4)
  })
})
