import type { Bindings } from '#server/bindings.ts'
import { type RoomJoin, withJoin } from '#server/rooms/base/join.ts'
import type { RoomRef } from '#server/rooms/rooms-queries.ts'

/** One relay of a document of a room. */
export interface RelayRef extends RoomRef {
  document: string
  number: number
}

/** What a relay is told and asked; where nothing else is said, it answers how many people it has by then. */
export interface RelayCalls extends Rpc.DurableObjectBranded {
  /** There is something to repeat, and no uplink. */
  wake(): Promise<number>
  /** Looks at every socket again, as its room does. */
  accessChanged(): Promise<number>
  /** Ids of who is signed in. */
  people(): Promise<string[]>
}

/** Names no class: the relay's own file imports what every room shares, and so does this one's reader. */
export const relayStub = (
  { RELAYS }: Bindings,
  { kind, id, document, number }: RelayRef,
): DurableObjectStub<RelayCalls> =>
  (RELAYS as DurableObjectNamespace<RelayCalls>).getByName(`${kind}/${id}/${document}/${number}`)

/** Brings somebody whom the room has handed over to that relay. */
export const joinRelay = (
  env: Bindings,
  request: Request,
  join: RoomJoin & Required<Pick<RoomJoin, 'relay'>>,
): Promise<Response> =>
  relayStub(env, { ...join.relay, id: join.roomId, document: join.identity.document }).fetch(
    withJoin(request, join),
  )

/** A relay asks its room as a client would. */
export const roomOfRelay = (
  { EDITOR_ROOMS, CANVAS_ROOMS }: Bindings,
  { kind, id }: RoomRef,
): DurableObjectStub => (kind === 'canvas' ? CANVAS_ROOMS : EDITOR_ROOMS).getByName(id)
