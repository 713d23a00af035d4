import type { LiveblocksDevServer } from '#tests/support/liveblocks/dev-server.ts'
import type { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import { LivePeople } from '#tests/support/liveblocks/live-people.ts'
import type { BrowserGlobals } from '#tests/support/people/browser-globals.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { StartedProduct } from '#tests/support/product/started-product.ts'
import { Random } from '#tests/support/random.ts'
import type { FuzzModel } from '#tests/support/rooms/fuzz-models.ts'
import { until } from '#tests/support/until.ts'

interface Options {
  seed: number
  kills: number
  /** All of them at the same time, so that one kill is a kill among the edits of each. */
  models: readonly FuzzModel[]
  people: readonly Person[]
  browser: BrowserGlobals
  cloud: LikeTheCloud
  service: LiveblocksDevServer
  product: StartedProduct
  restart(): Promise<StartedProduct>
}

export interface LiveKillsResult {
  /** Of each model. */
  edits: number[]
  acknowledged: number[]
  kills: number
  crashes: number
}

const AGREE_WITHIN_S = 90

/** Kills of our whole product while people at Liveblocks edit, with crashes of that, and what was promised is looked for. */
export const killAtLiveblocks = (options: Options): Promise<LiveKillsResult> => new LiveKills(options).run()

class LiveKills {
  readonly #options: Options
  readonly #random: Random
  readonly #groups: readonly LivePeople[]
  #kills = 0
  #crashes = 0
  #product: StartedProduct
  #onSaved: (() => void) | null = null

  constructor(options: Options) {
    this.#options = options
    this.#product = options.product
    const random = new Random(options.seed)
    this.#random = random
    this.#groups = options.models.map(
      model => new LivePeople({ ...options, model, random, onSaved: () => this.#onSaved?.() }),
    )
  }

  async run(): Promise<LiveKillsResult> {
    const groups = this.#groups
    try {
      await this.#play()
    } finally {
      for (const group of groups) group.leave()
    }
    for (const { check } of this.#options.models) await check?.()
    return {
      ...{ kills: this.#kills, crashes: this.#crashes },
      edits: groups.map(({ edits }) => edits),
      acknowledged: groups.map(({ acknowledged }) => acknowledged),
    }
  }

  async #play(): Promise<void> {
    const groups = this.#groups
    for (const group of groups) group.join()
    await this.#agree()
    for (let n = 0; n < this.#options.kills; n++) {
      await this.#disturb()
      await this.#killAmongEdits(n % 2 === 0)
      for (const group of groups) {
        if (n % 4 < 2) group.leave()
        else group.edit()
      }
      await this.#mend()
      for (const group of groups) group.join()
      await this.#agree()
    }
  }

  async #disturb(): Promise<void> {
    const { cloud, service } = this.#options
    const dice = this.#random.next()
    if (dice < 0.3) {
      this.#crashes += 1
      await service.kill9()
      // Back before the product is killed, or after.
      if (this.#random.chance(0.5)) await service.run()
    } else if (dice < 0.45) cloud.cut()
    else if (dice < 0.6) cloud.isAway = true
  }

  async #killAmongEdits(isAsSaved: boolean): Promise<void> {
    const burst = 5 + this.#random.below(25)
    for (let n = 0; n < burst; n++) {
      for (const group of this.#groups) group.edit()
      await new Promise(done => setTimeout(done, this.#random.below(12)))
    }
    const kills: Promise<void>[] = []
    const kill = () => {
      this.#onSaved = null
      kills.push(this.#product.kill9())
    }
    if (isAsSaved) this.#onSaved = kill
    else kill()
    await until(() => kills.length > 0, 'something is saved', AGREE_WITHIN_S)
    await Promise.all(kills)
    this.#kills += 1
  }

  /** Both are needed, and neither waits for the other. */
  async #mend(): Promise<void> {
    const { cloud, service, restart } = this.#options
    cloud.isAway = false
    const [product] = await Promise.all([restart(), service.isRunning ? null : service.run()])
    this.#product = product
  }

  /** Everybody has the same, a newcomer on a socket of ours too, and all that was shown as saved. */
  async #agree(): Promise<void> {
    for (const group of this.#groups) group.letNewcomerIn()
    // As a browser does that has its network back.
    this.#options.browser.sayOnline()
    await until(
      () => this.#groups.every(group => group.agree()),
      `kill ${this.#kills}: everybody has the same`,
      AGREE_WITHIN_S,
    )
    for (const group of this.#groups) {
      const broken = group.broken()
      if (broken) throw new Error(`seed ${this.#options.seed}, kill ${this.#kills}: ${broken}`)
    }
  }
}
