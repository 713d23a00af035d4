import { describe, expect, test } from 'vitest'
import { cleanDomain, domainProblem, FIRST_LOOK_MS, hostOf, LOOK_EVERY_MS } from '#shared/custom-domains.ts'

describe('[S5] the domain that somebody typed', () => {
  test.each([
    ['https://example.org', 'example.org'],
    ['HTTP://www.Example.org/', 'example.org'],
    ['  www.shop.example.org// ', 'shop.example.org'],
    ['example.org.', 'example.org'],
  ])('%s is %s', (typed, cleaned) => {
    expect(cleanDomain(typed)).toBe(cleaned)
    expect(hostOf(cleanDomain(typed))).toBe(cleaned)
  })

  test.each([
    ['bücher.example', 'xn--bcher-kva.example'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['shop。example。org', 'shop.example.org'],
  ])('%s is asked for as %s', (typed, host) => {
    expect(hostOf(cleanDomain(typed))).toBe(host)
  })

  test.each(['', 'org', 'a b.org', '-a.org', 'a-.org', 'a..org', '1.2.3.4', '[::1]', 'a.1', 'a@b.org', 'a.org:80'])(
    '“%s” is no host name with a top-level domain',
    typed => {
      expect(hostOf(cleanDomain(typed))).toBeNull()
    },
  )

  test('a label has 63 characters and a name 253 at most, also once it is written in punycode', () => {
    expect(hostOf(`${'a'.repeat(63)}.org`)).not.toBeNull()
    expect(hostOf(`${'a'.repeat(64)}.org`)).toBeNull()
    expect(hostOf(`${'ü'.repeat(63)}.org`)).toBeNull()
    expect(hostOf(`${'abcdefg.'.repeat(32)}org`)).toBeNull()
  })

  test('these are the words, with what was made of it', () => {
    expect(domainProblem(cleanDomain('https://www.nowhere/'))).toBe(
      'Please enter a valid domain that you own (nowhere)',
    )
  })
})

test('[S9] the DNS is looked at after 5 s, and every 30 s after that', () => {
  expect([FIRST_LOOK_MS, LOOK_EVERY_MS]).toEqual([5_000, 30_000])
})
