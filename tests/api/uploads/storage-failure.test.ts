import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import type { Running } from '#scripts/serve.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { readRoomFile } from '#tests/support/product/room-file.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-storage-'))
let product: Running
let ada: Person

beforeAll(async () => {
  product = await ownProduct({ DATA_DIR: dataDir })
  ada = await Person.withAccount(product.url, 'Ada')
})
afterAll(async () => {
  await product.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Takes the room's file, as a full or broken disk would: nothing can be written until it is given back. */
function takeDisk(id: string): () => void {
  const database = new DatabaseSync(readRoomFile(dataDir, id).path)
  database.exec('begin immediate')
  return () => database.close()
}

const typed = (client: RoomClient, path: string, text: string) =>
  filesOf(client.doc).set(path, new Y.Text(text))
const textsOf = (client: RoomClient) => Object.fromEntries(readTexts(filesOf(client.doc)))

test('design §6: a write that fails is shown to nobody, everybody is told to come again, and nothing is lost', async () => {
  const id = await ada.newPattern()
  const [author, viewer] = [
    await RoomClient.joined(ada, id, 'files'),
    await RoomClient.joined(ada, id, 'files'),
  ]
  const room = await RawSocket.open(ada, `/rooms/editor/${id}`)
  typed(author, 'kept.ts', 'kept')
  await until(() => textsOf(viewer)['kept.ts'], 'the first edit is saved')

  const giveBack = takeDisk(id)
  typed(author, 'late.ts', 'late')
  for (const client of [author, viewer]) {
    await until(() => client.closeCode, 'the socket is closed')
    expect(client.closeCode).toBe(4500)
  }
  expect(await room.closeCode()).toBe(4500)
  expect(textsOf(viewer)).toEqual({ 'kept.ts': 'kept' })

  // Nobody is let in while the room cannot start, not even into an empty one.
  const refused = await RawSocket.open(ada, `/rooms/editor/${id}/files`)
  expect(await refused.closeCode()).toBe(4500)
  expect(refused.frames).toEqual([])

  giveBack()
  await until(() => textsOf(viewer)['late.ts'], 'the author comes back with the edit, and it is saved', 30)
  const newcomer = await RoomClient.joined(ada, id, 'files')
  expect(textsOf(newcomer)).toEqual({ 'kept.ts': 'kept', 'late.ts': 'late' })
  for (const client of [author, viewer, newcomer]) client.leave()
}, 60_000)
