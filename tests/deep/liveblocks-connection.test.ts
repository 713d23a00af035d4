import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { connectByLiveblocks } from '#client/room/transport/liveblocks-room.ts'
import { ofToday } from '#scripts/of-today.ts'
import { canvasConnectionSuite } from '#tests/client/room/transport/canvas-connection-suite.ts'
import { presenceConnectionSuite } from '#tests/client/room/transport/presence-connection-suite.ts'
import { roomConnectionSuite } from '#tests/client/room/transport/room-connection-suite.ts'
import type { TransportUnderTest } from '#tests/client/room/transport/suite-room.ts'
import { liveblocksProduct } from '#tests/support/liveblocks/liveblocks-product.ts'
import { BrowserGlobals } from '#tests/support/people/browser-globals.ts'
import { showPeople } from '#tests/support/people/shown-people.ts'

let product: Awaited<ReturnType<typeof liveblocksProduct>>

beforeAll(async () => {
  product = await liveblocksProduct()
}, 180_000)

afterAll(async () => {
  vi.unstubAllGlobals()
  await product?.dispose()
})

/** Every edit goes by two more processes, and in the same way on our own sockets in each run: a fifth of them a day. */
const DAYS = 5
const met: string[] = []

beforeEach(({ task, skip }) => {
  if (!met.includes(task.id)) met.push(task.id)
  if (!ofToday(met, DAYS).includes(task.id)) skip('played on another day')
})

const start = (): TransportUnderTest => {
  const browser = new BrowserGlobals(product.url)
  return {
    url: product.url,
    connect: (person, ...join) => showPeople(browser.as(person, () => connectByLiveblocks(...join))),
    goOffline: () => browser.goOffline(),
    goOnline: () => browser.goOnline(),
    tries: () => browser.opened,
    beOld: isOld => {
      browser.isOld = isOld
    },
  }
}

roomConnectionSuite('Liveblocks', start)
presenceConnectionSuite('Liveblocks', start)
canvasConnectionSuite('Liveblocks', start)
