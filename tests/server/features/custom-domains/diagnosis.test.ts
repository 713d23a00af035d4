import { describe, expect, test } from 'vitest'
import { diagnose, isPointed, recordsOf } from '#server/features/custom-domains/diagnosis.ts'
import type { DnsFacts } from '#server/features/custom-domains/dns-facts.ts'
import { stateAfter } from '#server/features/custom-domains/look.ts'
import { GRACE_MS } from '#shared/custom-domains.ts'

const VALUE = 'maquette=abc'
const wanted = { host: 'app.example.org', token: 'abc', sitesDomain: 'sites.example.net', sitesIp: '192.0.2.7' }
const apex = { ...wanted, host: 'example.co.uk' }
const facts = (more: Partial<DnsFacts> = {}): DnsFacts => ({
  ...{ fault: null, txt: [VALUE], strayTxt: null, cnames: [], a: [], aaaa: [], sites: [], isKnown: true },
  ...more,
})
const CNAMED = { cnames: ['sites.example.net'], a: ['192.0.2.7'] }

describe('[issue 30.3] what is wrong with the records of a domain, in words', () => {
  test.each<[what: string, facts: DnsFacts, says: string, of?: typeof wanted]>([
    ['nobody answers', facts({ fault: 'unreachable' }), 'The DNS could not be asked just now'],
    ['its servers fail', facts({ fault: 'failing' }), 'The DNS servers of app.example.org do not answer'],
    ['no such name', facts({ txt: [], isKnown: false }), 'The DNS does not know app.example.org yet.'],
    ['no TXT', facts({ ...CNAMED, txt: [] }), 'There is no TXT record at _maquette.app.example.org yet.'],
    ['another TXT', facts({ ...CNAMED, txt: ['typo'] }), 'says “typo”, and should say “maquette=abc”.'],
    [
      'a TXT of single sign-on alone',
      facts({ ...CNAMED, txt: ['maquette-sso=xyz'] }),
      'There is no TXT record at _maquette.app.example.org yet.',
    ],
    [
      'TXT at the domain',
      facts({ ...CNAMED, txt: [], strayTxt: 'app.example.org' }),
      'The TXT record stands at app.example.org itself, and belongs at _maquette.app.example.org.',
    ],
    [
      'TXT with the domain twice',
      facts({ ...CNAMED, txt: [], strayTxt: '_maquette.app.example.org.example.org' }),
      'your DNS provider has added the domain by itself',
    ],
    ['no CNAME', facts(), 'There is no CNAME record at app.example.org yet.'],
    [
      'another CNAME',
      facts({ cnames: ['shops.example.com'], a: ['198.51.100.1'] }),
      'Your CNAME points to shops.example.com, not to sites.example.net.',
    ],
    [
      'a CNAME with the domain added',
      facts({ cnames: ['sites.example.net.app.example.org'] }),
      'Enter sites.example.net with a dot at its end.',
    ],
    [
      'a proxy',
      facts({ a: ['104.21.3.4', '172.67.1.2'] }),
      'answers with addresses of Cloudflare’s proxy (104.21.3.4)',
    ],
    ['another address', facts({ a: ['198.51.100.1'] }), 'app.example.org points to 198.51.100.1, not to sites'],
    [
      'a second address',
      facts({ a: ['192.0.2.7', '198.51.100.1'] }),
      'has a second A record (198.51.100.1)',
    ],
    ['IPv6 elsewhere', facts({ a: ['192.0.2.7'], aaaa: ['2001:db8::1'] }), 'an AAAA record (2001:db8::1)'],
    ['an apex without A', facts(), 'example.co.uk has no A record yet.', apex],
    [
      'an apex where there is no address',
      facts(),
      'use an ALIAS or ANAME record there, or connect a name below it, such as app.example.co.uk.',
      { ...apex, sitesIp: '' },
    ],
    ['an apex elsewhere', facts({ a: ['198.51.100.1'] }), 'points to 198.51.100.1, not to 192.0.2.7.', apex],
  ])('%s', (_, given, says, of = wanted) => {
    expect(diagnose(given, of)).toContain(says)
  })

  test('nothing, where both are right: by CNAME, by address, or by an alias that ends there', () => {
    for (const right of [CNAMED, { a: ['192.0.2.7'] }, { a: ['192.0.2.9'], sites: ['192.0.2.9', '192.0.2.8'] }]) {
      expect(isPointed(facts(right), wanted)).toBe(true)
      expect(diagnose(facts(right), wanted)).toBeNull()
    }
  })

  test('both mistakes are said at once', () => {
    const said = diagnose(facts({ txt: ['typo'], a: ['198.51.100.1'] }), wanted)
    expect(said).toMatch(/says “typo”.*points to 198\.51\.100\.1/)
  })

  test('each record stands beside what there is; an apex has an A record where there is an address', () => {
    const shown = recordsOf(facts({ txt: ['maquette-sso=x', 'typo'], a: ['198.51.100.1'] }), wanted)
    expect(shown).toEqual([
      { type: 'TXT', name: '_maquette.app.example.org', value: VALUE, seen: ['typo'], isRight: false },
      {
        ...{ type: 'CNAME', name: 'app.example.org', value: 'sites.example.net' },
        ...{ seen: ['198.51.100.1'], isRight: false },
      },
    ])
    expect(recordsOf(null, apex)[1]).toMatchObject({ type: 'A', value: '192.0.2.7', seen: [] })
    expect(recordsOf(null, { ...apex, sitesIp: undefined })[1]).toMatchObject({ type: 'CNAME' })
  })
})

describe('what a look makes of a domain', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const earlier = new Date(now.getTime() - GRACE_MS)
  const right = facts(CNAMED)
  const gone = facts({ txt: [], cnames: [] })
  const verified = { status: 'VERIFIED', provenAt: earlier, missingSince: null } as const

  test('both records and the name make it verified, one of them does not', () => {
    const proven = { status: 'PENDING', provenAt: now, missingSince: null } as const
    expect(stateAfter(proven, right, wanted, now).status).toBe('VERIFIED')
    expect(stateAfter(proven, facts(), wanted, now)).toEqual(proven)
    expect(stateAfter(proven, facts({ ...CNAMED, txt: [] }), wanted, now).provenAt).toBeNull()
    expect(stateAfter({ ...proven, provenAt: null }, right, wanted, now).status).toBe('PENDING')
  })

  test('gone records are waited for three days, from when that was seen first', () => {
    const missing = stateAfter(verified, gone, wanted, now)
    expect(missing).toEqual({ ...verified, missingSince: now })
    const late = new Date(now.getTime() + GRACE_MS - 1)
    expect(stateAfter(missing, gone, wanted, late)).toEqual(missing)
    expect(stateAfter(missing, right, wanted, late)).toEqual(verified)
    expect(stateAfter(missing, gone, wanted, new Date(now.getTime() + GRACE_MS))).toEqual({
      ...{ status: 'PENDING', provenAt: null, missingSince: null },
    })
  })

  test('where it only leads elsewhere by then, the name stays', () => {
    const elsewhere = facts({ cnames: ['shops.example.com'] })
    const over = { ...verified, missingSince: earlier }
    expect(stateAfter(over, elsewhere, wanted, now)).toMatchObject({ status: 'PENDING', provenAt: earlier })
  })

  test('no answer changes nothing', () => {
    const over = { ...verified, missingSince: earlier }
    expect(stateAfter(over, facts({ fault: 'unreachable' }), wanted, now)).toEqual(over)
  })
})
