import { afterAll, inject, vi } from 'vitest'
import { connectByWebsocket } from '#client/room/transport/websocket-room.ts'
import { canvasConnectionSuite } from '#tests/client/room/transport/canvas-connection-suite.ts'
import { presenceConnectionSuite } from '#tests/client/room/transport/presence-connection-suite.ts'
import { roomConnectionSuite } from '#tests/client/room/transport/room-connection-suite.ts'
import type { TransportUnderTest } from '#tests/client/room/transport/suite-room.ts'
import { BrowserGlobals } from '#tests/support/people/browser-globals.ts'

afterAll(() => {
  vi.unstubAllGlobals()
})

const start = (): TransportUnderTest => {
  const url = inject('productUrl')
  const browser = new BrowserGlobals(url)
  return {
    url,
    connect: (person, ...join) => browser.as(person, () => connectByWebsocket(...join)),
    goOffline: () => browser.goOffline(),
    goOnline: () => browser.goOnline(),
    tries: () => browser.opened,
    beOld: isOld => {
      browser.isOld = isOld
    },
  }
}

roomConnectionSuite('y-websocket', start)
presenceConnectionSuite('y-websocket', start)
canvasConnectionSuite('y-websocket', start)
