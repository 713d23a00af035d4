import { describe, expect, inject, test } from 'vitest'
import { rawRequest } from '#tests/support/product/raw-request.ts'

const url = inject('productUrl')

describe('the port of a product on one’s own machine', () => {
  test('compresses a page for who asks, and only then', async () => {
    const page = { accept: 'text/html' }
    const asked = await rawRequest(url, { headers: { ...page, 'accept-encoding': 'gzip, deflate, br' } })
    expect(asked.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect((await rawRequest(url, { headers: page })).headers).not.toHaveProperty('content-encoding')
  })

  test('a call far too large is refused with a sentence, not cut off while it is sent', async () => {
    for (let time = 0; time < 5; time++) {
      const response = await fetch(`${url}/api/user/preferences`, {
        method: 'POST',
        headers: { origin: new URL(url).origin, 'content-type': 'application/json' },
        body: Buffer.alloc(40 * 1024 * 1024, ' '),
      })
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/./) } })
    }
  })

  test.each(['/cdn-cgi/platform-proxy', '/cdn-cgi/local/explorer', '/cdn-cgi/local/scheduled'])(
    'offers none of the runtime’s tools for developers: %s',
    async path => expect((await rawRequest(url + path)).statusCode).toBe(404),
  )
})
