import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedInPatternCall } from '#server/call.ts'
import {
  deleteDomain,
  findDomain,
  giveHostname,
  keepLook,
} from '#server/features/custom-domains/custom-domains-queries.ts'
import { dropCertificate } from '#server/features/custom-domains/held-certificate.ts'
import { setUp } from '#server/features/custom-domains/set-up.ts'
import {
  design,
  env,
  freshEnv,
  freshHost,
  look,
  prove,
  record,
  verified,
  withDomains,
} from '#tests/support/dns/domains-here.ts'
import { EdgeDouble } from '#tests/support/dns/edge-double.ts'

const ZONE_ID = '0123456789abcdef0123456789abcdef'
let edge: EdgeDouble

withDomains()
beforeAll(async () => {
  edge = await EdgeDouble.start()
})
afterAll(() => edge.stop())

describe('certificates at the edge', () => {
  beforeEach(() => {
    freshEnv({
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
