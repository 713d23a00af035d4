import * as Y from 'yjs'
import { connectByLiveblocks } from '#client/room/transport/liveblocks-room.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { parseRoomPath } from '#room-schema/room-id.ts'
import type { LiveblocksDevServer } from '#tests/support/liveblocks/dev-server.ts'
import type { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import type { BrowserGlobals } from '#tests/support/people/browser-globals.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { StartedProduct } from '#tests/support/product/started-product.ts'
import { Random } from '#tests/support/random.ts'
import { FuzzClient } from '#tests/support/rooms/fuzz-client.ts'
import type { FuzzModel } from '#tests/support/rooms/fuzz-models.ts'
import { until } from '#tests/support/until.ts'

interface Options {
  seed: number
  kills: number
  model: FuzzModel
  people: readonly Person[]
  browser: BrowserGlobals
  cloud: LikeTheCloud
  service: LiveblocksDevServer
  product: StartedProduct
  restart(): Promise<StartedProduct>
}

export interface LiveKillsResult {
  edits: number
  acknowledged: number
  kills: number
  crashes: number
}

const CLIENTS = 3
const AGREE_WITHIN_S = 90

/** Kills of our whole product while people at Liveblocks type, with crashes of that, and what was promised is looked for. */
export const killAtLiveblocks = (options: Options): Promise<LiveKillsResult> => new LiveKills(options).run()

class LiveKills {
  readonly #options: Options
  readonly #random: Random
  /** How far each client's edits were shown as saved. */
  readonly #saved = new Map<number, number>()
  readonly #result: LiveKillsResult = { edits: 0, acknowledged: 0, kills: 0, crashes: 0 }
  #product: StartedProduct
  #clients: RoomConnection[] = []
  #onSaved: (() => void) | null = null

  constructor(options: Options) {
    this.#options = options
    this.#product = options.product
    this.#random = new Random(options.seed)
  }

  async run(): Promise<LiveKillsResult> {
    this.#join()
    await this.#agree()
    for (let n = 0; n < this.#options.kills; n++) {
      await this.#disturb()
      await this.#killAmongEdits(n % 2 === 0)
      if (n % 4 < 2) this.#leave()
      else this.#edit()
      await this.#mend()
      if (this.#clients.length === 0) this.#join()
      await this.#agree()
    }
    this.#leave()
    this.#result.acknowledged = [...this.#saved.values()].reduce((sum, clock) => sum + clock, 0)
    return this.#result
  }

  #join(): void {
    const { model, people, browser } = this.#options
    const address = parseRoomPath(model.path)
    if (!address) throw new Error(`${model.path} is no room`)
    this.#clients = Array.from({ length: CLIENTS }, (_, at) => {
      const connection = browser.as(people[at % people.length] as Person, () => connectByLiveblocks(address))
      connection.subscribe(() => this.#told(connection))
      return connection
    })
  }

  /** "Saved" holds for everything that was typed so far. */
  #told(connection: RoomConnection): void {
    const { doc } = connection
    const { unsavedSince, isRefused } = connection.state()
    if (isRefused) this.#fail('an edit was refused')
    if (unsavedSince !== null) return
    const clock = Y.getState(doc.store, doc.clientID)
    if (clock <= (this.#saved.get(doc.clientID) ?? 0)) return
    this.#saved.set(doc.clientID, clock)
    this.#onSaved?.()
  }

  #edit(): void {
    const { doc } = this.#random.pick(this.#clients)
    this.#result.edits += 1
    doc.transact(() => this.#options.model.edit(doc, this.#random))
  }

  async #disturb(): Promise<void> {
    const { cloud, service } = this.#options
    const dice = this.#random.next()
    if (dice < 0.3) {
      this.#result.crashes += 1
      await service.kill9()
      // Back before the product is killed, or after.
      if (this.#random.chance(0.5)) await service.run()
    } else if (dice < 0.45) cloud.cut()
    else if (dice < 0.6) cloud.isAway = true
  }

  async #killAmongEdits(isAsSaved: boolean): Promise<void> {
    const burst = 5 + this.#random.below(25)
    for (let n = 0; n < burst; n++) {
      this.#edit()
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
    this.#result.kills += 1
  }

  async #mend(): Promise<void> {
    const { cloud, service } = this.#options
    cloud.isAway = false
    if (!service.isRunning) await service.run()
    this.#product = await this.#options.restart()
  }

  /** Everybody has the same, a newcomer on a socket of ours too, and all that was shown as saved. */
  async #agree(): Promise<void> {
    const newcomer = new FuzzClient(
      this.#options.people[0] as Person,
      this.#options.model,
      this.#random,
      () => undefined,
    )
    newcomer.connect()
    // As a browser does that has its network back.
    this.#options.browser.sayOnline()
    await until(
      () =>
        newcomer.isSynced &&
        this.#clients.every(client => {
          const { isSynced, unsavedSince } = client.state()
          return isSynced && unsavedSince === null && this.#isSame(client.doc, newcomer.doc)
        }),
      `kill ${this.#result.kills}: everybody has the same`,
      AGREE_WITHIN_S,
    )
    for (const { doc } of [...this.#clients, newcomer])
      for (const [clientId, clock] of this.#saved)
        if (Y.getState(doc.store, clientId) < clock) this.#fail(`client ${clientId} was saved up to ${clock}`)
    newcomer.destroy()
  }

  #isSame(a: Y.Doc, b: Y.Doc): boolean {
    const { shown } = this.#options.model
    return Y.equalSnapshots(Y.snapshot(a), Y.snapshot(b)) && shown(a) === shown(b)
  }

  #leave(): void {
    for (const client of this.#clients) client.destroy()
    this.#clients = []
  }

  #fail(what: string): never {
    throw new Error(`seed ${this.#options.seed}, kill ${this.#result.kills}: ${what}`)
  }
}
