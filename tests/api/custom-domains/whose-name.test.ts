import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { DomainProduct, tokenRecord } from '#tests/support/dns/domain-product.ts'
import { Person } from '#tests/support/people/person.ts'

let of: DomainProduct
beforeAll(async () => {
  of = await DomainProduct.start()
})
afterAll(() => of.stop())

describe('two designs and one name', () => {
  test('both may wait for it; the first that proves the TXT record has it, and the other is told', async () => {
    const host = of.freshHost()
    const [first, second] = [await of.design(), await of.design()]
    const [one, two] = [(await of.connect(first, host)).body, (await of.connect(second, host)).body]
    of.point(host)
    of.prove(host, tokenRecord(two))
    expect(await of.look(second)).toMatchObject({ status: 'VERIFIED' })
    expect(await of.look(first)).toMatchObject({ status: 'PENDING' })
    of.prove(host, tokenRecord(one), tokenRecord(two))
    const told = await of.look(first)
    expect([told.status, told.message]).toEqual([
      ...['PENDING', expect.stringMatching(/^Another design here has proven/)],
    ])
    const third = await of.design()
    expect(await of.connect(third, host)).toMatchObject({
      ...{ status: 409, body: { error: { code: 'domain_taken' } } },
    })
    expect(await of.look(second)).toMatchObject({ status: 'VERIFIED' })
  })

  test('of two that prove it at the same moment one has it', async () => {
    const host = of.freshHost()
    const ids = await Promise.all([of.design(), of.design(), of.design()])
    const made: CustomDomain[] = []
    for (const id of ids) made.push((await of.connect(id, host)).body)
    of.point(host)
    of.prove(host, ...made.map(tokenRecord))
    ids.forEach(id => {
      of.forgetLook(id)
    })
    let open = () => {}
    of.zone.gate = new Promise(done => {
      open = done
    })
    const looking = Promise.all(ids.map(id => of.ada.must(api.customDomains.get, { path: { id } })))
    open()
    const seen = await looking
    expect(seen.filter(({ status }) => status === 'VERIFIED')).toHaveLength(1)
    expect(seen.filter(({ message }) => message?.startsWith('Another design'))).toHaveLength(2)
  })

  test('moved: whoever changes the record to that of another design moves the name there at once', async () => {
    const { id, host, value } = await of.verified()
    const bob = await Person.withAccount(of.product.url)
    const other = await of.design(bob)
    expect((await of.connect(other, host, bob)).body.error?.code).toBe('domain_taken')
    // Taken out, it is nobody's: another design may wait for it while the page still stands.
    of.prove(host)
    const { body } = await of.connect(other, host, bob)
    expect(body.status).toBe('PENDING')
    expect((await of.visit(host)).status).toBe(404)
    of.prove(host, tokenRecord(body))
    expect(await of.look(other, bob)).toMatchObject({ status: 'VERIFIED' })
    expect(await of.look(id)).toMatchObject({ status: 'PENDING' })
    // The former owner has the value still, and it is not in the DNS.
    expect(value).not.toBe(tokenRecord(body))
    expect((await of.connect(await of.design(), host)).body.error?.code).toBe('domain_taken')
  })

  test('[attack] taken over: a name that points here is nobody’s without its TXT record', async () => {
    const host = of.freshHost()
    of.point(host)
    const mallory = await Person.withAccount(of.product.url)
    const id = await of.design(mallory)
    const { body } = await of.connect(id, host, mallory)
    expect(body).toMatchObject({ status: 'PENDING', records: [{ isRight: false }, { isRight: true }] })
    // What another design was told is no proof of this one.
    const owner = await of.connect(await of.design(), host)
    of.prove(host, tokenRecord(owner.body))
    expect(await of.look(id, mallory)).toMatchObject({ status: 'PENDING' })
    expect((await of.visit(host)).status).toBe(421)
    expect(
      await mallory.call(api.customDomains.publish, {
        ...{ path: { id }, body: { artifactId: (await activeOf(mallory, id)) ?? '' } },
      }),
    ).toMatchObject({ status: 409, body: { error: { code: 'domain_not_verified' } } })
  })

  test('a design that was deleted shows nothing there, and frees the name', async () => {
    const { id, host } = await of.verified()
    expect((await of.visit(host)).status).toBe(404)
    await of.ada.must(api.patterns.remove, { path: { id } })
    const other = await of.design()
    const { status, body } = await of.connect(other, host)
    expect(status).toBe(200)
    of.prove(host, tokenRecord(body))
    expect(await of.look(other)).toMatchObject({ status: 'VERIFIED' })
  })
})

const activeOf = async (person: Person, id: string) =>
  (await person.must(api.patterns.get, { path: { id } })).activeArtifactId
