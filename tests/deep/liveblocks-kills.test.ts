import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { LiveblocksDevServer } from '#tests/support/liveblocks/dev-server.ts'
import { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import { killAtLiveblocks } from '#tests/support/liveblocks/live-kills.ts'
import { settingsFor } from '#tests/support/liveblocks/liveblocks-product.ts'
import { BrowserGlobals } from '#tests/support/people/browser-globals.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { filesModel, layoutModel } from '#tests/support/rooms/fuzz-models.ts'

const KILLS = aTenthOf(40)

let dataDir: string
let service: LiveblocksDevServer
let cloud: LikeTheCloud

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-live-kills-'))
  service = await LiveblocksDevServer.start()
  cloud = await LikeTheCloud.start(service.url)
}, 180_000)

afterAll(async () => {
  vi.unstubAllGlobals()
  await StartedProduct.killAll()
  await cloud?.stop()
  await service?.kill9()
  rmSync(dataDir, { recursive: true, force: true })
})

test('kills of ours and crashes of the dev server while people type and move what is on a canvas: nothing shown as saved is lost, all converge', async () => {
  const started = Date.now()
  const variables = { PORT: String(await freePort()), DATA_DIR: dataDir, ...settingsFor(cloud) }
  const restart = () => StartedProduct.start(variables)
  const product = await restart()
  const people = [
    await Person.withAccount(product.url, 'Olga Owner'),
    await Person.withAccount(product.url, 'Willi Writer'),
  ] as const
  const models = [await filesModel(people), await layoutModel(people)]
  const browser = new BrowserGlobals(product.url)
  const { edits, acknowledged, kills, crashes } = await killAtLiveblocks({
    ...{ seed: 31, kills: KILLS, models, people, browser, cloud, service, product, restart },
  })
  console.log(
    `${edits.join(' + ')} edits, ${acknowledged.join(' + ')} clocks saved, ${kills} kills, ${crashes} crashes in ${Math.round((Date.now() - started) / 1_000)} s`,
  )
  expect(kills).toBe(KILLS)
  expect(cloud.droppedWrites).toBe(0)
})
