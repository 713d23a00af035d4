import { expect, test } from 'vitest'
import { domainOf, parseDomains } from '#shared/sso.ts'

test('domains are read as people type them', () => {
  expect(parseDomains(' @Example.org, sub.example.org,example.org,,')).toEqual({
    domains: ['example.org', 'sub.example.org'],
  })
})

test.each([
  ['', 'Enter the domain'],
  ['example', 'is no domain'],
  ['exa mple.org', 'is no domain'],
  ['https://example.org', 'is no domain'],
  ['192.0.2.1', 'is no domain'],
  ['example.org, gmail.com', 'Everybody can have an address at gmail.com'],
  [Array.from({ length: 11 }, (_, at) => `d${at}.example`).join(','), '10 domains at most'],
  [`${'a'.repeat(64)}.example`, 'is no domain'],
])('“%s”: %s', (text, problem) => {
  expect(parseDomains(text)).toEqual({ problem: expect.stringContaining(problem) })
})

test('the domain of an address is what stands behind its last @', () => {
  expect(domainOf('"a@corp.example"@Evil.example')).toBe('evil.example')
})
