import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'

const url = inject('productUrl')
let owner: Person
let colleague: Person
let friend: Person
let team: string
let id: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  colleague = await Person.withAccount(url, 'Carl Colleague')
  friend = await Person.withAccount(url, 'Fred Friend')
})
beforeEach(async () => {
  team = await newTeam(owner)
  await letIntoTeam(owner, colleague, team)
  id = await owner.newPattern()
})

const access = () => owner.must(api.sharing.owner, { path: { id } })
const levelOf = async (person: Person) =>
  (await person.call(api.patterns.get, { path: { id } })).body.permissionLevel ?? null
const permission = (body: { orgIdToUpdate: string; updatedPermission: 'read' | 'write' }) =>
  owner.call(api.sharing.permission, { path: { id }, body: { type: 'org', ...body } })

describe('a design and a workspace', () => {
  test('sharing is writing unless told, is listed by name, and is changed and taken away', async () => {
    expect((await owner.call(api.sharing.inviteOrg, { path: { id }, body: { orgId: team } })).status).toBe(
      200,
    )
    expect(await levelOf(colleague)).toBe('write')
    const listed = { id: team, name: 'Tidal', logo: null, memberCount: 2 }
    expect((await access()).orgsList).toEqual([{ ...listed, permissionLevel: 'write' }])
    expect((await permission({ orgIdToUpdate: team, updatedPermission: 'read' })).status).toBe(200)
    expect(await levelOf(colleague)).toBe('read')
    expect((await permission({ orgIdToUpdate: newId(), updatedPermission: 'read' })).status).toBe(404)
    await owner.must(api.sharing.removeOrg, { path: { id }, body: { orgId: team } })
    expect([await levelOf(colleague), (await access()).orgsList]).toEqual([null, []])
    const again = await owner.call(api.sharing.removeOrg, { path: { id }, body: { orgId: team } })
    expect(again.status).toBe(404)
    expect((await permission({ orgIdToUpdate: team, updatedPermission: 'read' })).status).toBe(404)
  })

  test('who may only look, and edits through a workspace, is listed with that workspace', async () => {
    await letIntoTeam(owner, friend, team)
    await owner.letIn(friend, id, 'read')
    await shareWithTeam(owner, id, team, 'write')
    const rowOf = async () => (await access()).usersList.find(({ id }) => id === friend.id)
    expect(await levelOf(friend)).toBe('write')
    expect(await rowOf()).toMatchObject({ permissionLevel: 'read', editsThrough: 'Tidal' })
    await permission({ orgIdToUpdate: team, updatedPermission: 'read' })
    expect(await rowOf()).not.toHaveProperty('editsThrough')
  })

  test('what was taken away comes back as it was, folder and all; not into another design', async () => {
    await shareWithTeam(owner, id, team, 'read')
    const folder = await owner.must(api.folders.create, { body: { name: 'Autumn', orgId: team } })
    await owner.must(api.folders.move, { body: { id, folderId: folder.id } })
    const before = await access()
    const { undo } = await owner.must(api.sharing.removeOrg, { path: { id }, body: { orgId: team } })
    const elsewhere = await owner.newPattern()
    const wrong = await owner.call(api.sharing.undoRemove, { path: { id: elsewhere }, body: { undo } })
    expect(wrong.status).toBe(409)
    await owner.must(api.sharing.undoRemove, { path: { id }, body: { undo } })
    expect(await access()).toEqual(before)
    const { patterns } = await colleague.must(api.patterns.list, { query: { scope: 'org', orgId: team } })
    expect(patterns).toMatchObject([{ id, orgId: team, folderId: folder.id, permissionLevel: 'read' }])
  })

  test('a new design is shared as the chosen workspace says, or with the one that is named', async () => {
    await owner.must(api.workspaces.update, { path: { id: team }, body: { defaultAccess: 'read' } })
    id = await owner.newPattern()
    expect(await levelOf(colleague)).toBe('read')
    await owner.must(api.workspaces.choose, { body: { orgId: null } })
    id = await owner.newPattern()
    expect(await levelOf(colleague)).toBeNull()
    id = (await owner.must(api.patterns.create, { body: { name: 'Named', orgId: team } })).id
    expect(await levelOf(colleague)).toBe('read')
    for (const orgId of [await newTeam(friend), newId(), 'odd'])
      expect((await owner.call(api.patterns.create, { body: { orgId } })).status).toBe(403)
  })

  test('lists: mine, shared with me, of the workspace, and all of it once', async () => {
    await shareWithTeam(owner, id, team)
    const ids = async (scope?: 'mine' | 'shared' | 'org' | 'starred') =>
      (await colleague.must(api.patterns.list, { query: scope ? { scope } : {} })).patterns.map(one => one.id)
    await colleague.must(api.workspaces.choose, { body: { orgId: team } })
    expect([await ids('mine'), await ids('shared'), await ids('org')]).toEqual([[], [], [id]])
    await owner.letIn(colleague, id, 'read')
    expect([await ids('shared'), await ids('org')]).toEqual([[id], [id]])
    expect((await ids()).filter(one => one === id)).toHaveLength(1)
    expect(await levelOf(colleague)).toBe('write')
    await colleague.must(api.patterns.star, { body: { id, shouldStar: true } })
    expect(await ids('starred')).toContain(id)
    const foreign = await friend.call(api.patterns.list, { query: { scope: 'org', orgId: team } })
    expect(foreign.status).toBe(403)
  })
})

describe('leaving a design, and handing it over', () => {
  test('any member leaves by himself, a reader takes nobody else away', async () => {
    const reader = await Person.withAccount(url)
    await owner.letIn(reader, id, 'read')
    await owner.letIn(friend, id, 'write')
    const remove = (person: Person, userIdToRemove: string) =>
      person.call(api.sharing.removeUser, { path: { id }, body: { userIdToRemove } })
    expect((await remove(reader, friend.id)).status).toBe(403)
    expect((await remove(reader, friend.email)).status).toBe(403)
    expect((await remove(reader, owner.id)).status).toBe(403)
    expect((await remove(reader, reader.id)).status).toBe(200)
    expect(await levelOf(reader)).toBeNull()
    expect((await remove(owner, owner.id)).status).toBe(403)
  })

  test('also what came through a workspace, for good; asked for again it comes back', async () => {
    await shareWithTeam(owner, id, team)
    const leave = (person: Person) =>
      person.call(api.sharing.removeUser, { path: { id }, body: { userIdToRemove: person.id } })
    const listed = async () =>
      (await colleague.must(api.patterns.list, { query: { scope: 'org', orgId: team } })).patterns.length
    expect([await levelOf(colleague), await listed()]).toEqual(['write', 1])
    const { status, body } = await leave(colleague)
    expect([status, await levelOf(colleague), await listed()]).toEqual([200, null, 0])
    expect((await leave(colleague)).status).toBe(403)
    await owner.must(api.sharing.undoRemove, { path: { id }, body: { undo: body.undo ?? '' } })
    expect(await levelOf(colleague)).toBe('write')
    await leave(colleague)
    await colleague.must(api.sharing.request, { path: { id }, body: {} })
    const [request] = (await owner.must(api.sharing.requests, { path: { id } })).requests
    await owner.must(api.sharing.answer, {
      path: { id },
      body: { id: request?.id ?? '', isGranted: true, permissionLevel: 'read' },
    })
    expect([await levelOf(colleague), await listed()]).toEqual(['write', 1])
  })

  test('the new owner is a member with an account, the former one stays as a writer', async () => {
    const handOver = (person: Person, userId: string) =>
      person.call(api.sharing.handOver, { path: { id }, body: { userId } })
    await owner.letIn(friend, id, 'write')
    expect((await handOver(friend, friend.id)).status).toBe(403)
    expect((await handOver(owner, colleague.id)).status).toBe(404)
    expect((await handOver(owner, owner.id)).status).toBe(409)
    await shareWithTeam(owner, id, team, 'read')
    expect((await handOver(owner, colleague.id)).status).toBe(200)
    expect([await levelOf(colleague), await levelOf(owner)]).toEqual(['owner', 'write'])
    const mails = (await (await colleague.fetch('/dev/mailbox')).text()).split('<article>')
    const mail = mails.find(each => each.includes(`To ${colleague.email}`) && each.includes(`/c/${id}`))
    expect(mail).toContain('Olga Owner made you the owner of “A design”')
    const { usersList } = await colleague.must(api.sharing.owner, { path: { id } })
    expect(usersList.map(({ id: who, permissionLevel }) => [who, permissionLevel])).toEqual([
      [colleague.id, 'owner'],
      [friend.id, 'write'],
      [owner.id, 'write'],
    ])
    expect((await handOver(colleague, friend.id)).status).toBe(200)
    const after = await friend.must(api.sharing.owner, { path: { id } })
    expect(after.usersList.filter(one => one.permissionLevel === 'owner').map(one => one.id)).toEqual([
      friend.id,
    ])
    expect(after.usersList.filter(one => one.id === friend.id)).toHaveLength(1)
  })
})
