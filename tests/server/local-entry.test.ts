import { describe, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { localEntry } from '#server/local-entry.ts'

type Context = Parameters<ReturnType<typeof localEntry>['fetch']>[2]
const CONTEXT = {} as Context
const ASSETS = { fetch: async () => new Response('a vendored file') }
const ENV = { ASSETS } as unknown as Bindings

const asked = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://localhost${path}`, { headers })

const answered = (request: Request, answer: (request: Request) => Response): Promise<Response> =>
  localEntry(async seen => answer(seen)).fetch(request, ENV, CONTEXT)

describe('compression', () => {
  const encodingOf = async (type: string, { accepts = 'gzip, br', encoding = '' } = {}) => {
    const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
    const response = await answered(
      asked('/', { 'accept-encoding': accepts }),
      () => new Response('body', { headers }),
    )
    return response.headers.get('content-encoding')
  }

  test.each(['text/html; charset=utf-8', 'text/css', 'text/javascript', 'application/json', 'image/svg+xml'])(
    '%s is compressed',
    async type => expect(await encodingOf(type)).toBe('gzip'),
  )

  test.each(['image/png', 'font/woff2', 'application/zip', 'text/event-stream'])('%s is not', async type =>
    expect(await encodingOf(type)).toBeNull(),
  )

  test('nothing is, for a client that does not ask', async () => {
    expect(await encodingOf('text/html', { accepts: 'identity' })).toBeNull()
  })

  test('what is encoded already stays so', async () => {
    expect(await encodingOf('text/html', { encoding: 'br' })).toBe('br')
  })
})

test('vendored files come from the assets, whatever the host', async () => {
  const response = await answered(asked('/vendor/react.js'), () => new Response('the Worker'))
  expect(await response.text()).toBe('a vendored file')
})
