import { beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { platformAdmin } from '#tests/support/people/admin.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let admin: Person
let owner: Person
let secret: string
let open: string

const NAME = `Quokka ${newId()}`

beforeAll(async () => {
  admin = await platformAdmin()
  owner = await Person.withAccount(url, NAME)
  secret = (await madeDesign(owner)).patternId
  open = await owner.newPattern('public')
  await owner.must(api.patterns.rename, { body: { id: secret, newName: `${NAME} secret` } })
  await owner.must(api.patterns.rename, { body: { id: open, newName: `${NAME} open` } })
})

test('people are found by name, id and address; guests have none', async () => {
  const guest = await Person.guest(url)
  for (const q of [NAME.toLowerCase(), owner.id, owner.email]) {
    const { people } = await admin.must(api.admin.people, { query: { q } })
    expect(people).toMatchObject([{ id: owner.id, email: owner.email, designs: 2, isGuest: false }])
  }
  const { people } = await admin.must(api.admin.people, { query: { q: guest.id } })
  expect(people).toMatchObject([{ email: null, isGuest: true }])
  const [person] = people
  const before = person?.createdAt ?? 0
  const older = await admin.must(api.admin.people, { query: { q: guest.id, before } })
  expect(older.people).toEqual([])
})

test('workspaces are found by name, id and owner, with how large they are', async () => {
  const { id } = await owner.must(api.workspaces.create, { body: { name: `${NAME} team` } })
  for (const q of [id, `${NAME} TEAM`, owner.id]) {
    const { orgs } = await admin.must(api.admin.orgs, { query: { q } })
    expect(orgs).toMatchObject([
      { id, name: `${NAME} team`, owner: { id: owner.id }, members: 1, designs: 0 },
    ])
  }
  await owner.must(api.workspaces.remove, { path: { id } })
  expect((await admin.must(api.admin.orgs, { query: { q: id } })).orgs).toEqual([])
})

test('a private design is listed without its name, is not found by it, and is named to whoever was let in', async () => {
  const listed = async (q: string) =>
    Object.fromEntries(
      (await admin.must(api.admin.patterns, { query: { q } })).patterns.map(p => [p.id, p.name]),
    )
  expect(await listed(owner.id)).toEqual({ [open]: `${NAME} open`, [secret]: null })
  expect(await listed(`${NAME} secret`)).toEqual({})
  await admin.must(api.admin.grant, { path: { id: secret }, body: {} })
  expect(await listed(secret)).toEqual({ [secret]: `${NAME} secret` })
  await admin.must(api.admin.revoke, { path: { id: secret }, body: {} })
  expect(await listed(secret)).toEqual({ [secret]: null })
})

test('rooms with somebody in them are listed', async () => {
  const room = await RoomClient.joined(owner, secret)
  const { rooms } = await admin.must(api.admin.rooms, { query: { q: secret } })
  expect(rooms).toMatchObject([{ id: secret, kind: 'editor', name: null, access: 'private', sessions: 1 }])
  room.leave()
})

test('runs of the last hour with their outcome and cost, and how the model did', async () => {
  const [run] = await until(async () => {
    const { runs } = await admin.must(api.admin.runs, { query: { q: secret } })
    return runs.length > 0 && runs[0]?.tokens !== null ? runs : null
  }, 'the end of the run is on record')
  expect(run).toMatchObject({
    ...{ patternId: secret, actorId: owner.id, actorName: NAME, outcome: 'done', problem: null },
    ...{ model: 'templates:templates', ledger: 'settled', credits: 0, price: 0 },
  })
  const { models } = await admin.must(api.admin.models, { query: {} })
  expect(models.find(({ model }) => model === 'templates:templates')?.done).toBeGreaterThan(0)
})
