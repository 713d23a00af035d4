import { CLOSE } from '#room-schema/protocol.ts'
import { liveRoomName } from '#room-schema/room-id.ts'
import { levelsOf } from '#server/access/levels.ts'
import type { ObjectRef } from '#server/access/objects.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { RoomAccess } from '#server/rooms/base/access.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { RoomJoin } from '#server/rooms/base/join.ts'
import type { RoomKv } from '#server/rooms/base/room-kv.ts'
import type { RoomSockets, SocketIdentity } from '#server/rooms/base/sockets.ts'
import { LiveblocksOutlet, type LiveToken } from '#server/rooms/outlets/liveblocks-outlet.ts'
import { liveblocksService } from '#server/rooms/outlets/liveblocks-service.ts'
import { listEndedSessions, type RoomRef } from '#server/rooms/rooms-queries.ts'
import type { Level } from '#shared/access.ts'

/** Who is there, wherever they read. */
export type People = Pick<RoomSockets, 'size' | 'sessionIds' | 'people' | 'isWatched'>

interface Parts {
  env: Bindings
  facts: RoomKv
  sql: SqlStorage
  access: RoomAccess
  sockets: RoomSockets
  documents: readonly string[]
  room(): RoomRef
  object(): ObjectRef
  isThere(): Promise<boolean>
  documentOf(name: string): RoomDocument
  wakeAt(time: number): Promise<void>
  /** Somebody has come, and waits until the room is open to them. */
  entered(isFirst: boolean, identity: SocketIdentity): Promise<void>
  /** Nobody there is known any more. */
  left(): Promise<void>
  /** How often access has changed. */
  revision(): number
}

/** What somebody needs to read a document at Liveblocks, and what they may do. */
export interface LiveJoined extends LiveToken {
  level: Level
  revision: number
}

/** A room as people at Liveblocks come into it. */
export interface RoomAtLiveblocks {
  outlet: LiveblocksOutlet
  /** They and those on our own sockets. */
  people: People
  join(join: RoomJoin, isLacking: boolean): Promise<LiveJoined | number>
}

/** Null where the server has our own sockets alone. */
export function roomAtLiveblocks(parts: Parts): RoomAtLiveblocks | null {
  const { env, access, sockets, room, object } = parts
  const { ROOM_TRANSPORT, LIVEBLOCKS_SECRET_KEY = '', LIVEBLOCKS_BASE_URL } = settingsOf(env)
  if (ROOM_TRANSPORT !== 'liveblocks') return null
  const outlet = new LiveblocksOutlet({
    ...parts,
    service: liveblocksService(LIVEBLOCKS_SECRET_KEY, LIVEBLOCKS_BASE_URL),
    nameOf: document => liveRoomName({ ...room(), document }),
    levels: people => levelsOf(env.DB, object(), people),
    endedSessions: ids => listEndedSessions(env.DB, ids),
  })
  const { guests } = outlet
  const people: People = {
    get size() {
      return sockets.size + guests.size
    },
    get isWatched() {
      return sockets.isWatched || guests.isAnybodyThere()
    },
    sessionIds: () => new Set([...sockets.sessionIds(), ...guests.sessionIds()]),
    people: () => [...new Set([...sockets.people(), ...guests.people()])],
  }
  return {
    ...{ outlet, people },
    async join({ identity, checkedAt }, isLacking) {
      const isFirst = people.size === 0
      await outlet.admit(identity)
      await parts.entered(isFirst, identity)
      // Before the room was on the list nobody told it of a change.
      const level = await access.levelNow(identity, isFirst ? 0 : checkedAt)
      if (!level) {
        await outlet.accessChanged()
        return identity.isSignedIn ? CLOSE.forged : CLOSE.signIn
      }
      const given = await outlet.token(identity.document, { ...identity, level }, isLacking)
      return given ? { ...given, level, revision: parts.revision() } : CLOSE.signIn
    },
  }
}
