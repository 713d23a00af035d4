import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, tokenOf } from '#tests/support/people/team.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let writer: Person
let stranger: Person

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  writer = await Person.withAccount(url, 'Willi Writer')
  stranger = await Person.withAccount(url, 'Stan Stranger')
})

const newCanvas = async (): Promise<string> => (await owner.must(api.spaces.create, { body: {} })).id
const patternOf = (person: Person, id: string) => person.must(api.patterns.get, { path: { id } })
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
const listed = async (person: Person, id: string) =>
  (await person.must(api.spaces.list, {})).spaces.find(space => space.id === id)

describe('canvases', () => {
  test('are listed with their designs and people, for everybody who was let in and for nobody else', async () => {
    const id = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const { artifactId } = await owner.must(api.spaces.addNode, { body: { spaceId: id, patternId } })
    await letIntoCanvas(owner, writer, id)
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
    expect(await listed(writer, id)).toMatchObject({
      ...{ name: 'Untitled canvas', nodeCount: 1, permissionLevel: 'write' },
      pictureSrcs: [`/api/artifact/${artifactId}/picture`],
      people: [{ id: owner.id }, { id: writer.id }],
      lastUpdated: expect.any(Number),
    })
    expect(await listed(owner, id)).toMatchObject({ permissionLevel: 'owner' })
    expect(await listed(stranger, id)).toBeUndefined()
  })

  test('begin with a copy of a design, and have its name; the same request again makes nothing', async () => {
    const { patternId } = await savedDesign(owner)
    const body = { patternId, requestId: newId() }
    const made = await owner.must(api.spaces.create, { body })
    expect(await owner.must(api.spaces.create, { body })).toEqual(made)
    expect(await listed(owner, made.id)).toMatchObject({ name: 'A design', nodeCount: 1 })
  })

  test('importing a design that one may not see is refused, and nothing is made', async () => {
    const { patternId } = await savedDesign(owner)
    const { activeArtifactId } = await patternOf(owner, patternId)
    const artifactId = activeArtifactId ?? ''
    const before = (await stranger.must(api.spaces.list, {})).spaces.length
    expect((await stranger.call(api.spaces.create, { body: { patternId } })).status).toBe(403)
    expect((await stranger.call(api.spaces.create, { body: { artifactId } })).status).toBe(403)
    expect((await stranger.call(api.spaces.create, { body: { patternId: newId() } })).status).toBe(404)
    expect((await stranger.must(api.spaces.list, {})).spaces.length).toBe(before)
    const { id: spaceId } = await stranger.must(api.spaces.create, { body: {} })
    expect((await stranger.call(api.spaces.addNode, { body: { spaceId, patternId } })).status).toBe(403)
    expect((await stranger.call(api.spaces.addNode, { body: { spaceId, artifactId } })).status).toBe(403)
    const own = await savedDesign(stranger)
    const mixed = { spaceId, patternId: own.patternId, artifactId }
    expect([403, 404]).toContain((await stranger.call(api.spaces.addNode, { body: mixed })).status)
    expect(await listed(stranger, spaceId)).toMatchObject({ nodeCount: 0 })
  })

  test('that are deleted take their designs with them', async () => {
    const id = await newCanvas()
    const { editorRoomId } = await owner.must(api.spaces.addNode, { body: { spaceId: id } })
    await owner.must(api.spaces.remove, { path: { id } })
    expect((await owner.call(api.patterns.get, { path: { id: editorRoomId } })).status).toBe(404)
    expect((await owner.call(api.spaces.rename, { body: { id, newName: 'x' } })).status).toBe(404)
  })
})

describe('a design on a canvas', () => {
  test('is a copy of its own: same files, v1, no chat, not on Home, pointing to its canvas', async () => {
    const id = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const requestId = newId()
    const body = { spaceId: id, patternId, requestId }
    const node = await owner.must(api.spaces.addNode, { body })
    expect(await owner.must(api.spaces.addNode, { body })).toEqual(node)
    const copy = await patternOf(owner, node.editorRoomId)
    expect(copy).toMatchObject({
      ...{ name: 'A design', chatItems: [], activeArtifactId: node.artifactId },
      spacePointer: { spaceRoomId: id, spaceNodeId: node.nodeId },
    })
    const { versions } = await owner.must(api.artifacts.versions, { path: { id: node.editorRoomId } })
    expect(versions.map(({ version }) => version)).toEqual([{ major: 1, minor: 0 }])
    const home = await owner.must(api.patterns.list, {})
    expect(home.patterns.map(pattern => pattern.id)).not.toContain(node.editorRoomId)
    expect(home.patterns.map(pattern => pattern.id)).toContain(patternId)
  })

  test('takes its levels from the canvas, and calls about access are the canvas’s affair', async () => {
    const spaceId = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const { editorRoomId: id } = await owner.must(api.spaces.addNode, { body: { spaceId, patternId } })
    const path = { id }
    expect((await writer.call(api.patterns.get, { path })).status).toBe(403)
    await letIntoCanvas(owner, writer, spaceId)
    expect((await patternOf(writer, id)).permissionLevel).toBe('write')
    const calls = [
      owner.call(api.sharing.access, { path, body: { access: 'public' } }),
      owner.call(api.sharing.invite, { path, body: { emails: 'a@example.org' } }),
      owner.call(api.sharing.removeUser, { path, body: { userIdToRemove: writer.id } }),
      owner.call(api.sharing.removeOrg, { path, body: { orgId: newId() } }),
      owner.call(api.sharing.undoRemove, { path, body: { undo: 'x' } }),
      owner.call(api.sharing.permission, {
        path,
        body: { type: 'user', userIdToUpdate: writer.id, updatedPermission: 'read' },
      }),
      owner.call(api.sharing.handOver, { path, body: { userId: writer.id } }),
      owner.call(api.patterns.remove, { path }),
      stranger.call(api.sharing.request, { path, body: {} }),
    ]
    for (const answer of await Promise.all(calls))
      expect([answer.status, code(answer)]).toEqual([409, 'managed_by_canvas'])
    const onNode = await writer.must(api.sharing.owner, { path })
    const { access, ...onCanvas } = await writer.must(api.canvas.owner, { path: { spaceId } })
    expect(onNode).toEqual(onCanvas)
    expect(access).toBe('private')
    expect(onNode.usersList.map(user => [user.id, user.permissionLevel])).toEqual([
      [owner.id, 'owner'],
      [writer.id, 'write'],
    ])
    await owner.must(api.canvas.access, { path: { spaceId }, body: { access: 'public' } })
    expect((await patternOf(stranger, id)).permissionLevel).toBe('read')
  })

  test('has one name, whichever of the two is renamed', async () => {
    const spaceId = await newCanvas()
    const { nodeId, editorRoomId } = await owner.must(api.spaces.addNode, { body: { spaceId } })
    await owner.must(api.spaces.renameNode, { body: { roomId: spaceId, nodeId, newName: 'First' } })
    expect((await patternOf(owner, editorRoomId)).name).toBe('First')
    const other = await newCanvas()
    const elsewhere = { body: { roomId: other, nodeId, newName: 'x' } }
    expect((await owner.call(api.spaces.renameNode, elsewhere)).status).toBe(404)
  })

  test('is restored by call: typed changes are saved first, and an active version is a conflict', async () => {
    const spaceId = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const node = await owner.must(api.spaces.addNode, { body: { spaceId, patternId } })
    const { nodeId, editorRoomId } = node
    const artifactId = node.artifactId ?? ''
    const restore = (id: string) =>
      owner.call(api.spaces.updateArtifactId, { body: { spaceId, nodeId, artifactId: id } })
    expect(code(await restore(artifactId))).toBe('conflict')
    const files = [{ name: 'App.tsx', code: 'export default function App() { return <h1>Two</h1> }\n' }]
    const saved = await owner.must(api.artifacts.save, { body: { id: editorRoomId, files } })
    expect((await restore(artifactId)).status).toBe(200)
    expect((await patternOf(owner, editorRoomId)).activeArtifactId).toBe(artifactId)
    const foreign = await patternOf(owner, patternId)
    expect((await restore(foreign.activeArtifactId ?? '')).status).toBe(404)
    const load = (id: string, room = editorRoomId) =>
      owner.call(api.spaces.loadArtifact, { body: { artifactId: id, editorRoomId: room } })
    expect((await load(saved.artifactId)).body.sourceFiles).toEqual(files)
    expect((await load(foreign.activeArtifactId ?? '')).status).toBe(404)
    expect((await load(saved.artifactId, patternId)).status).toBe(404)
  })

  test('of another canvas is not taken away by this one', async () => {
    const [one, two] = [await newCanvas(), await newCanvas()]
    const { nodeId } = await owner.must(api.spaces.addNode, { body: { spaceId: one } })
    expect((await owner.call(api.spaces.removeNodes, { body: { spaceId: two, nodeId } })).status).toBe(404)
    const { undo } = await owner.must(api.spaces.removeNodes, { body: { spaceId: one, nodeId } })
    const stolen = await owner.call(api.spaces.undoRemoveNodes, { body: { spaceId: two, undo } })
    expect(code(stolen)).toBe('conflict')
  })
})

describe('people of a canvas', () => {
  test('an invitation leads to the canvas at the page of all invitations, once', async () => {
    const spaceId = await newCanvas()
    const guest = await Person.withAccount(url, 'Gina Guest')
    const { invites } = await owner.must(api.canvas.invite, {
      path: { spaceId },
      body: { emails: guest.email },
    })
    const token = tokenOf(invites[0]?.link)
    const invitation = await new Person(url).must(api.sharing.invitation, { path: { token } })
    expect(invitation).toMatchObject({ kind: 'canvas', id: spaceId, permissionLevel: 'write' })
    expect(await guest.must(api.sharing.acceptInvite, { body: { token } })).toEqual({
      kind: 'canvas',
      id: spaceId,
    })
    expect((await stranger.call(api.sharing.acceptInvite, { body: { token } })).status).toBe(404)
    expect(await listed(guest, spaceId)).toMatchObject({ permissionLevel: 'write' })
  })

  test('a member leaves alone, the owner stays, and what was removed comes back exactly', async () => {
    const spaceId = await newCanvas()
    await letIntoCanvas(owner, writer, spaceId)
    const remove = (person: Person, userIdToRemove: string) =>
      person.call(api.canvas.removeUser, { path: { spaceId }, body: { userIdToRemove } })
    expect((await remove(writer, owner.id)).status).toBe(403)
    const { undo } = (await remove(writer, writer.id)).body
    expect(await listed(writer, spaceId)).toBeUndefined()
    await owner.must(api.canvas.undoRemove, { path: { spaceId }, body: { undo } })
    expect(await listed(writer, spaceId)).toBeDefined()
  })

  test('a workspace writes as long as it is let in, its new members too', async () => {
    const spaceId = await newCanvas()
    const orgId = await newTeam(owner)
    await owner.must(api.canvas.inviteOrg, { path: { spaceId }, body: { orgId } })
    const member = await Person.withAccount(url, 'Mia Member')
    await letIntoTeam(owner, member, orgId)
    expect(await listed(member, spaceId)).toMatchObject({ permissionLevel: 'write' })
    const { orgsList } = await owner.must(api.canvas.owner, { path: { spaceId } })
    expect(orgsList).toMatchObject([{ id: orgId, permissionLevel: 'write', memberCount: 2 }])
    const { undo } = await owner.must(api.canvas.removeOrg, { path: { spaceId }, body: { orgId } })
    expect(await listed(member, spaceId)).toBeUndefined()
    await owner.must(api.canvas.undoRemove, { path: { spaceId }, body: { undo } })
    expect(await listed(member, spaceId)).toBeDefined()
  })
})

describe('variations', () => {
  async function explored(nodeId: string | null, spaceId: string, count = 2) {
    const body = { spaceId, nodeId, updatePrompt: 'A pricing page for Tidal', count, requestId: newId() }
    const first = await owner.must(api.spaces.explore, { body })
    return { first, again: () => owner.must(api.spaces.explore, { body }) }
  }
  const made = (id: string) =>
    until(
      async () => {
        const { activeArtifactId, isAiGenerating } = await patternOf(owner, id)
        return isAiGenerating ? null : activeArtifactId
      },
      'a direction is made',
      60,
    )

  test('two to six directions of a prompt, by templates where there is no model, and it says so', async () => {
    const spaceId = await newCanvas()
    const { first, again } = await explored(null, spaceId)
    expect(first).toMatchObject({ isByTemplates: true, credits: { limit: null } })
    expect(new Set(first.nodes.map(node => node.words)).size).toBe(2)
    expect((await again()).nodes).toEqual(first.nodes)
    for (const node of first.nodes) {
      expect((await patternOf(owner, node.editorRoomId)).name).toBe('Tidal pricing page')
      await made(node.editorRoomId)
    }
    expect(await listed(owner, spaceId)).toMatchObject({ nodeCount: 2 })
    for (const count of [1, 7]) {
      const body = { spaceId, nodeId: null, updatePrompt: 'x', count, requestId: newId() }
      expect((await owner.call(api.spaces.explore, { body })).status).toBe(400)
    }
  })

  test('one live vote a person; one is kept as the next version of its origin, and one as a design', async () => {
    const spaceId = await newCanvas()
    await letIntoCanvas(owner, writer, spaceId)
    const { patternId } = await savedDesign(owner)
    const origin = await owner.must(api.spaces.addNode, { body: { spaceId, patternId } })
    const { first } = await explored(origin.nodeId, spaceId)
    const [a, b] = first.nodes
    if (!a || !b) throw new Error('two directions')
    for (const node of [a, b]) {
      await made(node.editorRoomId)
      await writer.must(api.spaces.vote, { body: { spaceId, nodeId: node.nodeId, isOn: true } })
    }
    const guest = await Person.guest(url)
    await owner.must(api.canvas.access, { path: { spaceId }, body: { access: 'public' } })
    const vote = { spaceId, nodeId: a.nodeId, isOn: true }
    expect((await guest.call(api.spaces.vote, { body: vote })).status).toBe(401)
    expect((await stranger.call(api.spaces.vote, { body: vote })).status).toBe(200)
    const onOrigin = { ...vote, nodeId: origin.nodeId }
    expect(code(await owner.call(api.spaces.vote, { body: onOrigin }))).toBe('conflict')
    const kept = await owner.must(api.spaces.keep, { body: { spaceId, nodeId: a.nodeId, as: 'version' } })
    expect(kept.nodeId).toBe(origin.nodeId)
    expect((await patternOf(owner, origin.editorRoomId)).activeArtifactId).toBe(kept.artifactId)
    const design = await owner.must(api.spaces.keep, { body: { spaceId, nodeId: b.nodeId, as: 'design' } })
    expect(design.nodeId).toBe(b.nodeId)
    const again = await owner.call(api.spaces.keep, { body: { spaceId, nodeId: b.nodeId, as: 'design' } })
    expect(code(again)).toBe('conflict')
  })
})
