import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { DomainProduct, tokenRecord } from '#tests/support/dns/domain-product.ts'
import { IP, SITES } from '#tests/support/dns/zone-server.ts'
import { Person } from '#tests/support/people/person.ts'

let of: DomainProduct
beforeAll(async () => {
  of = await DomainProduct.start()
})
afterAll(() => of.stop())

describe('a domain of a design', () => {
  test('[S7] there is none at first, and a fetch says so by 404', async () => {
    const id = await of.design()
    expect(await of.ada.call(api.customDomains.get, { path: { id } })).toMatchObject({
      ...{ status: 404, body: { error: { code: 'not_found' } } },
    })
    expect((await of.ada.call(api.customDomains.remove, { path: { id } })).status).toBe(404)
  })

  test('pending, wrong, of.verified, and a page where there was none', async () => {
    const id = await of.design()
    const host = of.freshHost()
    const { status, body } = await of.connect(id, `https://www.${host.toUpperCase()}/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ id, incoming: host, renderType: 'artifact', status: 'PENDING', artifactId: null },
      ...{ artifactVersionName: null, title: '', description: '', ogImage: '', favicon: '' },
      records: [
        { type: 'TXT', name: `_maquette.${host}`, seen: [] },
        { type: 'CNAME', name: host, value: SITES, seen: [] },
      ],
      message: expect.stringContaining(`The DNS does not know ${host} yet.`),
    })
    expect(tokenRecord(body)).toMatch(/^maquette=[a-z0-9]{20}$/)
    expect(body.statusLastRefreshedDate).toBeGreaterThan(Date.now() - 60_000)
    expect((await of.visit(host)).status).toBe(421)

    of.zone.set(host, { CNAME: ['shops.elsewhere.test'] })
    of.prove(host, 'maquette=typo')
    const wrong = await of.look(id)
    expect(wrong).toMatchObject({ status: 'PENDING', records: [{ seen: ['maquette=typo'] }, {}] })
    expect(wrong.message).toContain(`says “maquette=typo”, and should say “${tokenRecord(body)}”.`)
    expect(wrong.message).toContain(`Your CNAME points to shops.elsewhere.test, not to ${SITES}.`)

    of.point(host)
    of.prove(host, 'v=spf1 -all', tokenRecord(body))
    const right = await of.look(id)
    expect(right).toMatchObject({ status: 'VERIFIED', records: [{ isRight: true }, { isRight: true }] })
    expect(right.message).toBeUndefined()
    const page = await of.visit(host)
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('Nothing is published here')])
    const withWww = await of.visit(`www.${host}`, '/menu?x=1')
    expect([withWww.status, withWww.headers.location]).toEqual([
      ...[308, `http://${host}:${of.port}/menu?x=1`],
    ])
  })

  test('the DNS is asked once in five seconds, however often somebody asks', async () => {
    const id = await of.design()
    const host = of.freshHost()
    await of.connect(id, host)
    of.zone.asked.length = 0
    await Promise.all([1, 2, 3].map(() => of.ada.must(api.customDomains.get, { path: { id } })))
    await of.connect(id, host)
    expect(of.zone.asked).toEqual([])
    of.forgetLook(id)
    await Promise.all([1, 2, 3].map(() => of.ada.must(api.customDomains.get, { path: { id } })))
    expect(of.zone.asked.filter(question => question === `TXT _maquette.${host}`)).toHaveLength(1)
  })

  test('a name with letters of any language is asked for as the DNS writes it', async () => {
    const id = await of.design()
    const { body } = await of.connect(id, 'Bücher.example')
    expect(body).toMatchObject({
      ...{ incoming: 'xn--bcher-kva.example', shownAs: 'bücher.example' },
      records: [{ name: '_maquette.xn--bcher-kva.example' }, { name: 'xn--bcher-kva.example' }],
    })
    of.zone.set('xn--bcher-kva.example', { A: [IP] })
    of.prove('xn--bcher-kva.example', tokenRecord(body))
    expect(await of.look(id)).toMatchObject({ status: 'VERIFIED' })
    expect((await of.visit('xn--bcher-kva.example')).status).toBe(404)
  })

  test('[S5] what is no domain that somebody can own is refused in these words', async () => {
    const id = await of.design()
    const named = (host: string) => `Please enter a valid domain that you own (${host})`
    const own = new URL(of.product.url).hostname
    for (const typed of [
      ...['localhost', 'no dots', 'a..b.org', '-x.org', '1.2.3.4', '[::1]', 'com', 'co.uk', 'https://'],
      ...[own, `x.${own}`, SITES, `x.${SITES}`, 'printer.local', `${'a'.repeat(64)}.org`, 'x.org/path'],
      ...['user@example.org', 'exam%70le.org', 'x.123', '例え.localhost'],
    ]) {
      const { status, body } = await of.connect(id, typed)
      expect([typed, status, body.error]).toEqual([
        ...[typed, 400],
        { code: 'bad_request', message: named(typed.replace('https://', '')) },
      ])
    }
  })

  test('one that waits is replaced by another, a verified one is deleted first', async () => {
    const id = await of.design()
    const [typo, host] = [of.freshHost(), of.freshHost()]
    const before = await of.connect(id, typo)
    const { body } = await of.connect(id, host)
    expect(body).toMatchObject({ incoming: host, status: 'PENDING' })
    expect(tokenRecord(body)).not.toBe(tokenRecord(before.body))
    of.point(host)
    of.prove(host, tokenRecord(body))
    expect(await of.look(id)).toMatchObject({ status: 'VERIFIED' })
    expect(await of.connect(id, typo)).toMatchObject({
      ...{
        status: 409,
        body: { error: { message: `This design has the domain ${host}. Delete it first.` } },
      },
    })
  })

  test('deleting it ends its page at once, and its record proves nothing any more', async () => {
    const { id, host, value } = await of.verified()
    expect((await of.visit(host)).status).toBe(404)
    expect(await of.ada.must(api.customDomains.remove, { path: { id } })).toEqual({ ok: true })
    expect((await of.visit(host)).status).toBe(421)
    const { body } = await of.connect(id, host)
    expect([body.status, tokenRecord(body) === value]).toEqual(['PENDING', false])
    expect(body.message).toContain(`says “${value}”`)
  })

  test('[S7] its texts are changed, each by itself, and a version is published at it', async () => {
    const { id, host } = await of.verified()
    const path = { id }
    const texts = { title: 'Harbour', description: 'Boats', ogImage: '', favicon: '' }
    expect(await of.ada.must(api.customDomains.change, { path, body: texts })).toMatchObject(texts)
    const renamed = await of.ada.must(api.customDomains.change, { path, body: { title: 'Quay' } })
    expect(renamed).toMatchObject({ ...texts, title: 'Quay' })
    const { activeArtifactId } = await of.ada.must(api.patterns.get, { path })
    const artifactId = activeArtifactId ?? ''
    expect(await of.ada.must(api.customDomains.publish, { path, body: { artifactId } })).toMatchObject({
      ...{ artifactId, artifactVersionName: 'v1', title: 'Quay', description: 'Boats' },
    })
    const page = await of.visit(host)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Quay')])
  })

  test('has the scripts of feedback, and none of the editor', async () => {
    const { host } = await of.verified()
    for (const [path, status] of [
      ['/_maquette/feedback-button.js', 200],
      ['/_maquette/feedback-form.js', 200],
      ['/_maquette/frame.js', 404],
      ['/_maquette/tools.js', 404],
    ] as const)
      expect([path, (await of.visit(host, path)).status]).toEqual([path, status])
  })

  test('both ways of naming the design do the same, and a list has those of the caller', async () => {
    const person = await Person.withAccount(of.product.url)
    const id = await of.design(person)
    const host = of.freshHost()
    const made = await person.must(api.customDomains.setUpNamed, { body: { id, incoming: host } })
    expect(made).toMatchObject({ id, incoming: host })
    const { domains } = await person.must(api.customDomains.list, {})
    expect(domains.map(({ incoming }) => incoming)).toEqual([host])
    expect(await person.must(api.customDomains.removeNamed, { body: { id } })).toEqual({ ok: true })
    expect((await person.must(api.customDomains.list, {})).domains).toEqual([])
  })
})
