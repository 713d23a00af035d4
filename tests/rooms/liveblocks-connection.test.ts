import { afterAll, beforeAll, vi } from 'vitest'
import { connectByLiveblocks } from '#client/room/transport/liveblocks-room.ts'
import type { Running } from '#scripts/serve.ts'
import { roomConnectionSuite } from '#tests/client/room/transport/room-connection-suite.ts'
import { LiveblocksDevServer } from '#tests/support/liveblocks/dev-server.ts'
import { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import { BrowserGlobals } from '#tests/support/people/browser-globals.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

let service: LiveblocksDevServer
let cloud: LikeTheCloud
let product: Running

beforeAll(async () => {
  service = await LiveblocksDevServer.start()
  cloud = await LikeTheCloud.start(service.url)
  product = await ownProduct({
    ROOM_TRANSPORT: 'liveblocks',
    LIVEBLOCKS_SECRET_KEY: 'sk_localdev',
    LIVEBLOCKS_BASE_URL: cloud.url,
  })
}, 120_000)

afterAll(async () => {
  vi.unstubAllGlobals()
  await product?.dispose()
  await cloud?.stop()
  await service?.kill9()
})

roomConnectionSuite('Liveblocks', () => {
  const browser = new BrowserGlobals(product.url)
  return {
    url: product.url,
    connect: (person, ...join) => browser.as(person, () => connectByLiveblocks(...join)),
    goOffline: () => browser.goOffline(),
    goOnline: () => browser.goOnline(),
    tries: () => browser.opened,
  }
})
