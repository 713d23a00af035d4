import { describe, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { settingsOf } from '#server/bindings.ts'
import { domainAt, forgetHost } from '#server/features/custom-domains/domain-at.ts'
import { setUp } from '#server/features/custom-domains/set-up.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import {
  design,
  env,
  freshEnv,
  freshHost,
  look,
  point,
  prove,
  record,
  verified,
  withDomains,
  zone,
} from '#tests/support/dns/domains-here.ts'
import { IP, SITES } from '#tests/support/dns/zone-server.ts'

withDomains()

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
    freshEnv({ BASE_URL: '', PREVIEW_DOMAIN: '', SITES_DOMAIN: '' })
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
