import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf, readMeta } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { readRoomFile } from '#tests/support/product/room-file.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-hibernation-'))
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

const bootsOf = (id: string) => Number(readRoomFile(dataDir, id).facts.boots)

test('design §6: an idle room leaves memory; waking keeps sockets, presence and documents', async () => {
  const bob = await Person.withAccount(product.url, 'Bob')
  const { patternId: id } = await madeDesign(ada)
  await ada.letIn(bob, id)
  const [a, b] = [await RoomClient.joined(ada, id), await RoomClient.joined(bob, id)]
  const files = await RoomClient.joined(bob, id, 'files')
  a.provider.awareness.setLocalState({ isTyping: true })
  b.provider.awareness.setLocalState({ isTyping: false })
  const sees = (viewer: RoomClient, who: RoomClient) =>
    viewer.provider.awareness.getStates().get(who.doc.clientID)
  await until(() => sees(a, b)?.user && sees(b, a)?.user, 'they see each other')
  // A hidden tab sends no renewals; a stock client would keep the room awake with them.
  for (const client of [a, b, files]) clearInterval(client.provider.awareness._checkInterval)
  const seenBefore = sees(b, a)
  const boots = bootsOf(id)

  // The runtime evicts after ten idle seconds; a call that wakes the room afterwards finds a new start.
  await until(
    async () => {
      await idle(12_000)
      await ada.must(api.patterns.rename, { body: { id, newName: `A name ${Date.now()}` } })
      return bootsOf(id) > boots
    },
    'the room has slept',
    60,
  )

  const { name } = await ada.must(api.patterns.get, { path: { id } })
  await until(() => readMeta(a.doc).name === name && readMeta(b.doc).name === name, 'both sockets still hear')
  filesOf(files.doc).set('after-sleep.ts', new Y.Text('export {}'))
  const late = await RoomClient.joined(ada, id, 'files')
  await until(() => readTexts(filesOf(late.doc)).get('after-sleep.ts') === 'export {}', 'typing goes on')
  expect(readTexts(filesOf(late.doc))).toEqual(readTexts(filesOf(files.doc)))

  const newcomer = await RoomClient.joined(ada, id)
  await until(() => sees(newcomer, a) && sees(newcomer, b), 'a newcomer sees who was here before the sleep')
  expect(sees(newcomer, a)).toEqual(seenBefore)
  expect([a.closeCode, b.closeCode, files.closeCode]).toEqual([null, null, null])
  a.leave()
  await until(() => !sees(b, a) && !sees(newcomer, a), 'who leaves is gone')
  for (const client of [b, files, late, newcomer]) client.leave()
}, 120_000)

test('design §6: somebody who leaves while the room sleeps is gone for the others', async () => {
  const { patternId: id } = await madeDesign(ada)
  const b = await RoomClient.joined(ada, id)
  clearInterval(b.provider.awareness._checkInterval)
  const a = await RoomClient.joined(ada, id)
  clearInterval(a.provider.awareness._checkInterval)
  a.provider.awareness.setLocalState({ isTyping: true })
  const others = () => b.provider.awareness.getStates().has(a.doc.clientID)
  await until(others, 'a is seen')
  const boots = bootsOf(id)
  await idle(15_000)
  // Pulled out, without the stock client's farewell.
  a.provider.awareness.setLocalState = () => undefined
  a.provider.ws?.close()
  a.provider.shouldConnect = false
  await until(() => !others(), 'a is gone', 5)
  expect(bootsOf(id)).toBeGreaterThan(boots)
  const socket = await RawSocket.open(ada, `/rooms/editor/${id}`)
  socket.close()
  b.leave()
}, 120_000)

const idle = (ms: number) => new Promise(done => setTimeout(done, ms))
