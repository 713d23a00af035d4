import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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

const KILLS_EACH = 4
/** Forty kills with ALL_CASES=1, which can be played in pieces by the names of the tests. */
const SEEDS = Array.from({ length: aTenthOf(10) }, (_, at) => 31 + at)

let dataDir: string
let service: LiveblocksDevServer
let cloud: LikeTheCloud
let variables: Record<string, string>
let product: StartedProduct
let people: readonly [Person, Person]
const restart = async () => {
  product = await StartedProduct.start(variables)
  return product
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-live-kills-'))
  service = await LiveblocksDevServer.start()
  cloud = await LikeTheCloud.start(service.url)
  variables = { PORT: String(await freePort()), DATA_DIR: dataDir, ...settingsFor(cloud) }
  await restart()
  people = [
    await Person.withAccount(product.url, 'Olga Owner'),
    await Person.withAccount(product.url, 'Willi Writer'),
  ]
}, 180_000)

/** Whatever one that failed has left. */
beforeEach(async () => {
  cloud.isAway = false
  if (!service.isRunning) await service.run()
  if (product.exitCode !== null) await restart()
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await StartedProduct.killAll()
  await cloud?.stop()
  await service?.kill9()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('kills of ours and crashes of the dev server while people type and move what is on a canvas', () => {
  test.each(SEEDS)('nothing shown as saved is lost, all converge: seed %i', async seed => {
    const started = Date.now()
    const models = [await filesModel(people), await layoutModel(people)]
    const browser = new BrowserGlobals(product.url)
    const { edits, acknowledged, kills, crashes } = await killAtLiveblocks({
      ...{ seed, kills: KILLS_EACH, models, people, browser, cloud, service, product, restart },
    })
    console.log(
      `${edits.join(' + ')} edits, ${acknowledged.join(' + ')} clocks saved, ${kills} kills, ${crashes} crashes in ${Math.round((Date.now() - started) / 1_000)} s`,
    )
    expect(kills).toBe(KILLS_EACH)
    expect(cloud.droppedWrites).toBe(0)
  })
})
