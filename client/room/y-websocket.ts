import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import type { ConnectRoom, RoomConnection, RoomState } from '#client/room/connect-room.ts'
import { sendOwnPresence } from '#client/room/own-presence.ts'
import { roomName } from '#room-schema/room-id.ts'

const RECONNECT_MAX_MS = 5_000

/** Our own room, over the stock y-websocket client. */
export const connectByWebsocket: ConnectRoom = address => {
  const doc = new Y.Doc()
  const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/rooms`
  const provider = new WebsocketProvider(server, roomName(address), doc, {
    connect: false,
    disableBc: true,
    maxBackoffTime: RECONNECT_MAX_MS,
  })
  return new WebsocketRoom(doc, provider)
}

class WebsocketRoom implements RoomConnection {
  readonly doc: Y.Doc
  readonly awareness: RoomConnection['awareness']
  readonly #provider: WebsocketProvider
  readonly #listeners = new Set<() => void>()
  readonly #endPresence: () => void
  #state: RoomState = {
    link: 'connecting',
    isSynced: false,
    hasContent: false,
    lostSince: null,
    closeCode: null,
  }

  constructor(doc: Y.Doc, provider: WebsocketProvider) {
    this.doc = doc
    this.awareness = provider.awareness
    this.#provider = provider
    this.#endPresence = sendOwnPresence(provider)
    provider.on('status', ({ status }) => this.#linkChanged(status))
    provider.on('sync', isSynced => this.#synced(isSynced))
    provider.on('closed', ({ code }) => this.#change({ link: 'closed', closeCode: code, isSynced: false }))
    addEventListener('online', this.#online)
    provider.connect()
  }

  state(): RoomState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  reconnect(): void {
    if (this.#state.link === 'closed') this.#change({ link: 'connecting', closeCode: null })
    this.#provider.connect()
  }

  destroy(): void {
    removeEventListener('online', this.#online)
    this.#endPresence()
    this.#provider.destroy()
    this.awareness.destroy()
    this.doc.destroy()
    this.#listeners.clear()
  }

  #online = (): void => {
    if (this.#state.link === 'lost') this.reconnect()
  }

  #linkChanged(status: 'connected' | 'connecting' | 'disconnected'): void {
    if (status === 'connected') this.#change({ link: 'live' })
    else if (status === 'connecting') this.#change({ link: this.#state.hasContent ? 'lost' : 'connecting' })
    else this.#change({ link: 'lost', isSynced: false, lostSince: this.#state.lostSince ?? Date.now() })
  }

  #synced(isSynced: boolean): void {
    if (isSynced) this.#change({ isSynced, hasContent: true, lostSince: null })
    else this.#change({ isSynced, lostSince: this.#state.lostSince ?? Date.now() })
  }

  #change(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
