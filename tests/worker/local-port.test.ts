import { describe, expect, inject, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'

const url = inject('productUrl')

describe('the port of a product on one’s own machine', () => {
  test('compresses a page for who asks, and only then', async () => {
    const page = { accept: 'text/html' }
    const asked = await rawRequest(url, { headers: { ...page, 'accept-encoding': 'gzip, deflate, br' } })
    expect(asked.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect((await rawRequest(url, { headers: page })).headers).not.toHaveProperty('content-encoding')
  })

  test.each(['/cdn-cgi/platform-proxy', '/cdn-cgi/local/explorer', '/cdn-cgi/local/scheduled'])(
    'offers none of the runtime’s tools for developers: %s',
    async path => expect((await rawRequest(url + path)).statusCode).toBe(404),
  )
})
