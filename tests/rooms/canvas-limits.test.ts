import type * as decoding from 'lib0/decoding'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import type * as Y from 'yjs'
import { makeShape, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { REFUSED, readRefusal } from '#room-schema/protocol.ts'
import { api } from '#shared/api/index.ts'
import { PLACE_LIMITS } from '#shared/canvas.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let writer: Person
const clients: RoomClient[] = []

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  writer = await Person.withAccount(url, 'Willi Writer')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.leave()
})

const NOTE = { kind: 'note', x: 0, y: 0, width: 800, height: 560, z: 1, color: 'yellow', text: '' } as const

async function joined(person: Person, id: string): Promise<RoomClient> {
  const client = await RoomClient.joined(person, id, 'layout', 'canvas')
  clients.push(client)
  return client
}

/** Why edits of this client were dropped. */
function refusalsOf({ provider }: RoomClient): string[] {
  const heard: string[] = []
  provider.messageHandlers[REFUSED] = (_: unknown, decoder: decoding.Decoder) =>
    void heard.push(readRefusal(decoder))
  return heard
}

async function board(): Promise<string> {
  const { id } = await owner.must(api.spaces.create, { body: {} })
  await letIntoCanvas(owner, writer, id)
  return id
}

const textOf = ({ doc }: RoomClient, id: string) =>
  (shapesOf(doc).get(id) as Y.Map<unknown>).get('text') as Y.Text

test('[G10] two people whose words together are too many for a note both stay, and the second is told that hers were not taken', async () => {
  const id = await board()
  const [ada, bob] = [await joined(owner, id), await joined(writer, id)]
  const note = newId()
  shapesOf(ada.doc).set(note, makeShape(NOTE))
  await until(() => shapesOf(bob.doc).has(note), 'both see the note')
  const refusals = refusalsOf(bob)
  bob.provider.disconnect()
  const half = PLACE_LIMITS.textMaxCharacters * 0.6
  textOf(ada, note).insert(0, 'a'.repeat(half))
  textOf(bob, note).insert(0, 'b'.repeat(half))
  const watching = await joined(owner, id)
  await until(() => readShapes(watching.doc).get(note)?.text === 'a'.repeat(half), 'the first is taken')
  bob.closeCode = null
  bob.provider.connect()
  await until(() => refusals.includes('full'), 'the second is told')
  expect(bob.provider.wsconnected).toBe(true)
  // What comes after that by other means is taken.
  const later = await joined(writer, id)
  shapesOf(later.doc).set(newId(), makeShape(NOTE))
  await until(() => readShapes(watching.doc).size === 2, 'a later edit is taken')
  expect(readShapes(watching.doc).get(note)?.text).toBe('a'.repeat(half))
})

test('[G10] two people who fill a board together both stay', async () => {
  const id = await board()
  const [ada, bob] = [await joined(owner, id), await joined(writer, id)]
  const refusals = refusalsOf(bob)
  const fill = ({ doc }: RoomClient) =>
    doc.transact(() => {
      for (let n = 0; n < PLACE_LIMITS.maxEntries * 0.6; n++) shapesOf(doc).set(newId(), makeShape(NOTE))
    })
  bob.provider.disconnect()
  fill(ada)
  fill(bob)
  const watching = await joined(owner, id)
  await until(() => readShapes(watching.doc).size === PLACE_LIMITS.maxEntries * 0.6, 'the first are taken')
  bob.provider.connect()
  await until(() => refusals.includes('full'), 'the second is told')
  expect(bob.provider.wsconnected).toBe(true)
  expect(readShapes(watching.doc).size).toBe(PLACE_LIMITS.maxEntries * 0.6)
})
