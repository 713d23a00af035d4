import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { DomainProduct } from '#tests/support/dns/domain-product.ts'
import { getPage } from '#tests/support/product/preview-request.ts'

let of: DomainProduct
beforeAll(async () => {
  of = await DomainProduct.start()
})
afterAll(() => of.stop())

describe('records that were right', () => {
  test('gone: the page stands for three days, with what is wrong in words, and then ends', async () => {
    const { id, host, value } = await of.verified()
    of.prove(host)
    const missing = await of.look(id)
    expect(missing.status).toBe('VERIFIED')
    expect(missing.message).toMatch(/^There is no TXT record at .+ yet\. It stays connected until .+ UTC\.$/)
    expect((await of.visit(host)).status).toBe(404)
    of.forgetLook(id, `last_look_at = 0, missing_since = ${Date.now() - 73 * 3_600_000}`)
    expect(await of.ada.must(api.customDomains.get, { path: { id } })).toMatchObject({ status: 'PENDING' })
    expect((await of.visit(host)).status).toBe(421)
    of.prove(host, value)
    expect(await of.look(id)).toMatchObject({ status: 'VERIFIED' })
    expect((await of.visit(host)).status).toBe(404)
  })

  test('back in time: nothing has happened', async () => {
    const { id, host, value } = await of.verified()
    of.prove(host)
    await of.look(id)
    of.prove(host, value)
    const again = await of.look(id)
    expect([again.status, again.message]).toEqual(['VERIFIED', undefined])
  })

  test('a DNS that does not answer takes nothing away', async () => {
    const { id, host } = await of.verified()
    of.zone.set(`_maquette.${host}`, 'SERVFAIL')
    const failing = await of.look(id)
    expect([failing.status, failing.message]).toEqual([
      ...['VERIFIED', expect.stringContaining(`The DNS servers of ${host} do not answer as they should.`)],
    ])
  })

  test('a visit looks whether they are still there, when nobody has looked for an hour', async () => {
    const { id, host } = await of.verified()
    of.forgetLook(id, `last_look_at = ${Date.now() - 2 * 3_600_000}`)
    of.zone.asked.length = 0
    // The look that was found verified is kept for half a minute; by its other name it is asked for anew.
    await of.visit(`www.${host}`)
    await expect.poll(() => of.zone.asked, { timeout: 10_000 }).toContain(`TXT _maquette.${host}`)
  })
})

describe('what a proxy asks before it gets a certificate', () => {
  /** As Caddy's on-demand TLS sends it: a GET with `domain`, by the address it was given, without cookies. */
  const ask = (domain: string, host = `127.0.0.1:${of.port}`) =>
    getPage(
      `http://${host.split(':')[0]}:${of.port}/api/custom-domain-ask?domain=${domain}`,
      { 'user-agent': 'Go-http-client/1.1', 'accept-encoding': 'gzip' },
    )

  test('a verified domain is 200, with and without www, and every other name 404, both empty', async () => {
    const { host } = await of.verified()
    const waiting = of.freshHost()
    await of.connect(await of.design(), waiting)
    for (const [name, status] of [
      ...([
        [host, 200],
        [`www.${host}`, 200],
        [waiting, 404],
        ['evil.example', 404],
      ] as const),
      ...([
        [`x.${host}`, 404],
        ['', 404],
        ['%00', 404],
        ['..', 404],
      ] as const),
    ]) {
      const answer = await ask(name)
      expect([name, answer.status, answer.text]).toEqual([name, status, ''])
    }
  })

  test('it may be asked by a name in a network of containers, where nothing else is answered', async () => {
    const { host } = await of.verified()
    expect((await ask(host, 'maquette')).status).toBe(200)
    const other = await getPage(`http://maquette:${of.port}/api/user`)
    expect(other.status).toBe(421)
  })
})
