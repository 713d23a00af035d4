import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readClientMessage, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import type { Running } from '#scripts/serve.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { relaysOf } from '#tests/support/product/relay-files.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** A quiet uplink is closed after a minute, and the runtime evicts an object ten seconds after that. */
const QUIET_MS = 85_000
const dataDir = mkdtempSync(join(tmpdir(), 'maquette-relay-sleep-'))
let product: Running

beforeAll(async () => {
  product = await ownProduct({ DATA_DIR: dataDir, RELAYS_ABOVE: '1' })
})
afterAll(async () => {
  await product.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})

test('design §6: a relay where nothing happens sleeps, and is woken by what its room has to tell', async () => {
  const owner = await Person.withAccount(product.url, 'Olga')
  const id = await owner.newPattern('public')
  const author = await RoomClient.joined(owner, id, 'files')
  filesOf(author.doc).set('log.txt', new Y.Text('before\n'))
  const viewer = await RawSocket.open(new Person(product.url), `/rooms/editor/${id}/files`)
  viewer.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
  const seen = () => {
    const doc = new Y.Doc()
    for (const frame of viewer.frames) {
      const message = readClientMessage(frame)
      if (message?.kind === 'update') Y.applyUpdate(doc, message.update)
    }
    return String(filesOf(doc).get('log.txt') ?? '')
  }
  await until(() => seen() === 'before\n', 'the viewer has all')
  expect(relaysOf(dataDir, id)).toEqual(['files/0'])
  for (const line of ['first', 'second']) {
    await new Promise(done => setTimeout(done, QUIET_MS))
    const text = filesOf(author.doc).get('log.txt') as Y.Text
    text.insert(text.length, `${line}\n`)
    await until(() => seen().endsWith(`${line}\n`), 'the viewer is told', 20)
  }
  expect(seen()).toBe('before\nfirst\nsecond\n')
  expect(viewer.closed).toBeNull()
  viewer.close()
  author.leave()
}, 300_000)
