import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { settingsOf } from '#server/bindings.ts'
import type { SignedInPatternCall } from '#server/call.ts'
import {
  deleteDomain,
  findDomain,
  giveHostname,
  keepLook,
} from '#server/features/custom-domains/custom-domains-queries.ts'
import { domainAt, forgetHost } from '#server/features/custom-domains/domain-at.ts'
import { dropCertificate } from '#server/features/custom-domains/held-certificate.ts'
import { lookAgain } from '#server/features/custom-domains/look.ts'
import { setUp } from '#server/features/custom-domains/set-up.ts'
import { shownDomain } from '#server/features/custom-domains/shown-domain.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { newId } from '#shared/ids.ts'
import { EdgeDouble } from '#tests/support/dns/edge-double.ts'
import { ZoneServer } from '#tests/support/dns/zone-server.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const SITES = 'sites.maquette.test'
const IP = '203.0.113.7'
const ZONE_ID = '0123456789abcdef0123456789abcdef'
let zone: ZoneServer
let edge: EdgeDouble
let env: Bindings
let count = 0

beforeAll(async () => {
  zone = await ZoneServer.start()
  edge = await EdgeDouble.start()
  zone.set(SITES, { A: [IP] })
})
afterAll(async () => {
  await zone.stop()
  edge.stop()
})
beforeEach(() => {
  env = bindings()
})

const bindings = (more: object = {}): Bindings =>
  ({
    ...{ DB: sqliteD1(), AUTH_SECRET: 'a secret that is long enough, 0123456789', DOH_URL: zone.url },
    ...{ SITES_DOMAIN: SITES, SITES_IP: IP, BASE_URL: 'https://design.example.net' },
    ...{ PREVIEW_DOMAIN: 'preview.example.net', ...more },
  }) as unknown as Bindings

/** A design of somebody, as a call of its owner has it. */
async function design(): Promise<SignedInPatternCall> {
  const [userId, id] = [newId(), newId()]
  await env.DB.prepare(
    `insert into user (id, name, email, email_verified, created_at, updated_at) values (?1, 'Ada', ?1, 0, 0, 0)`,
  )
    .bind(userId)
    .run()
  await env.DB.prepare(
    `insert into patterns (id, owner_id, name, access, design_system, styling, updated_at)
    values (?1, ?2, 'Shop', 'private', 'html', 'tailwind', 0)`,
  )
    .bind(id, userId)
    .run()
  const request = new Request('https://design.example.net/')
  return { env, settings: settingsOf(env), request, pattern: { id } } as unknown as SignedInPatternCall
}

const freshHost = () => `shop${++count}.example.org`
const record = ({ records }: CustomDomain): string => records?.[0]?.value ?? ''
const prove = (host: string, ...values: string[]) => zone.set(`_maquette.${host}`, { TXT: values })
const point = (host: string) => zone.set(host, { CNAME: [SITES] })
async function look({ pattern }: SignedInPatternCall): Promise<CustomDomain> {
  const row = await findDomain(env.DB, pattern.id)
  if (!row) throw new Error('there is no domain')
  return shownDomain(env, await lookAgain(env, row, 0))
}
async function verified(host = freshHost()) {
  const call = await design()
  const made = await setUp(call, host)
  point(host)
  prove(host, record(made))
  expect(await look(call)).toMatchObject({ status: 'VERIFIED' })
  return { call, host, value: record(made) }
}

describe('[issue 30.3] a domain and a real DNS server', () => {
  test('pending, wrong, verified', async () => {
    const [call, host] = [await design(), freshHost()]
    const made = await setUp(call, `https://www.${host}/`)
    expect(made).toMatchObject({ incoming: host, status: 'PENDING', records: [{ seen: [] }, { seen: [] }] })
    expect(made.message).toContain(`The DNS does not know ${host} yet.`)
    zone.set(host, { CNAME: ['shops.elsewhere.test'] })
    prove(host, 'maquette=typo')
    const wrong = await look(call)
    expect(wrong.message).toBe(
      `The TXT record at _maquette.${host} says “maquette=typo”, and should say “${record(made)}”. Your CNAME points to shops.elsewhere.test, not to ${SITES}.`,
    )
    expect(await domainAt(env, `${host}:443`)).toBeNull()
    point(host)
    prove(host, 'v=spf1 -all', record(made))
    const right = await look(call)
    expect([right.status, right.message]).toEqual(['VERIFIED', undefined])
    expect(await domainAt(env, `${host}:443`)).toMatchObject({ patternId: call.pattern.id })
    expect(await domainAt(env, `www.${host}.`)).toMatchObject({ host })
    expect(await domainAt(env, `x.${host}`)).toBeNull()
  })

  test('misplaced texts are found where providers and people put them', async () => {
    const [call, host] = [await design(), freshHost()]
    const made = await setUp(call, host)
    zone.set(host, { TXT: [record(made)], CNAME: [] })
    expect((await look(call)).message).toContain(`stands at ${host} itself`)
    zone.set(host, {})
    zone.set(`_maquette.${host}.example.org`, { TXT: [record(made)] })
    expect((await look(call)).message).toContain(`stands at _maquette.${host}.example.org`)
  })

  test('a registered domain has an A record, and one with an alias to the same address leads here too', async () => {
    const call = await design()
    const made = await setUp(call, 'harbour.co.uk')
    expect(made.records?.[1]).toMatchObject({ type: 'A', name: 'harbour.co.uk', value: IP })
    prove('harbour.co.uk', record(made))
    zone.set('harbour.co.uk', { A: [IP] })
    expect(await look(call)).toMatchObject({ status: 'VERIFIED' })
  })

  test('a name in any language is asked for in punycode', async () => {
    const call = await design()
    const made = await setUp(call, 'Bücher.example')
    expect(made).toMatchObject({ incoming: 'xn--bcher-kva.example', shownAs: 'bücher.example' })
    prove('xn--bcher-kva.example', record(made))
    zone.set('xn--bcher-kva.example', { A: [IP] })
    expect(await look(call)).toMatchObject({ status: 'VERIFIED' })
  })

  test('two designs and one name: the first that proves it has it, and a third cannot set it up', async () => {
    const host = freshHost()
    const [first, second] = [await design(), await design()]
    const [one, two] = [await setUp(first, host), await setUp(second, host)]
    point(host)
    prove(host, record(two))
    expect(await look(second)).toMatchObject({ status: 'VERIFIED' })
    prove(host, record(one), record(two))
    const told = await look(first)
    expect([told.status, told.message?.slice(0, 30)]).toEqual(['PENDING', 'Another design here has proven'])
    await expect(setUp(await design(), host)).rejects.toMatchObject({ code: 'domain_taken' })
  })

  test('at the same moment: one has it', async () => {
    const host = freshHost()
    const calls = await Promise.all([design(), design(), design()])
    const made: CustomDomain[] = []
    for (const call of calls) made.push(await setUp(call, host))
    point(host)
    prove(host, ...made.map(record))
    const seen = await Promise.all(calls.map(look))
    expect(seen.filter(({ status }) => status === 'VERIFIED')).toHaveLength(1)
  })

  test('moved by its record, at once; taken over by a name that points here, never', async () => {
    const { call, host } = await verified()
    const other = await design()
    await expect(setUp(other, host)).rejects.toMatchObject({ code: 'domain_taken' })
    prove(host)
    const made = await setUp(other, host)
    expect(made).toMatchObject({ status: 'PENDING', records: [{ isRight: false }, { isRight: true }] })
    expect(await domainAt(env, host)).toMatchObject({ patternId: call.pattern.id })
    prove(host, record(made))
    expect(await look(other)).toMatchObject({ status: 'VERIFIED' })
    expect(await domainAt(env, host)).toMatchObject({ patternId: other.pattern.id })
    expect(await look(call)).toMatchObject({ status: 'PENDING' })
  })

  test('expired: three days after its record was seen gone, not sooner, and no failing DNS ends it', async () => {
    const { call, host } = await verified()
    zone.set(`_maquette.${host}`, 'SERVFAIL')
    expect(await look(call)).toMatchObject({ status: 'VERIFIED' })
    prove(host)
    const missing = await look(call)
    expect(missing.message).toMatch(/ It stays connected until .+ UTC\.$/)
    const over = Date.now() - 73 * 3_600_000
    await env.DB.prepare('update custom_domains set missing_since = ?1').bind(over).run()
    expect(await look(call)).toMatchObject({ status: 'PENDING' })
    expect(await domainAt(env, host)).toBeNull()
  })

  test('[attack] a resolver that is away proves nothing and frees nothing', async () => {
    const { host } = await verified()
    const away = { ...env, DOH_URL: 'http://127.0.0.1:9/dns-query' } as unknown as Bindings
    const call = { ...(await design()), env: away, settings: settingsOf(away) }
    await expect(setUp(call, host)).rejects.toMatchObject({ code: 'domain_taken' })
    const waiting = await setUp(call, freshHost())
    expect(waiting.message).toBe(
      'The DNS could not be asked just now, so nothing has changed. It is asked again by itself.',
    )
  })

  test('[S5] nobody has a public suffix, an address, a name of this server or one that is no name', async () => {
    const call = await design()
    for (const typed of [
      ...['localhost', 'a.localhost', 'printer.local', '10.0.0.1', '[::1]', 'com', 'co.uk', 'no dots'],
      ...['design.example.net', 'x.design.example.net', 'preview.example.net', 'a.preview.example.net'],
      ...[SITES, `x.${SITES}`, 'example.org/path', 'ada@example.org'],
    ])
      await expect(setUp(call, typed), typed).rejects.toMatchObject({
        ...{ code: 'bad_request', message: `Please enter a valid domain that you own (${typed})` },
      })
  })

  test('a server that only its own machine reaches says what to set', async () => {
    env = bindings({ BASE_URL: '', PREVIEW_DOMAIN: '', SITES_DOMAIN: '' })
    const call = { ...(await design()), request: new Request('http://localhost:5173/') }
    expect((await setUp(call, freshHost())).message).toContain('sets SITES_DOMAIN to a name')
  })

  test('a host is kept for half a minute, of either kind', async () => {
    const { host } = await verified()
    const now = Date.now()
    await domainAt(env, host, now)
    await env.DB.prepare('delete from custom_domains').run()
    expect(await domainAt(env, host, now + 29_000)).not.toBeNull()
    expect(await domainAt(env, host, now + 31_000)).toBeNull()
    forgetHost(host)
  })
})

describe('certificates at the edge', () => {
  beforeEach(() => {
    env = bindings({
      ...{ CLOUDFLARE_API_TOKEN: edge.token, CLOUDFLARE_ZONE_ID: ZONE_ID, CLOUDFLARE_API_URL: edge.url },
    })
    edge.hostnames.clear()
  })

  test('one is ordered once the domain is verified, and said to be made until it is there', async () => {
    const { call, host } = await verified()
    expect(edge.hosts).toEqual([host])
    expect((await look(call)).message).toContain('certificate is being made')
    for (const each of edge.hostnames.values()) each.ssl.status = 'active'
    expect((await look(call)).message).toBeUndefined()
  })

  test('an order whose answer was lost is found again, and one that is refused is said with the setting', async () => {
    const host = freshHost()
    edge.hostnames.set('lost', { hostname: host, ssl: { status: 'active' } })
    const { call } = await verified(host)
    expect((await findDomain(env.DB, call.pattern.id))?.hostnameId).toBe('lost')
    const token = edge.token
    edge.token = 'another'
    const refused = await verified()
    expect((await look(refused.call)).message).toContain('CLOUDFLARE_API_TOKEN may not')
    edge.token = token
    await look(refused.call)
    expect(edge.hosts).toContain(refused.host)
  })

  test('a domain that moves to another design takes its certificate along, one that ends has none', async () => {
    const { call, host } = await verified()
    const other = await design()
    prove(host)
    const made = await setUp(other, host)
    prove(host, record(made))
    await look(other)
    expect(edge.hosts).toEqual([host])
    expect((await findDomain(env.DB, call.pattern.id))?.hostnameId).toBeNull()
    prove(host)
    await look(other)
    await env.DB.prepare('update custom_domains set missing_since = 1').run()
    await look(other)
    expect(edge.hosts).toEqual([])
  })

  /** A name that went from one design to another by its record, with both rows. */
  async function moved() {
    const { call, host } = await verified()
    const other = await design()
    prove(host)
    const made = await setUp(other, host)
    const id = await hostnameOf(call)
    prove(host, record(made))
    await look(other)
    return { former: call, other, host, id }
  }
  const rowOf = async ({ pattern }: SignedInPatternCall) => {
    const row = await findDomain(env.DB, pattern.id)
    if (!row) throw new Error('there is no domain')
    return row
  }
  const hostnameOf = async (call: SignedInPatternCall) => (await rowOf(call)).hostnameId

  test('[attack] who had the name once does nothing to the certificate of the new holder', async () => {
    const { former, other, host, id } = await moved()
    expect([await hostnameOf(former), await hostnameOf(other)]).toEqual([null, id])
    await look(former)
    expect(edge.hosts).toEqual([host])
    // As rows from before may be.
    await env.DB.prepare('update custom_domains set hostname_id = ?1').bind(id).run()
    await look(former)
    expect([edge.hosts, await hostnameOf(former)]).toEqual([[host], null])
    await env.DB.prepare('update custom_domains set hostname_id = ?1').bind(id).run()
    const gone = await deleteDomain(env.DB, former.pattern.id)
    if (gone) await dropCertificate(env, gone)
    expect([edge.hosts, await hostnameOf(other)]).toEqual([[host], id])
    const last = await deleteDomain(env.DB, other.pattern.id)
    if (last) await dropCertificate(env, last)
    expect(edge.hosts).toEqual([])
  })

  test('nothing is given to a row without the name, or in place of what it has', async () => {
    const { former, other, id } = await moved()
    expect(await giveHostname(env.DB, await rowOf(former), 'another')).toBe(false)
    expect(await giveHostname(env.DB, await rowOf(other), 'another')).toBe(false)
    expect(await hostnameOf(other)).toBe(id)
  })

  test('a hostname that is gone there is ordered again, and again where that failed', async () => {
    const { call, host } = await verified()
    const before = await hostnameOf(call)
    edge.hostnames.clear()
    await look(call)
    expect(edge.hosts).toEqual([host])
    expect(await hostnameOf(call)).not.toBe(before)
  })

  test('a conflict is answered by the hostname of that very name, or by none', async () => {
    const host = freshHost()
    edge.isLoose = true
    edge.hostnames.set('other', { hostname: `x.${host}`, ssl: { status: 'active' } })
    edge.hostnames.set('right', { hostname: host, ssl: { status: 'active' } })
    const { call } = await verified(host)
    expect(await hostnameOf(call)).toBe('right')
    edge.isLoose = false
  })
})

describe('a look that comes too late', () => {
  test('another design has proven the name meanwhile: it is lost, and no error', async () => {
    const { call, host } = await verified()
    const row = await findDomain(env.DB, call.pattern.id)
    const other = await design()
    prove(host)
    const made = await setUp(other, host)
    prove(host, record(made))
    expect(await look(other)).toMatchObject({ status: 'VERIFIED' })
    if (!row) throw new Error('there is no domain')
    const { status, provenAt, missingSince } = row
    expect(await keepLook(env.DB, row, { status, provenAt, missingSince })).toMatchObject({
      ...{ status: 'PENDING', provenAt: null, seenAt: null },
    })
    expect(await findDomain(env.DB, other.pattern.id)).toMatchObject({ status: 'VERIFIED' })
  })
})
