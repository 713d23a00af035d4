import * as Y from 'yjs'
import type { Person } from '#tests/support/people/person.ts'
import type { StartedProduct } from '#tests/support/product/started-product.ts'
import { Random } from '#tests/support/random.ts'
import { Beside } from '#tests/support/rooms/fuzz-beside.ts'
import { FuzzClient } from '#tests/support/rooms/fuzz-client.ts'
import type { FuzzModel } from '#tests/support/rooms/fuzz-models.ts'
import { until } from '#tests/support/until.ts'

interface FuzzOptions {
  seed: number
  model: FuzzModel
  /** In turn, one each client. */
  people: Person[]
  edits: number
  /** Kills after which nobody is left to heal the room; every second one at the moment of an acknowledgement. */
  lonelyKills: number
  product: StartedProduct
  restart(): Promise<StartedProduct>
}

export interface FuzzResult {
  product: StartedProduct
  edits: number
  acknowledged: number
  kills: number
}

const CLIENTS = 5

/** Edits on bad links, kills of the whole process tree, and after each what was promised is looked for. */
export async function fuzzRoom(options: FuzzOptions): Promise<FuzzResult> {
  return new RoomFuzz(options).run()
}

class RoomFuzz {
  readonly #options: FuzzOptions
  readonly #random: Random
  readonly #acknowledged = new Map<number, number>()
  readonly #beside: Beside
  #product: StartedProduct
  #clients: FuzzClient[] = []
  #edits = 0
  #kills = 0
  #onAcknowledged: (() => void) | null = null

  constructor(options: FuzzOptions) {
    this.#options = options
    this.#product = options.product
    this.#random = new Random(options.seed)
    this.#beside = new Beside(options.model, this.#random)
  }

  async run(): Promise<FuzzResult> {
    await this.#join()
    const killedAt = Math.floor(this.#options.edits * (0.2 + this.#random.next() * 0.6))
    for (let n = 0; n < this.#options.edits; n++) {
      if (n === killedAt) await this.#killAmongSurvivors()
      this.#disturb()
      this.#edit()
      if (this.#random.chance(0.5)) await new Promise(done => setTimeout(done, this.#random.below(4)))
    }
    await this.#converge()
    for (let n = 0; n < this.#options.lonelyKills; n++) await this.#killAndLeave(n % 2 === 0)
    await this.#converge()
    for (const client of this.#clients) client.destroy()
    await this.#options.model.check?.()
    const acknowledged = [...this.#acknowledged.values()].reduce((sum, clock) => sum + clock, 0)
    return { product: this.#product, edits: this.#edits, acknowledged, kills: this.#kills }
  }

  async #join(): Promise<void> {
    this.#clients = Array.from({ length: CLIENTS }, (_, at) => this.#client(at))
    for (const client of this.#clients) client.connect()
    await until(() => this.#clients.every(client => client.isSynced), `seed ${this.#options.seed}: all join`)
  }

  #client(at: number): FuzzClient {
    const { people, model } = this.#options
    const person = people[at % people.length] as Person
    return new FuzzClient(person, model, this.#random, (clientId, clock) => {
      if (clock <= (this.#acknowledged.get(clientId) ?? 0)) return
      this.#acknowledged.set(clientId, clock)
      this.#onAcknowledged?.()
    })
  }

  #edit(): void {
    this.#edits += 1
    this.#random.pick(this.#clients).edit()
  }

  #disturb(): void {
    const client = this.#random.pick(this.#clients)
    const dice = this.#random.next()
    if (dice < 0.04) client.isStalled ? client.flow() : client.stall()
    else if (dice < 0.07) client.cut()
    else if (dice < 0.2 && !client.isLinked) client.connect()
    else if (dice < 0.25) client.ask()
    else if (dice < 0.28) this.#beside.begin()
  }

  /** The survivors bring what they have back into the room. */
  async #killAmongSurvivors(): Promise<void> {
    await this.#kill()
    this.#edit()
    this.#product = await this.#options.restart()
  }

  async #killAndLeave(isAtAcknowledgement: boolean): Promise<void> {
    const burst = 5 + this.#random.below(25)
    for (let n = 0; n < burst; n++) {
      this.#edit()
      await new Promise(done => setTimeout(done, this.#random.below(4)))
    }
    await (isAtAcknowledgement ? this.#killAtAcknowledgement() : this.#kill())
    for (const client of this.#clients) client.destroy()
    this.#product = await this.#options.restart()
    await this.#join()
    this.#check(this.#clients[0] as FuzzClient)
  }

  async #killAtAcknowledgement(): Promise<void> {
    let isGone = false
    this.#onAcknowledged = () => {
      this.#onAcknowledged = null
      void this.#kill().then(() => {
        isGone = true
      })
    }
    await until(() => {
      // An edit may wait to be overtaken, or only delete, and then nothing is acknowledged before the next one.
      if (this.#onAcknowledged) {
        this.#edit()
        for (const client of this.#clients) client.ask()
      }
      return isGone
    }, `seed ${this.#options.seed}: something is acknowledged`)
  }

  async #kill(): Promise<void> {
    this.#kills += 1
    await this.#product.kill9()
  }

  /** Every acknowledged edit is in this copy. */
  #check({ doc }: FuzzClient): void {
    for (const [clientId, clock] of this.#acknowledged) {
      const has = Y.getState(doc.store, clientId)
      if (has < clock) this.#fail(`client ${clientId} was acknowledged up to ${clock}, the room has ${has}`)
    }
  }

  /** Links heal, and everybody, a newcomer too, has the same and everything. */
  async #converge(): Promise<void> {
    const newcomer = this.#client(0)
    const all = [...this.#clients, newcomer]
    for (const client of all) {
      client.flow()
      if (!client.isSynced) client.connect()
    }
    await until(() => {
      for (const client of all) {
        if (!client.isLinked) client.connect()
        else if (client.isSynced) client.ask()
      }
      return (
        !this.#beside.isBusy && all.every(client => client.isSynced && this.#isSame(client.doc, newcomer.doc))
      )
    }, `seed ${this.#options.seed}: everybody has the same`)
    for (const client of this.#clients) {
      if (Y.getState(newcomer.doc.store, client.doc.clientID) < client.clock)
        this.#fail('a survivor’s edit is missing')
      if (client.doc.store.pendingStructs) this.#fail('a survivor has structs it cannot place')
    }
    this.#check(newcomer)
    newcomer.destroy()
  }

  #isSame(a: Y.Doc, b: Y.Doc): boolean {
    const { shown } = this.#options.model
    return Y.equalSnapshots(Y.snapshot(a), Y.snapshot(b)) && shown(a) === shown(b)
  }

  #fail(what: string): never {
    throw new Error(`seed ${this.#options.seed}: ${what}`)
  }
}
