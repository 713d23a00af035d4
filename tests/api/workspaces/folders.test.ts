import { beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'

const url = inject('productUrl')
let owner: Person
let member: Person
let stranger: Person
let team: string
let id: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  member = await Person.withAccount(url, 'Mia Member')
  stranger = await Person.withAccount(url, 'Sam Stranger')
  team = await newTeam(owner)
  await letIntoTeam(owner, member, team)
  id = await owner.newPattern()
})

const create = (person: Person, name: string, orgId?: string) =>
  person.call(api.folders.create, { body: { name, orgId } })
const move = (person: Person, folderId: string | null, patternId = id) =>
  person.call(api.folders.move, { body: { id: patternId, folderId } })
const listed = async (person: Person, query: { folderId?: string; scope?: 'org' } = {}) =>
  (await person.must(api.patterns.list, { query })).patterns.map(one => [one.id, one.folderId])

test('folders are a person’s own, or everybody’s in a workspace', async () => {
  const own = (await create(owner, 'Own')).body.id
  const shared = (await create(member, 'Shared', team)).body.id
  const folders = async (person: Person) => (await person.must(api.folders.list, {})).folders
  expect(await folders(owner)).toEqual([
    { id: own, name: 'Own', orgId: null },
    { id: shared, name: 'Shared', orgId: team },
  ])
  expect(await folders(member)).toEqual([{ id: shared, name: 'Shared', orgId: team }])
  expect(await folders(stranger)).toEqual([])
  for (const orgId of [team, newId()]) expect((await create(stranger, 'x', orgId)).status).toBe(403)
  expect((await create(owner, '  ')).status).toBe(400)
  const rename = (person: Person, folder: string) =>
    person.call(api.folders.rename, { path: { id: folder }, body: { name: 'Renamed' } })
  expect((await rename(stranger, shared)).status).toBe(404)
  expect((await rename(member, shared)).status).toBe(403)
  expect((await rename(owner, shared)).status).toBe(200)
  expect((await member.call(api.folders.remove, { path: { id: own } })).status).toBe(404)
  expect((await owner.call(api.folders.remove, { path: { id: own } })).status).toBe(200)
})

test('a design is in one folder of each place, and a workspace’s takes what is shared with it alone', async () => {
  const first = (await create(owner, 'First')).body.id
  const second = (await create(owner, 'Second')).body.id
  const shared = (await create(owner, 'Shared', team)).body.id
  expect((await move(owner, first)).status).toBe(200)
  expect((await move(owner, second)).status).toBe(200)
  expect([await listed(owner, { folderId: first }), await listed(owner, { folderId: second })]).toEqual([
    [],
    [[id, second]],
  ])
  expect((await move(owner, shared)).status).toBe(409)
  await shareWithTeam(owner, id, team)
  expect((await move(member, first)).status).toBe(404)
  expect((await move(stranger, shared)).status).toBe(403)
  expect((await move(member, shared)).status).toBe(200)
  expect(await listed(member)).toEqual([[id, shared]])
  expect(await listed(owner)).toEqual([[id, second]])
  expect((await listed(owner, { scope: 'org' }))[0]).toEqual([id, shared])
  expect((await stranger.call(api.patterns.list, { query: { folderId: shared } })).status).toBe(404)
  expect((await move(owner, null)).status).toBe(200)
  expect([await listed(owner), await listed(member)]).toEqual([[[id, null]], [[id, null]]])
})
