import type { ComponentType } from 'react'
import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { RefusalReason } from '#room-schema/protocol.ts'
import type { RoomAddress } from '#room-schema/room-id.ts'
import type { Level } from '#shared/access.ts'

export interface RoomState {
  link: 'connecting' | 'live' | 'lost' | 'closed'
  /** The server has sent everything it has on this link, so what is shown is what it has stored. */
  isSynced: boolean
  /** There has been an answer before, or a kept copy, so there is something to show. */
  hasContent: boolean
  /** Since when there has been no durable round trip; null while there is one. */
  lostSince: number | null
  /** Since when an edit made here waits for the server to say that it is on disk; null while none does. */
  unsavedSince: number | null
  /** Whether edits of this document outlive the tab; null until storing them has been tried. */
  isKept: boolean | null
  /** The server dropped an edit made here: what is shown has something that nobody else has. */
  isRefused: boolean
  /** Why, as the room has said; null while it has not. */
  refusedFor: RefusalReason | null
  /** Why the room closed this link for good; see CLOSE in room-schema/protocol.ts. */
  closeCode: number | null
  /** Why the room lets nobody in at present; it is tried again. */
  laterCode: number | null
  /** What this person may do, as the room has said last; null as long as it has not. */
  level: Level | null
  /** How often it has: who may do what has changed each time. */
  levelsTold: number
}

/** One document of a room, whichever transport brings it. Nothing above `client/room` knows which one runs. */
export interface RoomConnection {
  readonly doc: Y.Doc
  readonly awareness: Awareness
  /** Brings the others into `awareness` where the transport tells of them in React; shown once where the room is. */
  readonly People?: ComponentType
  state(): RoomState
  subscribe(listener: () => void): () => void
  /** Hears of pages that this browser is asked to look at, by the id of the look. */
  hearLooks(listener: (lookId: string) => void): () => void
  /** Tries again at once, also after the room closed the link. */
  reconnect(): void
  destroy(): void
}

export interface JoinOptions {
  /**
   * Loads what this browser stored of the document, before the first link; says whether edits are stored now, and
   * by `changed` when that changes.
   */
  keep?(doc: Y.Doc, changed: (isKept: boolean) => void): Promise<boolean>
  /** This browser offers to look at pages for runs. */
  looks?: boolean
}

export type ConnectRoom = (address: RoomAddress, options?: JoinOptions) => RoomConnection

export const FIRST_STATE: RoomState = {
  link: 'connecting',
  isSynced: false,
  hasContent: false,
  lostSince: null,
  unsavedSince: null,
  isKept: null,
  isRefused: false,
  refusedFor: null,
  closeCode: null,
  laterCode: null,
  level: null,
  levelsTold: 0,
}
