import type { JsonObject } from '@liveblocks/client'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { LiveblocksCalls, type LiveToken } from '#client/room/transport/liveblocks-calls.ts'
import { type LiveLink, openLink } from '#client/room/transport/liveblocks-link.ts'
import { AskedLooks } from '#client/room/transport/liveblocks-looks.ts'
import { peopleOf, RoomNow } from '#client/room/transport/liveblocks-people.tsx'
import { showOthers } from '#client/room/transport/others-shown.ts'
import { PostedEdits } from '#client/room/transport/posted-edits.ts'
import { isFinalClose, retryDelay } from '#client/room/transport/retry-delay.ts'
import {
  type ConnectRoom,
  FIRST_STATE,
  type JoinOptions,
  type RoomConnection,
  type RoomState,
} from '#client/room/transport/room-connection.ts'
import { metaOf } from '#room-schema/editor-room.ts'
import type { RoomAddress } from '#room-schema/room-id.ts'
import { can } from '#shared/access.ts'

/** A link that is not there within this time is tried again. */
const CONNECT_WITHIN_MS = 10_000
/** A room that goes on under another name is back within this time, and nobody need be told. */
const GRACE_MS = 1_000
/** The server forgets who has not been heard of. */
const SEEN_EVERY_MS = 10 * 60_000
/** The service has synced, and lacks what our room has published: it is said so after this time. */
const LACKING_MS = 2_000

type Timer = 'retry' | 'patience' | 'grace' | 'lacking'

/** What others read at Liveblocks, and edits posted to our own room, which decides, stores and publishes them. */
export const connectByLiveblocks: ConnectRoom = (address, options = {}) =>
  new LiveblocksRoom(address, options)

class LiveblocksRoom implements RoomConnection {
  readonly doc = new Y.Doc()
  readonly awareness = new Awareness(this.doc)
  readonly #now = new RoomNow()
  readonly People = peopleOf(this.#now, this.awareness)
  readonly #looks = new AskedLooks(this.doc, () => (this.#canLook && this.#link?.room.getSelf()?.id) || null)
  readonly #address: RoomAddress
  readonly #calls: LiveblocksCalls
  readonly #canLook: boolean
  readonly #edits: PostedEdits
  readonly #WebSocket = WebSocket
  readonly #listeners = new Set<() => void>()
  #state = FIRST_STATE
  /** What the service has sent, on whichever link. */
  #copy = new Y.Doc()
  #link: LiveLink | null = null
  #token: LiveToken | null = null
  /** Of each try to connect, so that what comes late of an earlier one counts for nothing. */
  #tried = 0
  #failures = 0
  #isLacking = false
  #isDestroyed = false
  #timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {}
  readonly #seen: ReturnType<typeof setInterval>

  constructor(address: RoomAddress, { keep, looks = false }: JoinOptions) {
    this.#address = address
    this.#canLook = looks
    this.#calls = new LiveblocksCalls(address, looks)
    // The service says who is there; nobody is timed out here.
    clearInterval(this.awareness._checkInterval)
    this.#edits = new PostedEdits({
      ...{ doc: this.doc, calls: this.#calls },
      unsaved: unsavedSince => this.#change({ unsavedSince }),
      ended: why =>
        'close' in why ? this.#closed(why.close) : this.#change({ isRefused: true, refusedFor: why.refused }),
    })
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== this) this.#edits.edited(update)
    })
    this.awareness.on('update', (_: unknown, origin: unknown) => {
      if (origin === 'local') this.#link?.say(this.#presence)
    })
    metaOf(this.doc).observe(() => this.#followAccess())
    this.#seen = setInterval(() => void this.#askAgain(), SEEN_EVERY_MS)
    addEventListener('online', this.#online)
    void this.#begin(keep)
  }

  state(): RoomState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  hearLooks(listener: (lookId: string) => void): () => void {
    return this.#looks.hear(listener)
  }

  reconnect(): void {
    if (this.#state.link === 'live' || this.#isDestroyed) return
    if (this.#state.link === 'closed') this.#change({ link: 'connecting', closeCode: null })
    this.#failures = 0
    void this.#connect()
  }

  destroy(): void {
    this.#isDestroyed = true
    removeEventListener('online', this.#online)
    clearInterval(this.#seen)
    this.#leave()
    this.#edits.end()
    this.#listeners.clear()
    this.awareness.destroy()
    this.doc.destroy()
  }

  async #begin(keep: JoinOptions['keep']): Promise<void> {
    const isKept = keep ? await keep(this.doc, isKept => this.#change({ isKept })) : null
    if (this.#isDestroyed) return
    this.#change({ isKept, hasContent: this.doc.store.clients.size > 0 })
    await this.#connect()
  }

  get #presence(): JsonObject {
    // People write under the client ids of the other documents, and are not shown there: nobody is told of one before its
    // first edit, since it belongs to whoever writes under it first.
    if (this.#address.document !== 'room') return { clientId: null, state: null }
    return { clientId: this.doc.clientID, state: this.awareness.getLocalState() as JsonObject | null }
  }

  async #connect(): Promise<void> {
    this.#leave()
    const tried = this.#tried
    this.#timers.patience = setTimeout(() => this.#lost(), CONNECT_WITHIN_MS)
    const token = await this.#calls.token(this.#isLacking)
    if (this.#isDestroyed || tried !== this.#tried) return
    if (token === null) return this.#lost()
    if ('close' in token) return this.#closed(token.close)
    this.#isLacking = false
    this.#told(token)
    this.#open(token, tried)
  }

  #open(token: LiveToken, tried: number): void {
    const copy = new Y.Doc()
    // Only what is missing is sent.
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(this.#copy))
    this.#copy = copy
    const ifStill = (act: () => void) => () => {
      if (!this.#isDestroyed && tried === this.#tried) act()
    }
    let [isSynced, isIn] = [false, false]
    const look = ifStill(() => {
      if (isSynced && !isIn) isIn = this.#copied(token, copy)
    })
    this.#link = openLink(token, copy, this.#presence, this.#WebSocket, {
      live: ifStill(() => this.#change({ link: 'live' })),
      synced: () => {
        isSynced = true
        look()
      },
      lost: ifStill(() => this.#linkLost()),
    })
    this.#now.set(this.#link.room)
    copy.on('update', (update: Uint8Array) => {
      if (this.#isDestroyed) return
      Y.applyUpdate(this.doc, update, this)
      look()
    })
  }

  /** In step once there is what our room said it has published. */
  #copied({ has }: LiveToken, copy: Y.Doc): boolean {
    if (!contains(copy, fromBase64(has))) {
      this.#timers.lacking ??= setTimeout(() => {
        this.#isLacking = true
        void this.#connect()
      }, LACKING_MS)
      return false
    }
    this.#clear('patience', 'grace', 'lacking')
    this.#failures = 0
    this.#edits.serverHas(copy)
    this.#edits.tryNow()
    this.#change({ link: 'live', isSynced: true, hasContent: true, lostSince: null, laterCode: null })
    return true
  }

  /** The room may go on under another name, where one is back at once. */
  #linkLost(): void {
    const wasSynced = this.#state.isSynced
    void this.#connect()
    if (wasSynced) this.#timers.grace ??= setTimeout(() => this.#gone(), GRACE_MS)
    else this.#gone()
  }

  #gone(): void {
    this.#clear('grace')
    if (this.#isDestroyed || this.#state.link === 'closed') return
    showOthers(this.awareness, [])
    this.#change({ link: 'lost', isSynced: false, lostSince: this.#state.lostSince ?? Date.now() })
  }

  #lost(): void {
    this.#leave()
    this.#failures += 1
    this.#gone()
    this.#timers.retry = setTimeout(() => void this.#connect(), retryDelay(this.#failures))
  }

  #closed(code: number): void {
    this.#leave()
    this.#clear('grace')
    if (this.#isDestroyed) return
    if (!isFinalClose(code)) return this.#lost()
    showOthers(this.awareness, [])
    this.#change({ link: 'closed', closeCode: code, laterCode: null, isSynced: false })
  }

  #leave(): void {
    this.#tried += 1
    this.#clear('retry', 'patience', 'lacking')
    this.#now.set(null)
    this.#link?.leave()
    this.#link = null
  }

  #clear(...names: Timer[]): void {
    for (const name of names) {
      clearTimeout(this.#timers[name])
      delete this.#timers[name]
    }
  }

  #told(token: LiveToken): void {
    const { level } = this.#state
    const isNews =
      level !== token.level || (can(level, 'seeMembers') && token.revision !== this.#token?.revision)
    this.#token = token
    if (this.#address.document === 'room' && isNews)
      this.#change({ level: token.level, levelsTold: this.#state.levelsTold + 1 })
  }

  /** The document says that who may do what has changed since this page asked. */
  #followAccess(): void {
    const revision = metaOf(this.doc).get('accessRevision')
    if (this.#token && typeof revision === 'number' && revision > this.#token.revision) void this.#askAgain()
  }

  async #askAgain(): Promise<void> {
    const tried = this.#tried
    if (!this.#link) return
    const token = await this.#calls.token(false)
    if (this.#isDestroyed || tried !== this.#tried || token === null) return
    if ('close' in token) return this.#closed(token.close)
    const before = this.#token
    this.#told(token)
    // The others are told by the token what this person may do, and a room of another name is elsewhere.
    if (before?.level !== token.level || before.room !== token.room) this.#linkLost()
  }

  #online = (): void => {
    this.#edits.tryNow()
    if (this.#state.link !== 'live' && this.#state.link !== 'closed') this.reconnect()
  }

  #change(change: Partial<RoomState>): void {
    if (this.#isDestroyed) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Has this copy everything that the vector tells of? */
function contains({ store }: Y.Doc, vector: Uint8Array): boolean {
  return [...Y.decodeStateVector(vector)].every(([client, clock]) => Y.getState(store, client) >= clock)
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), char => char.charCodeAt(0))
