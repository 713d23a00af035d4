import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { rawRequest } from '#tests/support/product/raw-request.ts'
import { until } from '#tests/support/until.ts'

let product: Running

beforeAll(async () => {
  product = await ownProduct({}, true)
})
afterAll(() => product.dispose())

describe('design §5: a limiter stands before password hashing', () => {
  const logIn = (email: string, address: string) =>
    new Person(product.url).fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'cf-connecting-ip': address },
      body: JSON.stringify({ email, password: 'a guess of a password' }),
    })
  /** A minute of the clock may end in between, and the count begin again. */
  const guessesUntilRefused = async (guess: (n: number) => Promise<Response>) => {
    const statuses = new Set<number>()
    for (let n = 0; n <= 40; n++) {
      const response = await guess(n)
      if (response.status === 429) return { taken: n, statuses: [...statuses], refused: response }
      statuses.add(response.status)
      await response.arrayBuffer()
    }
    throw new Error('None of 41 guesses was refused.')
  }
  const REFUSED = { error: { code: 'too_many_requests', message: expect.stringMatching(/\w/) } }

  test('the 21st guess of a minute is refused with a sentence, whatever addresses the sender claims', async () => {
    const { taken, statuses, refused } = await guessesUntilRefused(n =>
      logIn(`nobody-${n}@example.org`, `10.0.0.${n}`),
    )
    expect(statuses).toEqual([401])
    expect(taken).toBeGreaterThanOrEqual(20)
    expect(await refused.json()).toMatchObject(REFUSED)
  })
})

// Only Linux answers to the whole of 127.0.0.0/8.
describe.runIf(process.platform === 'linux')(
  'a product that others on the network reach without a proxy',
  () => {
    let open: Running
    beforeAll(async () => {
      open = await ownProduct({ HOST: '0.0.0.0' }, true)
    }, 60_000)
    afterAll(() => open.dispose())

    const statusFrom = async (localAddress: string, guess = {}, claimed: Record<string, string> = {}) => {
      const { host, port } = new URL(open.url)
      const headers = { host, origin: open.url, 'content-type': 'application/json', ...claimed }
      const url = `http://127.0.0.1:${port}/api/auth/sign-in/email`
      const body = JSON.stringify(guess)
      return (await rawRequest(url, { method: 'POST', headers, body, localAddress })).statusCode
    }

    test('tells senders apart by their addresses, whatever they claim', async () => {
      let claims = 0
      const claimed = () => ({ 'cf-connecting-ip': `10.0.0.${++claims}` })
      // A minute of the clock may end in between.
      await until(async () => (await statusFrom('127.0.0.1', {}, claimed())) === 429, 'the first is refused')
      expect(await statusFrom('127.0.0.2')).toBe(400)
    })

    test('limits the guesses at one account from many addresses', async () => {
      const password = 'a guess of a password'
      const at = (email: string, n: number) => statusFrom(`127.0.1.${n}`, { email, password })
      let senders = 0
      const guess = () => at(senders % 2 ? 'ada@example.org' : ' ADA@example.org', ++senders)
      await until(async () => (await guess()) === 429, 'guesses at the account are refused')
      expect(senders).toBeGreaterThan(20)
      expect(await at('grace@example.org', 250)).toBe(401)
    })
  },
)
