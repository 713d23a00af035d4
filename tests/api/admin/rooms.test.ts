import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { platformAdmin } from '#tests/support/people/admin.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const SECRET = 'A pricing page for Zebrafish, a sailing school, with three plans'
let admin: Person
let owner: Person

beforeAll(async () => {
  admin = await platformAdmin()
  owner = await Person.withAccount(url, 'Olga Owner')
})

const inRoom = (editorId: string) => ({ path: { editorId } })
const traceOf = (person: Person, id: string, traceId: string) =>
  person.call(api.traces.get, { path: { id, traceId } })

describe('room info and debug info', () => {
  test('a room in numbers: who is there, what its documents take, its runs', async () => {
    const { patternId } = await madeDesign(owner, SECRET)
    const room = await RoomClient.joined(owner, patternId)
    const { room: told } = await admin.must(api.admin.roomInfo, { ...inRoom(patternId), body: {} })
    room.leave()
    expect(told).toMatchObject({
      ...{
        id: patternId,
        kind: 'editor',
        people: [owner.id],
        sockets: 1,
        liveRooms: [],
        isAiGenerating: false,
      },
      runs: [{ state: 'done', attempt: 0, actorId: owner.id }],
    })
    expect(told.documents.map(({ name }) => name)).toEqual(['room', 'files'])
    expect(told.documents[0]?.bytes).toBeGreaterThan(0)
  })

  test('no word of a private design without a granted level, all of them with one', async () => {
    const { patternId } = await madeDesign(owner, SECRET)
    await owner.must(api.patterns.rename, { body: { id: patternId, newName: 'Zebrafish plans' } })
    const debug = () => admin.must(api.admin.debug, { ...inRoom(patternId), body: { reason: 'a report' } })
    const info = () => admin.must(api.admin.roomInfo, { ...inRoom(patternId), body: {} })
    const closed = await debug()
    expect(JSON.stringify([closed, await info()])).not.toMatch(/zebrafish/i)
    expect(closed).toMatchObject({
      pattern: { id: patternId, name: null, ownerId: owner.id },
      versions: [{ version: 'v1', kind: 'generated', status: 'compiled' }],
      runs: [{ state: 'done' }],
      ledger: [{ userId: owner.id, state: 'settled', message: null }],
      faults: [],
    })
    await admin.must(api.admin.grant, { path: { id: patternId }, body: {} })
    const open = await debug()
    expect(open.pattern.name).toBe('Zebrafish plans')
    expect(open.ledger[0]?.message).toMatch(/Zebrafish/)
    const { entries } = await owner.must(api.admin.patternAudit, { path: { id: patternId } })
    expect(entries.map(({ act }) => act)).toEqual(['debugInfo', 'grantPermission', 'roomInfo', 'debugInfo'])
    expect(entries[0]?.reason).toBe('a report')
  })

  test('forcing a stop where nothing runs stops nothing, and a room that does not exist is 404', async () => {
    const id = await owner.newPattern()
    expect(await admin.must(api.admin.forceStop, { ...inRoom(id), body: {} })).toEqual({ stopped: [] })
    for (const gone of [newId(), '../x'])
      for (const route of [api.admin.roomInfo, api.admin.debug, api.admin.forceStop])
        expect((await admin.call(route, { ...inRoom(gone), body: {} })).status).toBe(404)
  })
})

describe('how it was made', () => {
  test('is read by whoever may see the design, and by nobody else', async () => {
    const { patternId } = await madeDesign(owner, SECRET)
    const { chatItems } = await owner.must(api.patterns.get, { path: { id: patternId } })
    const traceId = chatItems[0]?.metadata.traceId ?? ''
    const { body } = await traceOf(owner, patternId, traceId)
    expect(body.lines[0]).toMatchObject({ kind: 'asked' })
    expect(JSON.stringify(body.lines)).toMatch(/Zebrafish/)
    expect((await traceOf(admin, patternId, traceId)).status).toBe(403)
    expect((await traceOf(new Person(url), patternId, traceId)).status).toBe(401)
    const other = await admin.newPattern()
    expect((await traceOf(admin, other, traceId)).status).toBe(404)
    for (const forged of ['x', `${newId()}-0`, `../${patternId}/${traceId}`, `${traceId}.jsonl.gz`])
      expect((await traceOf(owner, patternId, forged)).status, forged).toBe(404)
  })
})

describe('a message that an admin deletes', () => {
  const remove = (id: string, itemId: string) =>
    admin.call(api.admin.deleteMessage, { ...inRoom(id), body: { itemId } })

  test('is in no document, transcript or line of credits any more, and what came after stays', async () => {
    const patternId = await owner.newPattern()
    const first = await generate(owner, patternId, SECRET)
    const second = await generate(owner, patternId, 'Make the headline shorter')
    const room = await RoomClient.joined(owner, patternId)
    const traces = [`${first.requestId}-0`, `${second.requestId}-0`]
    const told = async () =>
      JSON.stringify(
        await Promise.all(
          traces.map(id => owner.must(api.traces.get, { path: { id: patternId, traceId: id } })),
        ),
      )
    expect(await told()).toContain(SECRET)

    expect((await remove(patternId, first.userItemId)).status).toBe(200)
    await until(() => room.chat.length === 3, 'the message is gone for who is there', 2)
    room.leave()
    const { chatItems } = await owner.must(api.patterns.get, { path: { id: patternId } })
    expect(chatItems.map(({ id }) => id)).toEqual([
      first.assistantItemId,
      second.userItemId,
      second.assistantItemId,
    ])
    expect(JSON.stringify(chatItems)).not.toContain(SECRET)
    expect(await told()).not.toContain(SECRET)
    expect(await told()).toContain('Make the headline shorter')
    const { entries } = await owner.must(api.credits.entries, { query: {} })
    expect(JSON.stringify(entries.filter(entry => entry.patternId === patternId))).not.toContain('Zebrafish')

    const audit = await owner.must(api.admin.patternAudit, { path: { id: patternId } })
    expect(audit.entries).toMatchObject([{ act: 'deleteMessage', about: [first.userItemId] }])
    expect((await remove(patternId, first.userItemId)).status).toBe(404)
  })

  test('of another design is 404 and stays', async () => {
    const { patternId } = await madeDesign(owner, SECRET)
    const { chatItems } = await owner.must(api.patterns.get, { path: { id: patternId } })
    const other = await owner.newPattern()
    expect((await remove(other, chatItems[0]?.id ?? '')).status).toBe(404)
    expect((await owner.must(api.patterns.get, { path: { id: patternId } })).chatItems).toHaveLength(2)
  })
})
