import { describe, expect, test } from 'vitest'
import { atPort, knownMode } from '#shared/preview-mode.ts'

const serving = { mode: 'auto', port: 5174, domain: 'preview.localhost:5173' } as const

describe('design §8: which way previews come', () => {
  test('from this machine only a probe can tell', () => {
    for (const hostname of ['localhost', '127.0.0.1', '[::1]'])
      expect(knownMode(serving, hostname)).toBeNull()
  })
  test('from another machine a name below localhost means that machine', () => {
    expect(knownMode(serving, '192.0.2.2')).toBe('port')
    expect(knownMode(serving, 'studio.local')).toBe('port')
  })
  test('a setting decides, and a server without a second port has one way only', () => {
    expect(knownMode({ ...serving, mode: 'host' }, '192.0.2.2')).toBe('host')
    expect(knownMode({ ...serving, mode: 'port' }, 'localhost')).toBe('port')
    expect(knownMode({ ...serving, mode: 'port', port: null }, 'localhost')).toBe('host')
  })
  test('a domain of its own may not be found either', () => {
    expect(knownMode({ ...serving, domain: 'previews.example.net' }, 'studio.example.org')).toBeNull()
  })
  test('the address on the second port has no pass and keeps the path', () => {
    const src = 'http://x--a.preview.localhost:5173/about?v=1&t=pass&edit=true#top'
    expect(atPort(src, 5174, { protocol: 'http:', hostname: '192.0.2.2' })).toBe(
      'http://192.0.2.2:5174/about?v=1&edit=true#top',
    )
  })
})
