import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { CLOSE, LEVEL, levelFrame, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import type { Level } from '#shared/access.ts'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'
import { getPage } from '#tests/support/product/preview-request.ts'
import { redPng } from '#tests/support/red-png.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
/** Design §9: a change of access reaches open sockets within this. */
const REACHED_MS = 2_000
const ROLES = [
  'owner',
  'workspace owner',
  'workspace admin',
  'writer',
  'reader',
  'former',
  'stranger',
] as const
type Role = (typeof ROLES)[number]
const people = {} as Record<Role, Person>
const LEVELS: Record<Role, Level | null> = {
  owner: 'owner',
  'workspace owner': 'write',
  'workspace admin': 'write',
  writer: 'write',
  reader: 'read',
  former: null,
  stranger: null,
}
let design: { patternId: string; artifactId: string }
let writers: string
let readers: string
let picture: string
const sockets: RawSocket[] = []

beforeAll(async () => {
  for (const role of ROLES) people[role] = await Person.withAccount(url, role)
  const { owner } = people
  const manager = people['workspace owner']
  design = await madeDesign(owner)
  writers = await newTeam(manager, 'Writers')
  readers = await newTeam(manager, 'Readers')
  await letIntoTeam(manager, people['workspace admin'], writers, 'admin')
  for (const person of [owner, people.writer]) await letIntoTeam(manager, person, writers)
  for (const person of [owner, people.reader, people.former]) await letIntoTeam(manager, person, readers)
  await shareWithTeam(owner, design.patternId, writers, 'write')
  await shareWithTeam(owner, design.patternId, readers, 'read')
  await people.former.must(api.workspaces.leave, { path: { id: readers }, body: { designs: 'keep' } })
  picture = await uploaded(owner)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

const upload = (person: Person) =>
  person.fetch(`/api/upload/${design.patternId}?name=x.png`, {
    method: 'POST',
    body: redPng(8, 8) as never,
    headers: { 'content-type': 'image/png' },
  })
const uploaded = async (person: Person) => ((await (await upload(person)).json()) as { url: string }).url

async function join(person: Person, document = ''): Promise<RawSocket> {
  const socket = await RawSocket.open(person, `/rooms/editor/${design.patternId}${document}?schema=99`)
  socket.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
  sockets.push(socket)
  return socket
}
const told = (socket: RawSocket) => socket.frames.filter(frame => frame[0] === LEVEL).map(frame => [...frame])
const frame = (level: Level) => [...levelFrame(level)]
const preview = async (person: Person) =>
  (await person.must(api.artifacts.preview, { path: { id: design.artifactId } })).previewSrc

describe('§6: a design of two workspaces, to everybody around it', () => {
  test.each(ROLES)('%s', async role => {
    const person = people[role]
    const level = LEVELS[role]
    const { status, body } = await person.call(api.patterns.get, { path: { id: design.patternId } })
    expect([status, body.permissionLevel]).toEqual(level ? [200, level] : [403, undefined])
    expect((await person.fetch(picture)).status).toBe(level ? 200 : 403)
    expect((await upload(person)).status).toBe(level && level !== 'read' ? 200 : 403)
    const image = await person.fetch(`/api/artifact/${design.artifactId}/picture`)
    // Nobody has taken one: whoever may see it hears that there is none.
    expect(image.status).toBe(level ? 404 : 403)
    if (level) expect((await getPage(await preview(person))).status).toBe(200)
    else
      expect((await person.call(api.artifacts.preview, { path: { id: design.artifactId } })).status).toBe(403)
    const socket = await join(person)
    if (level) await until(() => told(socket).length > 0, 'the room says what one may do')
    else expect(await socket.closeCode()).toBe(CLOSE.forged)
    if (level) expect(told(socket)).toEqual([frame(level)])
  })
})

describe('what changes in a workspace holds in open rooms within two seconds', () => {
  async function within(what: string, isSo: () => boolean): Promise<void> {
    const from = performance.now()
    await until(isSo, what)
    expect(performance.now() - from).toBeLessThan(REACHED_MS)
  }
  const share = (level: 'read' | 'write') =>
    people.owner.must(api.sharing.permission, {
      path: { id: design.patternId },
      body: { type: 'org', orgIdToUpdate: writers, updatedPermission: level },
    })

  test('a lowered level: what its holder types then is refused, and a raised one is told again', async () => {
    const holder = await RoomClient.joined(people.writer, design.patternId, 'files')
    const watcher = await RoomClient.joined(people.owner, design.patternId, 'files')
    const room = await join(people.writer)
    filesOf(holder.doc).set('before.ts', new Y.Text('x'))
    await until(() => filesOf(watcher.doc).has('before.ts'), 'a writer writes')
    await share('read')
    await within(
      'the level is told',
      () => JSON.stringify(told(room).at(-1)) === JSON.stringify(frame('read')),
    )
    filesOf(holder.doc).set('after.ts', new Y.Text('x'))
    filesOf(watcher.doc).set('mark.ts', new Y.Text('x'))
    await until(() => filesOf(holder.doc).has('mark.ts'), 'what the owner wrote later arrives')
    expect(filesOf(watcher.doc).has('after.ts')).toBe(false)
    await share('write')
    await within(
      'the level is told',
      () => JSON.stringify(told(room).at(-1)) === JSON.stringify(frame('write')),
    )
    holder.leave()
    watcher.leave()
  })

  test('who is removed, who leaves, and the design that is taken away and given back', async () => {
    const manager = people['workspace owner']
    const { writer } = people
    const src = await preview(writer)
    const removed = await join(writer)
    await manager.must(api.workspaces.removeMember, {
      path: { id: writers },
      body: { userId: writer.id, designs: 'keep' },
    })
    await within('the socket is closed', () => removed.closed !== null)
    expect([removed.closed?.code, (await getPage(src)).status]).toEqual([CLOSE.forged, 403])
    expect((await writer.call(api.patterns.get, { path: { id: design.patternId } })).status).toBe(403)
    await letIntoTeam(manager, writer, writers)

    const leaving = await join(writer)
    const staying = await join(people['workspace admin'])
    await writer.must(api.workspaces.leave, { path: { id: writers }, body: { designs: 'keep' } })
    await within('the socket is closed', () => leaving.closed !== null)
    expect(staying.closed).toBeNull()
    await letIntoTeam(manager, writer, writers)

    const all = [await join(writer), staying]
    const { undo } = await people.owner.must(api.sharing.removeOrg, {
      path: { id: design.patternId },
      body: { orgId: writers },
    })
    await within('the sockets are closed', () => all.every(socket => socket.closed !== null))
    await people.owner.must(api.sharing.undoRemove, { path: { id: design.patternId }, body: { undo } })
    const again = await join(writer)
    await until(() => told(again).length > 0, 'it is there again')
    expect(told(again)).toEqual([frame('write')])
  })

  test('who comes in is told what is new, and a deleted workspace gives nothing', async () => {
    const manager = people['workspace owner']
    const team = await newTeam(manager, 'For a while')
    await letIntoTeam(manager, people.owner, team)
    await shareWithTeam(people.owner, design.patternId, team, 'write')
    const { reader } = people
    const room = await join(reader)
    await until(() => told(room).length > 0, 'the room says what one may do')
    expect(told(room)).toEqual([frame('read')])
    await letIntoTeam(manager, reader, team)
    await within(
      'the level is told',
      () => JSON.stringify(told(room).at(-1)) === JSON.stringify(frame('write')),
    )
    await manager.must(api.workspaces.remove, { path: { id: team } })
    await within(
      'the level is told',
      () => JSON.stringify(told(room).at(-1)) === JSON.stringify(frame('read')),
    )
    expect(await reader.must(api.patterns.get, { path: { id: design.patternId } })).toMatchObject({
      permissionLevel: 'read',
    })
  })
})
