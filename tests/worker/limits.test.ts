import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { ownProduct } from '#tests/support/own-product.ts'
import { Person } from '#tests/support/person.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { until } from '#tests/support/until.ts'

let product: Running

beforeAll(async () => {
  product = await ownProduct({}, true)
})
afterAll(() => product.dispose())

describe('design §5: a limiter stands before password hashing', () => {
  const logIn = (email: string, address?: string) =>
    new Person(product.url).fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: address ? { 'cf-connecting-ip': address } : {},
      body: JSON.stringify({ email, password: 'a guess of a password' }),
    })
  /** A minute of the clock may end in between, and the count begin again. */
  const guessesUntilRefused = async (guess: (n: number) => Promise<Response>) => {
    const statuses = new Set<number>()
    for (let n = 0; n <= 40; n++) {
      const response = await guess(n)
      if (response.status === 429) return { taken: n, statuses: [...statuses], refused: response }
      statuses.add(response.status)
    }
    throw new Error('None of 41 guesses was refused.')
  }
  const REFUSED = { error: { code: 'too_many_requests', message: expect.stringMatching(/\w/) } }

  test('the 21st guess of a minute from one address is refused with a sentence', async () => {
    const { taken, statuses, refused } = await guessesUntilRefused(n => logIn(`nobody-${n}@example.org`))
    expect(statuses).toEqual([401])
    expect(taken).toBeGreaterThanOrEqual(20)
    expect(await refused.json()).toMatchObject(REFUSED)
  })

  test('so is the 21st guess at one account, whatever addresses the sender claims', async () => {
    const email = 'ada@example.org'
    const guess = (n: number) => logIn(n % 2 ? email : ' ADA@example.org', `10.0.0.${n}`)
    const { taken, statuses } = await guessesUntilRefused(guess)
    expect(statuses).toEqual([400, 401])
    expect(taken).toBeGreaterThanOrEqual(20)
    expect((await logIn('grace@example.org', '10.0.1.2')).status).toBe(401)
  })
})

// Only Linux answers to the whole of 127.0.0.0/8.
describe.runIf(process.platform === 'linux')(
  'a product that others on the network reach without a proxy',
  () => {
    test('tells senders apart by their addresses', { timeout: 60_000 }, async () => {
      const open = await ownProduct({ HOST: '0.0.0.0' }, true)
      const { host, port } = new URL(open.url)
      const statusFrom = async (localAddress: string) => {
        const headers = { host, origin: open.url, 'content-type': 'application/json' }
        const url = `http://127.0.0.1:${port}/api/auth/sign-in/email`
        return (await rawRequest(url, { method: 'POST', headers, body: '{}', localAddress })).statusCode
      }
      // A minute of the clock may end in between.
      await until(async () => (await statusFrom('127.0.0.1')) === 429, 'the first is refused')
      expect(await statusFrom('127.0.0.2')).toBe(400)
      await open.dispose()
    })
  },
)
