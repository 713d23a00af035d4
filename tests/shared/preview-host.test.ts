import { describe, expect, test } from 'vitest'
import { type HostNeed, missingHost } from '#shared/preview-host.ts'

const serving = { mode: 'auto', port: 5174, domain: 'localhost:5173' } as const

describe('[issue 30.7] what stands on hosts of designs says what to set where there are none', () => {
  test('PREVIEW_MODE=port has none', () => {
    expect(missingHost('publication', { ...serving, mode: 'port' }, 'localhost')).toBe(
      'Publishing needs a host of its own for each design: set PREVIEW_DOMAIN to a domain whose subdomains lead to this server and PREVIEW_MODE to host, and start it again.',
    )
  })
  test('neither has an app that was opened from elsewhere while its designs are below localhost', () => {
    expect(missingHost('domain', serving, '192.0.2.2')).toBe(
      'A custom domain needs a host of its own for each design: set PREVIEW_DOMAIN to a domain whose subdomains lead to this server, and start it again.',
    )
  })
  test('where only a browser can tell, its word counts, and a server goes on', () => {
    expect(missingHost('password', serving, 'localhost')).toBeNull()
    expect(missingHost('password', serving, 'localhost', 'host')).toBeNull()
    expect(missingHost('password', serving, 'localhost', 'none')).toBeNull()
    expect(missingHost('password', serving, 'localhost', 'port')).toMatch(/^A password needs a host/)
  })
  test('a server without a second port has hosts alone', () => {
    expect(missingHost('feedback', { ...serving, mode: 'port', port: null }, 'localhost', 'port')).toBeNull()
    expect(missingHost('ai', { ...serving, mode: 'host' }, '192.0.2.2', 'port')).toBeNull()
  })
  test('each of them begins with its own words', () => {
    const all: HostNeed[] = ['publication', 'domain', 'password', 'feedback', 'ai']
    const said = all.map(what => missingHost(what, { ...serving, mode: 'port' }, 'localhost'))
    expect(new Set(said.map(sentence => sentence?.split(' needs ')[0])).size).toBe(all.length)
  })
})
