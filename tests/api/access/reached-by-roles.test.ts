import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { makeShape, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { CLOSE, LEVEL, levelFrame, SYNC, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import { can, type Level } from '#shared/access.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import {
  Everybody,
  levelOnCanvas,
  levelOnDesign,
  MODES,
  type Mode,
  ROLES,
  type Role,
} from '#tests/support/people/everybody.ts'
import type { Person } from '#tests/support/people/person.ts'
import { getPage } from '#tests/support/product/preview-request.ts'
import { redPng } from '#tests/support/red-png.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** A design by itself, and one on a canvas, whose level is that of the canvas. */
interface Reached {
  patternId: string
  artifactId: string
  canvasId: string | null
  upload: string
}

const PLACES = ['design', 'canvas'] as const
type Place = (typeof PLACES)[number]

let people: Everybody['people']
const reached = {} as Record<Place, Record<Mode, Reached>>

beforeAll(async () => {
  const everybody = await Everybody.at(inject('productUrl'), inject('adminCookie'))
  people = everybody.people
  const { owner } = people
  for (const place of PLACES) reached[place] = {} as Record<Mode, Reached>
  for (const mode of MODES) {
    const { patternId, artifactId, canvasId } = everybody.designs[mode]
    const body = { spaceId: canvasId, patternId }
    const node = await owner.must(api.spaces.addNode, { body })
    reached.design[mode] = { patternId, artifactId, canvasId: null, upload: await uploaded(patternId) }
    reached.canvas[mode] = {
      ...{ patternId: node.editorRoomId, artifactId: node.artifactId ?? '', canvasId },
      upload: await uploaded(node.editorRoomId),
    }
  }
})

const upload = (person: Person, patternId: string) =>
  person.fetch(`/api/upload/${patternId}?name=x.png`, {
    method: 'POST',
    body: redPng(8, 8) as never,
    headers: { 'content-type': 'image/png' },
  })
const uploaded = async (patternId: string) =>
  ((await (await upload(people.owner, patternId)).json()) as { url: string }).url

/** What a role is let do: all of it, or told to sign in, or refused. */
type Answer = 'in' | 401 | 403
const answerOf = (status: number): Answer | number => (status < 400 || status === 404 ? 'in' : status)
const refusal = (role: Role): Answer => (role === 'signed-out' ? 401 : 403)

/** Seen by whoever has a level, changed by whoever may edit. */
const seen = (level: Level | null, role: Role): Answer => (level ? 'in' : refusal(role))
const changed = (level: Level | null, role: Role): Answer => (can(level, 'edit') ? 'in' : refusal(role))

/** The level that the room tells; of what people share, that it answers; or how it closes. */
async function joined(person: Person, path: string): Promise<string> {
  const socket = await RawSocket.open(person, `${path}?schema=99`)
  socket.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
  const wanted = isShared(path) ? SYNC : LEVEL
  const told = () => socket.frames.find(frame => frame[0] === wanted)
  await until(() => told() ?? socket.closed, `${path} answers`)
  const said = Buffer.from(told() ?? []).toString('hex')
  const { closed } = socket
  socket.close()
  return closed ? String(closed.code) : isShared(path) ? 'in' : said
}
const isShared = (path: string): boolean => /\/(?:files|layout)$/.test(path)
const joins = (level: Level | null, role: Role, path: string): string => {
  if (!level) return String(role === 'signed-out' ? CLOSE.signIn : CLOSE.forged)
  return isShared(path) ? 'in' : Buffer.from(levelFrame(level)).toString('hex')
}

/** Whose edits of a shared document arrive, of all who may look at it. */
async function writersOf({ patternId, canvasId }: Reached, levels: [Role, Level | null][]): Promise<Role[]> {
  const join = (person: Person) =>
    canvasId
      ? RoomClient.joined(person, canvasId, 'layout', 'canvas')
      : RoomClient.joined(person, patternId, 'files')
  const read = ({ doc }: RoomClient): string[] =>
    canvasId
      ? [...readShapes(doc).values()].map(({ text }) => text)
      : [...filesOf(doc).keys()].map(path => path.replace(/\.ts$/, '').replaceAll('_', ' '))
  const looking = levels.filter(([, level]) => level !== null)
  const clients = await Promise.all(looking.map(([role]) => join(people[role])))
  for (const [at, { doc }] of clients.entries()) {
    const role = looking[at]?.[0] ?? ''
    if (canvasId) shapesOf(doc).set(newId(), makeShape({ ...NOTE, text: role }))
    else filesOf(doc).set(`${role.replaceAll(' ', '_')}.ts`, new Y.Text(role))
  }
  const expected = levels.filter(([, level]) => can(level, 'edit')).map(([role]) => role)
  const seen = await join(people.owner)
  await until(() => expected.every(role => read(seen).includes(role)), 'what writers write is seen')
  const late = await join(people.owner)
  const written = ROLES.filter(role => read(late).includes(role))
  for (const client of [...clients, seen, late]) client.leave()
  return written
}
const NOTE = { kind: 'note', x: 0, y: 0, width: 800, height: 560, z: 1, color: 'yellow' } as const

/** The page of a version on its own host, by the address that its caller is told. */
async function opened(person: Person, artifactId: string): Promise<Answer | number> {
  const { status, body } = await person.call(api.artifacts.preview, { path: { id: artifactId } })
  return answerOf(status === 200 ? (await getPage(body.previewSrc ?? '')).status : status)
}

const levelOf = (place: Place, role: Role, mode: Mode): Level | null =>
  place === 'canvas' ? levelOnCanvas(role, mode) : levelOnDesign(role, mode)

describe('§6 beside the calls: sockets, previews, pictures and uploads, to everybody around a design or a canvas', () => {
  const cases = PLACES.flatMap(place => MODES.map(mode => [place, mode] as const))

  test.each(cases)('a %s that is %s', async (place, mode) => {
    const { patternId, artifactId, canvasId, upload: picture } = reached[place][mode]
    const rows = await Promise.all(
      ROLES.map(async role => {
        const person = people[role]
        const level = levelOf(place, role, mode)
        const rooms = [
          `/rooms/editor/${patternId}`,
          `/rooms/editor/${patternId}/files`,
          ...(canvasId ? [`/rooms/canvas/${canvasId}`, `/rooms/canvas/${canvasId}/layout`] : []),
        ]
        const cells: Record<string, [unknown, unknown]> = {
          preview: [await opened(person, artifactId), seen(level, role)],
          // Nobody has taken one: whoever may see it hears that there is none.
          picture: [
            answerOf((await person.fetch(`/api/artifact/${artifactId}/picture`)).status),
            seen(level, role),
          ],
          upload: [answerOf((await person.fetch(picture)).status), seen(level, role)],
          uploading: [answerOf((await upload(person, patternId)).status), changed(level, role)],
        }
        for (const room of rooms) cells[room] = [await joined(person, room), joins(level, role, room)]
        return { role, cells }
      }),
    )
    expect(rows.flatMap(({ cells }) => Object.keys(cells))).toHaveLength(ROLES.length * (canvasId ? 8 : 6))
    const of = (at: 0 | 1) =>
      Object.fromEntries(
        rows.map(({ role, cells }) => [
          role,
          Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell[at]])),
        ]),
      )
    expect(of(0)).toEqual(of(1))
    const levels = ROLES.map((role): [Role, Level | null] => [role, levelOf(place, role, mode)])
    const writers = levels.filter(([, level]) => can(level, 'edit')).map(([role]) => role)
    expect(await writersOf(reached[place][mode], levels)).toEqual(writers)
  })
})
