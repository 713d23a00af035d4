import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchRepository, withinTime } from '#server/features/imports/fetch-repository.ts'

const HOSTS = { GITHUB_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com' }
const SHOP = { owner: 'ada', name: 'shop', ref: 'feature/x', folder: '' }
const CANARY = 'ghs_canary'
const { signal } = new AbortController()

let asked: { url: string; authorization: string | null }[]
function network(...answers: Response[]): void {
  asked = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, authorization: new Headers(init.headers).get('authorization') })
    return answers[asked.length - 1]
  })
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const led = (location: string) => new Response(null, { status: 302, headers: { location } })

test('a token goes to the API of the host alone, and its archive is read from where that leads', async () => {
  network(led('https://codeload.github.com/ada/shop?token=short'), new Response('zip'))
  const bytes = await fetchRepository(HOSTS, SHOP, signal, CANARY)
  expect(new TextDecoder().decode(bytes)).toBe('zip')
  expect(asked).toEqual([
    {
      url: 'https://api.github.com/repos/ada/shop/zipball/feature%2Fx',
      authorization: `Bearer ${CANARY}`,
    },
    { url: 'https://codeload.github.com/ada/shop?token=short', authorization: null },
  ])
})

test.each([
  'https://evil.example/',
  'https://codeload.github.com.evil.example/',
  'http://codeload.github.com/',
  'https://codeload.github.com:1/',
])('led to %s it asks nobody, and the token is in no word of the refusal', async location => {
  network(led(location))
  const failed = await fetchRepository(HOSTS, SHOP, signal, CANARY).catch((error: Error) => error.message)
  expect(failed).toContain('not followed')
  expect(failed).not.toContain(CANARY)
  expect(asked).toHaveLength(1)
})

test('without a token none is sent', async () => {
  network(new Response('zip'))
  await fetchRepository(HOSTS, { ...SHOP, ref: null }, signal)
  expect(asked).toEqual([{ url: 'https://api.github.com/repos/ada/shop/zipball', authorization: null }])
})

test.each([
  [404, 'There is no repository ada/shop at feature/x'],
  [503, 'github.com has trouble of its own right now (503)'],
  [403, 'github.com refused the download'],
])('a host that answers %i is told apart', async (status, words) => {
  network(new Response(null, { status }))
  await expect(fetchRepository(HOSTS, SHOP, signal)).rejects.toThrow(words)
})

test('a host that cannot be reached is no repository that is not there', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await expect(fetchRepository(HOSTS, SHOP, signal)).rejects.toThrow('github.com cannot be reached right now')
})

test.each([
  ['says nothing', () => undefined],
  [
    'leads to where nothing is said',
    (response: ServerResponse, path: string) => {
      if (path !== '/led') response.writeHead(302, { location: '/led' }).end()
    },
  ],
  [
    'sends half of it',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half')
    },
  ],
])('a host that %s ends in words within 30 s', async (_, answer) => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const server = createServer((request, response) => {
    answer(response, request.url ?? '')
    if (request.url === '/led' || !String(answer).includes('/led')) arrive()
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = { GITHUB_URL: url, GITHUB_API_URL: url }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = withinTime(hosts, by => fetchRepository(hosts, SHOP, by)).catch(
    (error: Error) => error.message,
  )
  await arrived
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await failed).toContain(
    'did not send the repository within 30 seconds. Try again, or import a zip of it.',
  )
  server.closeAllConnections()
  server.close()
})
