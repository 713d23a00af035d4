import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testKey } from '#server/features/integrations/test-key.ts'
import { OpenAiDouble } from '#tests/support/integrations/openai-double.ts'

const KEY = 'sk-CANARYcanaryCANARYcanary0123456789'
const ends: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(ends.splice(0).map(end => end())))

async function provider(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const answering: RequestListener = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer(answering)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  ends.push(() => new Promise(done => server.close(done)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

test('a key that the provider accepts is fine, by one call that asks a model nothing', async () => {
  const double = await OpenAiDouble.start()
  ends.push(() => double.stop())
  expect(await testKey(double.url, KEY)).toBe('fine')
  expect(double.asked.map(({ method, path }) => [method, path])).toEqual([['GET', 'models']])
  expect(double.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
})

test.each([
  ['401', 401, { error: { message: `Incorrect API key provided: ${KEY}` } }, 'refused'],
  ['403', 403, { error: { message: 'Missing scopes: api.model.read' } }, 'refused'],
  ['429', 429, { error: { code: 'rate_limit_exceeded' } }, 'busy'],
  ['500', 500, 'Oops', 'failing'],
  ['404', 404, {}, 'failing'],
  ['a page of something else', 200, '<html></html>', 'failing'],
] as const)('%s is told apart', async (_, status, body, outcome) => {
  expect(await testKey(await provider(status, body), KEY)).toBe(outcome)
})

test('a redirect is not followed with the key', async () => {
  const double = await OpenAiDouble.start()
  ends.push(() => double.stop())
  expect(await testKey(await provider(302, '', { location: `${double.url}/models` }), KEY)).toBe('failing')
  expect(double.asked).toEqual([])
})

test('a provider that is not there is unreachable', async () => {
  const double = await OpenAiDouble.start()
  const { url } = double
  await double.stop()
  expect(await testKey(url, KEY)).toBe('unreachable')
})
