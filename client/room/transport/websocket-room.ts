import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import { sendOwnPresence } from '#client/room/presence/own-presence.ts'
import { isFinalClose, retryDelay } from '#client/room/transport/retry-delay.ts'
import {
  type ConnectRoom,
  FIRST_STATE,
  type JoinOptions,
  type RoomConnection,
  type RoomState,
} from '#client/room/transport/room-connection.ts'
import { SaveAcknowledgement } from '#client/room/transport/save-acknowledgement.ts'
import { askForEverything, hearMessages } from '#client/room/transport/y-websocket-messages.ts'
import { CANVAS_SCHEMA_VERSION } from '#room-schema/canvas-room.ts'
import { EDITOR_SCHEMA_VERSION } from '#room-schema/editor-room.ts'
import { SCHEMA_QUERY } from '#room-schema/migrations.ts'
import { roomName } from '#room-schema/room-id.ts'
import { LOOKS_QUERY } from '#shared/page-look.ts'

/** A connection that is not made within this time is tried again. */
const CONNECT_WITHIN_MS = 10_000

const SCHEMA_VERSIONS = { editor: EDITOR_SCHEMA_VERSION, canvas: CANVAS_SCHEMA_VERSION }

/** Our own room, over the stock y-websocket client; when to try again is decided here. */
export const connectByWebsocket: ConnectRoom = (address, options = {}) => {
  const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/rooms`
  const provider = new WebsocketProvider(server, roomName(address), new Y.Doc(), {
    connect: false,
    disableBc: true,
    // Told to the room, which closes a client too old for its documents with 4426.
    params: {
      [SCHEMA_QUERY]: String(SCHEMA_VERSIONS[address.kind]),
      ...(options.looks && { [LOOKS_QUERY]: '1' }),
    },
    shouldReconnect: () => false,
  })
  return new WebsocketRoom(provider, options)
}

class WebsocketRoom implements RoomConnection {
  readonly doc: Y.Doc
  readonly awareness: RoomConnection['awareness']
  readonly #provider: WebsocketProvider
  readonly #acknowledgement: SaveAcknowledgement
  readonly #listeners = new Set<() => void>()
  readonly #lookListeners = new Set<(lookId: string) => void>()
  readonly #endPresence: () => void
  #state = FIRST_STATE
  #failures = 0
  #isDestroyed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(provider: WebsocketProvider, { keep }: JoinOptions) {
    this.doc = provider.doc
    this.awareness = provider.awareness
    this.#provider = provider
    this.#endPresence = sendOwnPresence(provider, () => this.#dropLink())
    this.#acknowledgement = new SaveAcknowledgement({
      ask: () => askForEverything(provider),
      changed: unsavedSince => this.#change({ unsavedSince }),
      dead: () => this.#dropLink(),
    })
    this.doc.on('update', (_, origin) => origin !== provider && this.#acknowledgement.edited())
    hearMessages(provider, {
      answered: () => this.#acknowledgement.answered(),
      refused: refusedFor => this.#change({ isRefused: true, refusedFor }),
      askedToLook: lookId => {
        for (const listener of this.#lookListeners) listener(lookId)
      },
      closing: code => {
        this.#provider.disconnect()
        this.#closed(code)
      },
      mayNow: level => this.#change({ level, levelsTold: this.#state.levelsTold + 1 }),
    })
    provider.on('status', ({ status }) => this.#linkChanged(status))
    provider.on('sync', isSynced => isSynced && this.#synced())
    provider.on('closed', ({ code }) => this.#closed(code))
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

  hearLooks = (listener: (lookId: string) => void): (() => void) => {
    this.#lookListeners.add(listener)
    return () => void this.#lookListeners.delete(listener)
  }

  reconnect(): void {
    if (this.#state.link === 'live' || this.#isDestroyed) return
    if (this.#state.link === 'closed') this.#change({ link: 'connecting', closeCode: null })
    this.#failures = 0
    this.#connect()
  }

  destroy(): void {
    this.#isDestroyed = true
    removeEventListener('online', this.#online)
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    this.#acknowledgement.linkLost()
    this.#listeners.clear()
    this.#endPresence()
    this.#provider.destroy()
    this.awareness.destroy()
    this.doc.destroy()
  }

  async #begin(keep: JoinOptions['keep']): Promise<void> {
    const isKept = keep ? await keep(this.doc, isKept => this.#change({ isKept })) : null
    if (this.#isDestroyed) return
    this.#change({ isKept, hasContent: this.doc.store.clients.size > 0 })
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#dropLink(), CONNECT_WITHIN_MS)
    this.#provider.connect()
  }

  /** Drops a link that has gone silent, without waiting for it to close. */
  #dropLink(): void {
    this.#provider.disconnect()
    this.#tryLater()
  }

  #tryLater(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    this.#failures += 1
    this.#change({ isSynced: false, lostSince: this.#state.lostSince ?? Date.now() })
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#failures))
  }

  #closed(code: number): void {
    if (this.#isDestroyed) return
    if (!isFinalClose(code)) {
      this.#change({ laterCode: code })
      return this.#tryLater()
    }
    clearTimeout(this.#patience)
    this.#change({ link: 'closed', closeCode: code, laterCode: null, isSynced: false })
  }

  #online = (): void => {
    if (this.#state.link === 'live') this.#acknowledgement.probe()
    else if (this.#state.link !== 'closed') this.reconnect()
  }

  #linkChanged(status: 'connected' | 'connecting' | 'disconnected'): void {
    if (status === 'connected') {
      clearTimeout(this.#patience)
      this.#change({ link: 'live' })
    } else if (status === 'disconnected') {
      this.#acknowledgement.linkLost()
      this.#change({ link: 'lost', isSynced: false, lostSince: this.#state.lostSince ?? Date.now() })
    }
  }

  #synced(): void {
    this.#failures = 0
    this.#change({ isSynced: true, hasContent: true, lostSince: null, laterCode: null })
  }

  #change(change: Partial<RoomState>): void {
    if (this.#isDestroyed) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
