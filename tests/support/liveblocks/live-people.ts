import * as Y from 'yjs'
import { connectByLiveblocks } from '#client/room/transport/liveblocks-room.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { parseRoomPath } from '#room-schema/room-id.ts'
import type { BrowserGlobals } from '#tests/support/people/browser-globals.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { Random } from '#tests/support/random.ts'
import { Beside } from '#tests/support/rooms/fuzz-beside.ts'
import { FuzzClient } from '#tests/support/rooms/fuzz-client.ts'
import type { FuzzModel } from '#tests/support/rooms/fuzz-models.ts'

interface Parts {
  model: FuzzModel
  people: readonly Person[]
  browser: BrowserGlobals
  random: Random
  /** More of somebody's edits is shown as saved. */
  onSaved(): void
}

const CLIENTS = 3
const BESIDE = 0.1

/** Those at Liveblocks who change one document, and what each was shown of it. */
export class LivePeople {
  readonly #parts: Parts
  readonly #beside: Beside
  /** How far each client's edits were shown as saved. */
  readonly #saved = new Map<number, number>()
  #clients: RoomConnection[] = []
  #newcomer: FuzzClient | null = null
  #isRefused = false
  edits = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#beside = new Beside(parts.model, parts.random)
  }

  get acknowledged(): number {
    return [...this.#saved.values()].reduce((sum, clock) => sum + clock, 0)
  }

  /** Unless they are still there. */
  join(): void {
    if (this.#clients.length > 0) return
    const { model, people, browser } = this.#parts
    const address = parseRoomPath(model.path)
    if (!address) throw new Error(`${model.path} is no room`)
    this.#clients = Array.from({ length: CLIENTS }, (_, at) => {
      const connection = browser.as(people[at % people.length] as Person, () => connectByLiveblocks(address))
      connection.subscribe(() => this.#told(connection))
      return connection
    })
  }

  edit(): void {
    const { model, random } = this.#parts
    const { doc } = random.pick(this.#clients)
    this.edits += 1
    doc.transact(() => model.edit(doc, random))
    if (random.chance(BESIDE)) this.#beside.begin()
  }

  /** On a socket of ours. */
  letNewcomerIn(): void {
    const { people, model, random } = this.#parts
    this.#newcomer = new FuzzClient(people[0] as Person, model, random, () => undefined)
    this.#newcomer.connect()
  }

  /** Has everybody the same, the newcomer too? */
  agree(): boolean {
    const newcomer = this.#newcomer
    if (!newcomer?.isSynced || this.#beside.isBusy) return false
    return this.#clients.every(client => {
      const { isSynced, unsavedSince } = client.state()
      return isSynced && unsavedSince === null && this.#isSame(client.doc, newcomer.doc)
    })
  }

  /** What was promised and does not hold; the newcomer is let go. */
  broken(): string | null {
    const newcomer = this.#newcomer
    if (!newcomer) throw new Error('nobody has been let in')
    let broken = this.#isRefused ? 'an edit was refused' : null
    for (const { doc } of [...this.#clients, newcomer])
      for (const [clientId, clock] of this.#saved)
        if (Y.getState(doc.store, clientId) < clock) broken = `client ${clientId} was saved up to ${clock}`
    newcomer.destroy()
    this.#newcomer = null
    return broken
  }

  leave(): void {
    for (const client of this.#clients) client.destroy()
    this.#clients = []
  }

  /** "Saved" holds for everything that was typed so far. */
  #told(connection: RoomConnection): void {
    const { doc } = connection
    const { unsavedSince, isRefused } = connection.state()
    if (isRefused) this.#isRefused = true
    if (unsavedSince !== null) return
    const clock = Y.getState(doc.store, doc.clientID)
    if (clock <= (this.#saved.get(doc.clientID) ?? 0)) return
    this.#saved.set(doc.clientID, clock)
    this.#parts.onSaved()
  }

  #isSame(a: Y.Doc, b: Y.Doc): boolean {
    const { shown } = this.#parts.model
    return Y.equalSnapshots(Y.snapshot(a), Y.snapshot(b)) && shown(a) === shown(b)
  }
}
