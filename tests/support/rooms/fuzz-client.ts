import * as Y from 'yjs'
import { readClientMessage, SYNC_STEP_1, SYNC_STEP_2, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { Random } from '#tests/support/random.ts'
import type { FuzzModel } from '#tests/support/rooms/fuzz-models.ts'

const DUPLICATED = 0.05
const OVERTAKEN = 0.05

/** Told of every clock that the server has shown to have, of whoever's edits. */
export type Acknowledge = (clientId: number, clock: number) => void

/** A person's copy of a shared document on a link that duplicates, reorders, stalls and breaks. */
export class FuzzClient {
  readonly doc = new Y.Doc()
  readonly #person: Person
  readonly #model: FuzzModel
  readonly #random: Random
  readonly #acknowledge: Acknowledge
  #socket: WebSocket | null = null
  /** Both directions of a stalled link. */
  #held: { incoming: Uint8Array[]; outgoing: Uint8Array[] } | null = null
  /** A frame that the next one overtakes. */
  #overtaken: Uint8Array | null = null
  isSynced = false
  closeCode: number | null = null

  constructor(person: Person, model: FuzzModel, random: Random, acknowledge: Acknowledge) {
    this.#person = person
    this.#model = model
    this.#random = random
    this.#acknowledge = acknowledge
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== this) this.#sendWildly(syncFrame(SYNC_UPDATE, update))
    })
  }

  get clock(): number {
    return Y.getState(this.doc.store, this.doc.clientID)
  }

  get isLinked(): boolean {
    return this.#socket !== null
  }

  get isStalled(): boolean {
    return this.#held !== null
  }

  /** Opens a new link; the handshake carries what the old one lost. */
  connect(): void {
    this.cut()
    const { headers, url } = this.#person
    const socket = new WebSocket(new URL(this.#model.path, url.replace(/^http/, 'ws')), { headers } as never)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.onopen = () => socket === this.#socket && this.ask()
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(new Uint8Array(data as ArrayBuffer))
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return
      this.closeCode = code
      this.cut()
    }
  }

  /** Pulls the cable: what is held or late is lost. */
  cut(): void {
    const socket = this.#socket
    this.#socket = null
    this.#held = null
    this.#overtaken = null
    this.isSynced = false
    socket?.close()
  }

  stall(): void {
    this.#held ??= { incoming: [], outgoing: [] }
  }

  flow(): void {
    const held = this.#held
    this.#held = null
    for (const frame of held?.incoming ?? []) this.#hear(frame)
    for (const frame of held?.outgoing ?? []) this.#send(frame)
  }

  /** Sync step 1 for everything: the answer shows what the server has of our own edits too. */
  ask(): void {
    this.#send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
  }

  edit(): void {
    this.doc.transact(() => this.#model.edit(this.doc, this.#random))
  }

  destroy(): void {
    this.cut()
    this.doc.destroy()
  }

  #sendWildly(frame: Uint8Array): void {
    if (this.#random.chance(OVERTAKEN) && !this.#overtaken) {
      this.#overtaken = frame
      return
    }
    this.#send(frame)
    if (this.#random.chance(DUPLICATED)) this.#send(frame)
    const late = this.#overtaken
    this.#overtaken = null
    if (late) this.#send(late)
  }

  #send(frame: Uint8Array): void {
    if (this.#held) this.#held.outgoing.push(frame)
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame as never)
  }

  #hear(frame: Uint8Array): void {
    if (this.#held) {
      this.#held.incoming.push(frame)
      return
    }
    const message = readClientMessage(frame)
    if (message?.kind === 'step1') {
      this.#send(syncFrame(SYNC_STEP_2, Y.encodeStateAsUpdate(this.doc, message.stateVector)))
    }
    if (message?.kind !== 'update') return
    Y.applyUpdate(this.doc, message.update, this)
    if (message.isStep2) this.isSynced = true
    for (const [clientId, clock] of Y.parseUpdateMeta(message.update).to) this.#acknowledge(clientId, clock)
  }
}
