import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { ZoneServer } from '#tests/support/dns/zone-server.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { openDatabaseFile } from '#tests/support/product/database-file.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { getPage } from '#tests/support/product/preview-request.ts'

const SITES = 'sites.maquette.test'
const IP = '203.0.113.7'
let zone: ZoneServer
let product: Running
let dataDir: string
let ada: Person

beforeAll(async () => {
  zone = await ZoneServer.start()
  zone.set(SITES, { A: [IP] })
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-domains-'))
  product = await ownProduct({ DATA_DIR: dataDir, DOH_URL: zone.url, SITES_DOMAIN: SITES, SITES_IP: IP })
  ada = await Person.withAccount(product.url)
})
afterAll(async () => {
  await product.dispose()
  await zone.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

let count = 0
/** A name that no other test has. */
const freshHost = (): string => `shop${++count}.example.org`
const design = async (person = ada): Promise<string> => (await savedDesign(person)).patternId
const connect = (id: string, incoming: string, person = ada) =>
  person.call(api.customDomains.setUp, { path: { id }, body: { incoming } })
const valueOf = ({ records }: CustomDomain): string => records?.[0]?.value ?? ''
/** As if the last look were older than anything asked again. */
const forgetLook = (id: string, set = 'last_look_at = 0'): void => {
  const database = openDatabaseFile(dataDir)
  database.exec(`update custom_domains set ${set} where pattern_id = '${id}'`)
  database.close()
}
const look = async (id: string, person = ada): Promise<CustomDomain> => {
  forgetLook(id)
  return person.must(api.customDomains.get, { path: { id } })
}
/** What visitors of a host are answered. */
const visit = (host: string, path = '/') =>
  getPage(`http://${host}:${new URL(product.url).port}${path}`, { accept: 'text/html' })
const point = (host: string) => zone.set(host, { CNAME: [SITES] })
const prove = (host: string, ...values: string[]) => zone.set(`_maquette.${host}`, { TXT: values })

async function verified(host = freshHost(), person = ada) {
  const id = await design(person)
  const { body } = await connect(id, host, person)
  point(host)
  prove(host, valueOf(body))
  expect(await look(id, person)).toMatchObject({ status: 'VERIFIED' })
  return { id, host, value: valueOf(body) }
}

describe('a domain of a design', () => {
  test('[S7] there is none at first, and a fetch says so by 404', async () => {
    const id = await design()
    expect(await ada.call(api.customDomains.get, { path: { id } })).toMatchObject({
      ...{ status: 404, body: { error: { code: 'not_found' } } },
    })
    expect((await ada.call(api.customDomains.remove, { path: { id } })).status).toBe(404)
  })

  test('pending, wrong, verified, and a page where there was none', async () => {
    const id = await design()
    const host = freshHost()
    const { status, body } = await connect(id, `https://www.${host.toUpperCase()}/`)
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
    expect(valueOf(body)).toMatch(/^maquette=[a-z0-9]{20}$/)
    expect(body.statusLastRefreshedDate).toBeGreaterThan(Date.now() - 60_000)
    expect((await visit(host)).status).toBe(421)

    zone.set(host, { CNAME: ['shops.elsewhere.test'] })
    prove(host, 'maquette=typo')
    const wrong = await look(id)
    expect(wrong).toMatchObject({ status: 'PENDING', records: [{ seen: ['maquette=typo'] }, {}] })
    expect(wrong.message).toContain(`says “maquette=typo”, and should say “${valueOf(body)}”.`)
    expect(wrong.message).toContain(`Your CNAME points to shops.elsewhere.test, not to ${SITES}.`)

    point(host)
    prove(host, 'v=spf1 -all', valueOf(body))
    const right = await look(id)
    expect(right).toMatchObject({ status: 'VERIFIED', records: [{ isRight: true }, { isRight: true }] })
    expect(right.message).toBeUndefined()
    const page = await visit(host)
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('Nothing is published here')])
    const withWww = await visit(`www.${host}`, '/menu?x=1')
    expect([withWww.status, withWww.headers.location]).toEqual([
      ...[308, `http://${host}:${new URL(product.url).port}/menu?x=1`],
    ])
  })

  test('the DNS is asked once in five seconds, however often somebody asks', async () => {
    const id = await design()
    const host = freshHost()
    await connect(id, host)
    zone.asked.length = 0
    await Promise.all([1, 2, 3].map(() => ada.must(api.customDomains.get, { path: { id } })))
    await connect(id, host)
    expect(zone.asked).toEqual([])
    forgetLook(id)
    await Promise.all([1, 2, 3].map(() => ada.must(api.customDomains.get, { path: { id } })))
    expect(zone.asked.filter(question => question === `TXT _maquette.${host}`)).toHaveLength(1)
  })

  test('a name with letters of any language is asked for as the DNS writes it', async () => {
    const id = await design()
    const { body } = await connect(id, 'Bücher.example')
    expect(body).toMatchObject({
      ...{ incoming: 'xn--bcher-kva.example', shownAs: 'bücher.example' },
      records: [{ name: '_maquette.xn--bcher-kva.example' }, { name: 'xn--bcher-kva.example' }],
    })
    zone.set('xn--bcher-kva.example', { A: [IP] })
    prove('xn--bcher-kva.example', valueOf(body))
    expect(await look(id)).toMatchObject({ status: 'VERIFIED' })
    expect((await visit('xn--bcher-kva.example')).status).toBe(404)
  })

  test('[S5] what is no domain that somebody can own is refused in these words', async () => {
    const id = await design()
    const named = (host: string) => `Please enter a valid domain that you own (${host})`
    const own = new URL(product.url).hostname
    for (const typed of [
      ...['localhost', 'no dots', 'a..b.org', '-x.org', '1.2.3.4', '[::1]', 'com', 'co.uk', 'https://'],
      ...[own, `x.${own}`, SITES, `x.${SITES}`, 'printer.local', `${'a'.repeat(64)}.org`, 'x.org/path'],
      ...['user@example.org', 'example.org:8080', 'exam%70le.org', 'x.123', '例え.localhost'],
    ]) {
      const { status, body } = await connect(id, typed)
      expect([typed, status, body.error]).toEqual([
        ...[typed, 400],
        { code: 'bad_request', message: named(typed.replace('https://', '')) },
      ])
    }
  })

  test('one that waits is replaced by another, a verified one is deleted first', async () => {
    const id = await design()
    const [typo, host] = [freshHost(), freshHost()]
    const before = await connect(id, typo)
    const { body } = await connect(id, host)
    expect(body).toMatchObject({ incoming: host, status: 'PENDING' })
    expect(valueOf(body)).not.toBe(valueOf(before.body))
    point(host)
    prove(host, valueOf(body))
    expect(await look(id)).toMatchObject({ status: 'VERIFIED' })
    expect(await connect(id, typo)).toMatchObject({
      ...{ status: 409, body: { error: { message: `This design has the domain ${host}. Delete it first.` } } },
    })
  })

  test('deleting it ends its page at once, and its record proves nothing any more', async () => {
    const { id, host, value } = await verified()
    expect((await visit(host)).status).toBe(404)
    expect(await ada.must(api.customDomains.remove, { path: { id } })).toEqual({ ok: true })
    expect((await visit(host)).status).toBe(421)
    const { body } = await connect(id, host)
    expect([body.status, valueOf(body) === value]).toEqual(['PENDING', false])
    expect(body.message).toContain(`says “${value}”`)
  })

  test('both ways of naming the design do the same, and a list has those of the caller', async () => {
    const person = await Person.withAccount(product.url)
    const id = await design(person)
    const host = freshHost()
    const made = await person.must(api.customDomains.setUpNamed, { body: { id, incoming: host } })
    expect(made).toMatchObject({ id, incoming: host })
    const { domains } = await person.must(api.customDomains.list, {})
    expect(domains.map(({ incoming }) => incoming)).toEqual([host])
    expect(await person.must(api.customDomains.removeNamed, { body: { id } })).toEqual({ ok: true })
    expect((await person.must(api.customDomains.list, {})).domains).toEqual([])
  })
})

describe('two designs and one name', () => {
  test('both may wait for it; the first that proves the TXT record has it, and the other is told', async () => {
    const host = freshHost()
    const [first, second] = [await design(), await design()]
    const [one, two] = [(await connect(first, host)).body, (await connect(second, host)).body]
    point(host)
    prove(host, valueOf(two))
    expect(await look(second)).toMatchObject({ status: 'VERIFIED' })
    expect(await look(first)).toMatchObject({ status: 'PENDING' })
    prove(host, valueOf(one), valueOf(two))
    const told = await look(first)
    expect([told.status, told.message]).toEqual([
      ...['PENDING', expect.stringMatching(/^Another design here has proven/)],
    ])
    const third = await design()
    expect(await connect(third, host)).toMatchObject({
      ...{ status: 409, body: { error: { code: 'domain_taken' } } },
    })
    expect(await look(second)).toMatchObject({ status: 'VERIFIED' })
  })

  test('of two that prove it at the same moment one has it', async () => {
    const host = freshHost()
    const ids = await Promise.all([design(), design(), design()])
    const made: CustomDomain[] = []
    for (const id of ids) made.push((await connect(id, host)).body)
    point(host)
    prove(host, ...made.map(valueOf))
    ids.forEach(id => {
      forgetLook(id)
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    zone.gate = promise
    const looking = Promise.all(ids.map(id => ada.must(api.customDomains.get, { path: { id } })))
    resolve()
    const seen = await looking
    expect(seen.filter(({ status }) => status === 'VERIFIED')).toHaveLength(1)
    expect(seen.filter(({ message }) => message?.startsWith('Another design'))).toHaveLength(2)
  })

  test('moved: whoever changes the record to that of another design moves the name there at once', async () => {
    const { id, host, value } = await verified()
    const bob = await Person.withAccount(product.url)
    const other = await design(bob)
    expect((await connect(other, host, bob)).body.error?.code).toBe('domain_taken')
    // Taken out, it is nobody's: another design may wait for it while the page still stands.
    prove(host)
    const { body } = await connect(other, host, bob)
    expect(body.status).toBe('PENDING')
    expect((await visit(host)).status).toBe(404)
    prove(host, valueOf(body))
    expect(await look(other, bob)).toMatchObject({ status: 'VERIFIED' })
    expect(await look(id)).toMatchObject({ status: 'PENDING' })
    // The former owner has the value still, and it is not in the DNS.
    expect(value).not.toBe(valueOf(body))
    expect((await connect(await design(), host)).body.error?.code).toBe('domain_taken')
  })

  test('[attack] taken over: a name that points here is nobody’s without its TXT record', async () => {
    const host = freshHost()
    point(host)
    const mallory = await Person.withAccount(product.url)
    const id = await design(mallory)
    const { body } = await connect(id, host, mallory)
    expect(body).toMatchObject({ status: 'PENDING', records: [{ isRight: false }, { isRight: true }] })
    // What another design was told is no proof of this one.
    const owner = await connect(await design(), host)
    prove(host, valueOf(owner.body))
    expect(await look(id, mallory)).toMatchObject({ status: 'PENDING' })
    expect((await visit(host)).status).toBe(421)
    expect(
      await mallory.call(api.customDomains.publish, {
        ...{ path: { id }, body: { artifactId: (await activeOf(mallory, id)) ?? '' } },
      }),
    ).toMatchObject({ status: 409, body: { error: { code: 'domain_not_verified' } } })
  })

  test('a design that was deleted shows nothing there, and frees the name', async () => {
    const { id, host } = await verified()
    expect((await visit(host)).status).toBe(404)
    await ada.must(api.patterns.delete, { path: { id } })
    const other = await design()
    const { status, body } = await connect(other, host)
    expect(status).toBe(200)
    prove(host, valueOf(body))
    expect(await look(other)).toMatchObject({ status: 'VERIFIED' })
  })
})

const activeOf = async (person: Person, id: string) =>
  (await person.must(api.patterns.get, { path: { id } })).activeArtifactId

describe('records that were right', () => {
  test('gone: the page stands for three days, with what is wrong in words, and then ends', async () => {
    const { id, host, value } = await verified()
    prove(host)
    const missing = await look(id)
    expect(missing.status).toBe('VERIFIED')
    expect(missing.message).toMatch(
      /^There is no TXT record at .+ yet\. It stays connected until .+ UTC\.$/,
    )
    expect((await visit(host)).status).toBe(404)
    forgetLook(id, `last_look_at = 0, missing_since = ${Date.now() - 73 * 3_600_000}`)
    expect(await ada.must(api.customDomains.get, { path: { id } })).toMatchObject({ status: 'PENDING' })
    expect((await visit(host)).status).toBe(421)
    prove(host, value)
    expect(await look(id)).toMatchObject({ status: 'VERIFIED' })
    expect((await visit(host)).status).toBe(404)
  })

  test('back in time: nothing has happened', async () => {
    const { id, host, value } = await verified()
    prove(host)
    await look(id)
    prove(host, value)
    const again = await look(id)
    expect([again.status, again.message]).toEqual(['VERIFIED', undefined])
  })

  test('a DNS that does not answer takes nothing away', async () => {
    const { id, host } = await verified()
    zone.set(`_maquette.${host}`, 'SERVFAIL')
    const failing = await look(id)
    expect([failing.status, failing.message]).toEqual([
      ...['VERIFIED', expect.stringContaining(`The DNS servers of ${host} do not answer as they should.`)],
    ])
  })

  test('a visit looks whether they are still there, when nobody has looked for an hour', async () => {
    const { id, host } = await verified()
    forgetLook(id, `last_look_at = ${Date.now() - 2 * 3_600_000}`)
    zone.asked.length = 0
    // The look that was found verified is kept for half a minute; by its other name it is asked for anew.
    await visit(`www.${host}`)
    await expect.poll(() => zone.asked, { timeout: 10_000 }).toContain(`TXT _maquette.${host}`)
  })
})

describe('what a proxy asks before it gets a certificate', () => {
  /** As Caddy's on-demand TLS sends it: a GET with `domain`, by the address it was given, without cookies. */
  const ask = (domain: string, host = `127.0.0.1:${new URL(product.url).port}`) =>
    getPage(
      `http://${host.split(':')[0]}:${new URL(product.url).port}/api/custom-domain-ask?domain=${domain}`,
      { 'user-agent': 'Go-http-client/1.1', 'accept-encoding': 'gzip' },
    )

  test('a verified domain is 200, with and without www, and every other name 404, both empty', async () => {
    const { host } = await verified()
    const waiting = freshHost()
    await connect(await design(), waiting)
    for (const [name, status] of [
      ...([[host, 200], [`www.${host}`, 200], [waiting, 404], ['evil.example', 404]] as const),
      ...([[`x.${host}`, 404], ['', 404], ['%00', 404], ['..', 404]] as const),
    ]) {
      const answer = await ask(name)
      expect([name, answer.status, answer.text]).toEqual([name, status, ''])
    }
  })

  test('it may be asked by a name in a network of containers, where nothing else is answered', async () => {
    const { host } = await verified()
    expect((await ask(host, 'maquette')).status).toBe(200)
    const other = await getPage(`http://maquette:${new URL(product.url).port}/api/user`)
    expect(other.status).toBe(421)
  })
})
