import { createClient, type JsonObject, type Room } from '@liveblocks/client'
import { LiveblocksYjsProvider } from '@liveblocks/yjs'
import type * as Y from 'yjs'
import type { LiveToken } from '#client/room/transport/liveblocks-calls.ts'

/** Below what the service takes of one page. */
const THROTTLE_MS = 50

/** Somebody else in the room: `id` and `info` are of their token, `presence` is what they say. */
export interface OtherPerson {
  connectionId: number
  id: string
  info: unknown
  presence: unknown
}

interface Hearers {
  live(): void
  /** The copy has what the service's room has. */
  synced(): void
  /** Another token is needed before it goes on. */
  lost(): void
}

/** What the service's own hooks are shown. */
export type LiveRoom = Room

export interface LiveLink {
  readonly room: LiveRoom
  say(presence: JsonObject): void
  leave(): void
}

/**
 * One link to a room at Liveblocks, from a token to its loss. `copy` is filled by what others read too and never
 * written by us: what the service does not take of a reader would stay in it.
 */
export function openLink(
  { token, room: name, baseUrl }: LiveToken,
  copy: Y.Doc,
  presence: JsonObject,
  WebSocketClass: typeof WebSocket,
  { live, synced, lost }: Hearers,
): LiveLink {
  let isOver = false
  let said: JsonObject | null = null
  let sayAgain: ReturnType<typeof setTimeout> | undefined
  let tokens = [token]
  const client = createClient({
    baseUrl,
    throttle: THROTTLE_MS,
    polyfills: { WebSocket: WebSocketClass },
    // A token counts for one link: whoever has lost it is asked again who they are.
    authEndpoint: async () => {
      const [own] = tokens
      tokens = []
      return own === undefined ? { error: 'forbidden', reason: 'one link a token' } : { token: own }
    },
  })
  const { room, leave } = client.enterRoom(name, { initialPresence: presence, autoConnect: false })
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(sayAgain)
    for (const stop of stops) stop()
    provider.destroy()
    leave()
  }
  const provider = new LiveblocksYjsProvider(room, copy)
  const stops = [
    room.subscribe('status', status => {
      if (status === 'connected') live()
      else if (status === 'reconnecting' || status === 'disconnected') {
        end()
        lost()
      }
    }),
    // Their client keeps for whoever enters what was shown then, and sends it after what was said since.
    room.subscribe('others', (_, { type }) => {
      if (type !== 'enter' || isOver) return
      clearTimeout(sayAgain)
      sayAgain = setTimeout(() => said && room.updatePresence(said), 2 * THROTTLE_MS)
    }),
    room.subscribe('error', () => {
      if (isOver) return
      end()
      lost()
    }),
  ]
  provider.on('synced', (isSynced: unknown) => isSynced === true && synced())
  room.connect()
  const say = (next: JsonObject) => {
    if (isOver) return
    said = next
    room.updatePresence(next)
  }
  return { room, say, leave: end }
}
