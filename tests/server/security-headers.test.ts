import { describe, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { secure } from '#server/security-headers.ts'

const AT_LIVEBLOCKS = { ROOM_TRANSPORT: 'liveblocks', LIVEBLOCKS_SECRET_KEY: 'sk_dev_1' }

/** Where a page of a server with these settings may call and open sockets, beside itself. */
function callable(settings: Record<string, string>): string[] {
  const page = new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
  const env = {
    AUTH_SECRET: 'x'.repeat(32),
    BASE_URL: 'https://design.example.org',
    PREVIEW_DOMAIN: 'preview.example.net',
    ...settings,
  }
  const { headers } = secure(page, env as unknown as Bindings, 'a request', 'design.example.org')
  const policy = headers.get('content-security-policy') ?? ''
  const of = (name: string) => policy.match(new RegExp(`(?:^|; )${name} ([^;]+)`))?.[1]?.split(' ') ?? []
  expect(of('script-src')).toEqual(["'self'"])
  return of('connect-src').filter(source => source !== "'self'" && source !== 'wss://design.example.org')
}

describe('whom pages may call', () => {
  test('nobody but the server, unless ROOM_TRANSPORT says otherwise, whatever else of Liveblocks is set', () => {
    expect(callable({})).toEqual([])
    expect(callable({ ...AT_LIVEBLOCKS, ROOM_TRANSPORT: 'y-websocket' })).toEqual([])
    expect(callable({ LIVEBLOCKS_BASE_URL: 'https://rooms.example.com' })).toEqual([])
  })

  test('where rooms are at Liveblocks its host, for calls and sockets, and no other', () => {
    expect(callable(AT_LIVEBLOCKS)).toEqual(['https://api.liveblocks.io', 'wss://api.liveblocks.io'])
    expect(callable({ ...AT_LIVEBLOCKS, LIVEBLOCKS_BASE_URL: 'http://localhost:1153/' })).toEqual([
      'http://localhost:1153',
      'ws://localhost:1153',
    ])
  })

  test('only pages have a policy: what is no page can call nobody', () => {
    const { headers } = secure(
      Response.json({}),
      AT_LIVEBLOCKS as unknown as Bindings,
      'a request',
      'a.example',
    )
    expect(headers.has('content-security-policy')).toBe(false)
  })
})
