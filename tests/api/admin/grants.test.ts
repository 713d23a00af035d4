import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { platformAdmin } from '#tests/support/people/admin.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let admin: Person
let owner: Person
let writer: Person

beforeAll(async () => {
  admin = await platformAdmin()
  owner = await Person.withAccount(url, 'Olga Owner')
  writer = await Person.withAccount(url, 'Willi Writer')
})

const statusFor = async (person: Person, id: string) =>
  (await person.call(api.patterns.get, { path: { id } })).status
const grant = (id: string, reason?: string) =>
  admin.must(api.admin.grant, { path: { id }, body: reason === undefined ? {} : { reason } })
const revoke = (id: string) => admin.call(api.admin.revoke, { path: { id }, body: {} })
const auditOf = async (person: Person, id: string) =>
  (await person.must(api.admin.patternAudit, { path: { id } })).entries

describe('design §9: an admin sees a private design after granting himself access, which its owner reads', () => {
  test('first 403, then an entry with its reason and the door open, then neither', async () => {
    const id = await owner.newPattern()
    expect(await statusFor(admin, id)).toBe(403)
    await grant(id, '<b>a fault</b>\nwas\u202e reported ')
    expect(await statusFor(admin, id)).toBe(200)
    const [entry] = await auditOf(owner, id)
    expect(entry).toMatchObject({
      act: 'grantPermission',
      actor: { kind: 'user', id: admin.id },
      actorName: admin.name,
      patternId: id,
      reason: '<b>a fault</b> was reported',
    })
    const { entries } = await admin.must(api.admin.audit, { query: { q: id } })
    expect(entries).toEqual([entry])

    expect((await revoke(id)).status).toBe(200)
    expect(await statusFor(admin, id)).toBe(403)
    expect((await auditOf(owner, id)).map(({ act }) => act)).toEqual(['revokePermission', 'grantPermission'])
    expect((await revoke(id)).status).toBe(404)
  })

  test('the entries are the owner’s to read, not a writer’s, nor the admin’s by his access', async () => {
    const id = await owner.newPattern()
    await owner.letIn(writer, id)
    await grant(id)
    for (const person of [writer, admin])
      expect((await person.call(api.admin.patternAudit, { path: { id } })).status).toBe(403)
  })

  test('what was given by invitation stays', async () => {
    const id = await owner.newPattern()
    await owner.letIn(admin, id, 'read')
    await grant(id)
    expect((await revoke(id)).status).toBe(200)
    expect(await statusFor(admin, id)).toBe(200)
    expect((await admin.call(api.patterns.rename, { body: { id, newName: 'Mine' } })).status).toBe(403)
  })

  test('revoked access closes his socket within two seconds', async () => {
    const id = await owner.newPattern()
    await grant(id)
    const room = await RoomClient.joined(admin, id)
    await revoke(id)
    await until(() => room.closeCode !== null, 'the socket is closed', 2)
    room.leave()
  })

  test('of one’s own design an admin is the owner, before and after', async () => {
    const id = await admin.newPattern()
    await grant(id)
    expect((await revoke(id)).status).toBe(404)
    expect((await admin.must(api.sharing.owner, { path: { id } })).usersList).toHaveLength(1)
  })
})

describe('access for given people', () => {
  const give = (id: string, userIds: string[]) =>
    admin.call(api.admin.grantTo, { path: { id }, body: { userIds } })

  test('they may write, and the entry names them', async () => {
    const id = await owner.newPattern()
    expect((await give(id, [writer.id, writer.id])).status).toBe(200)
    expect((await writer.call(api.patterns.rename, { body: { id, newName: 'Ours' } })).status).toBe(200)
    expect(await auditOf(owner, id)).toMatchObject([{ act: 'grantToPeople', about: [writer.id] }])
  })

  test('somebody who does not exist is 404, and then nobody gets anything', async () => {
    const id = await owner.newPattern()
    const { status, body } = await give(id, [writer.id, 'nobody'])
    expect([status, body.error?.message]).toEqual([404, 'There is nobody with the id nobody.'])
    expect(await statusFor(writer, id)).toBe(403)
    expect(await auditOf(owner, id)).toEqual([])
  })

  test.each([[[]], [['']], [Array.from({ length: 51 }, () => 'x')]])('%j is 400', async userIds => {
    expect((await give(await owner.newPattern(), userIds)).status).toBe(400)
  })

  test('a design that does not exist or was deleted is 404', async () => {
    const id = await owner.newPattern()
    await owner.must(api.patterns.remove, { path: { id } })
    for (const gone of [id, newId(), '../x']) expect((await give(gone, [writer.id])).status).toBe(404)
  })
})

test('who is no admin is refused whatever stands in the body', async () => {
  const id = await owner.newPattern()
  const body = { userIds: [writer.id], isAdmin: true }
  const path = `/api/admin/chatPattern/${id}/permissions`
  expect((await owner.post(path, body)).status).toBe(403)
  expect((await new Person(url).post(path, body)).status).toBe(401)
})
