import { z } from 'zod'
import { socketIdentitySchema } from '#server/rooms/room-sockets.ts'

/** What the Worker has checked about a socket before the room sees it. */
export const joinSchema = z.object({
  patternId: z.string(),
  identity: socketIdentitySchema,
  /** When the level was asked for. */
  checkedAt: z.number(),
})
export type RoomJoin = z.infer<typeof joinSchema>

const HEADER = 'x-maquette-join'

/** Names carry any script, headers do not. */
export function withJoin(request: Request, join: RoomJoin): Request {
  const headers = new Headers(request.headers)
  headers.set(HEADER, encodeURIComponent(JSON.stringify(join)))
  return new Request(request, { headers })
}

export const readJoin = (request: Request): RoomJoin =>
  joinSchema.parse(JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? '')))
