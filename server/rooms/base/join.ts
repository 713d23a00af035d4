import { z } from 'zod'
import { socketIdentitySchema } from '#server/rooms/base/sockets.ts'

/** What the Worker has checked about a socket before the room sees it. */
export const joinSchema = z.object({
  roomId: z.string(),
  identity: socketIdentitySchema,
  /** When the level was asked for. */
  checkedAt: z.number(),
  /** A client of ours, which is told its level as it comes; a stock one would call that unknown. */
  isOurs: z.boolean(),
  /** Which relay is to take it, of which kind of room. */
  relay: z.object({ kind: z.enum(['editor', 'canvas']), number: z.number().int().min(0) }).optional(),
})
export type RoomJoin = z.infer<typeof joinSchema>

const HEADER = 'x-maquette-join'
const RELAY_HEADER = 'x-maquette-relay'

/** Names carry any script, headers do not. */
export function withJoin(request: Request, join: RoomJoin): Request {
  const headers = new Headers(request.headers)
  headers.set(HEADER, encodeURIComponent(JSON.stringify(join)))
  return new Request(request, { headers })
}

export const readJoin = (request: Request): RoomJoin =>
  joinSchema.parse(JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? '')))

/** Answers a join with the code its socket is to be closed with; the Worker does so. */
export const putOff = (code: number): Response => new Response(String(code), { status: 429 })

/** Answers a join with the relay that takes it; the Worker asks that one. */
export const handOver = (relay: number): Response =>
  new Response(null, { status: 421, headers: { [RELAY_HEADER]: String(relay) } })

/** The number of that relay; null when the room has answered by itself. */
export const handedTo = (response: Response): number | null =>
  response.status === 421 ? Number(response.headers.get(RELAY_HEADER)) : null

/** Null when the room has let the socket in. */
export const putOffBy = async (response: Response): Promise<number | null> =>
  response.status === 429 ? Number(await response.text()) : null
