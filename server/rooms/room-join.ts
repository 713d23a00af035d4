import { z } from 'zod'
import { socketIdentitySchema } from '#server/rooms/room-sockets.ts'
import { accessModeSchema } from '#shared/access.ts'
import { patternConfigSchema } from '#shared/design.ts'

/** What the Worker has checked about a socket before the room sees it. */
export const joinSchema = z.object({
  patternId: z.string(),
  identity: socketIdentitySchema,
})
export type RoomJoin = z.infer<typeof joinSchema>

/** What D1 says of the pattern: the room shows it. */
export const patternFactsSchema = z.object({
  name: z.string(),
  config: patternConfigSchema,
  customId: z.string().nullable(),
  access: accessModeSchema,
  viewport: z.string(),
  isDarkMode: z.boolean(),
  activeArtifactId: z.string().nullable(),
})

const HEADER = 'x-maquette-join'

/** Names carry any script, headers do not. */
export function withJoin(request: Request, join: RoomJoin): Request {
  const headers = new Headers(request.headers)
  headers.set(HEADER, encodeURIComponent(JSON.stringify(join)))
  return new Request(request, { headers })
}

export const readJoin = (request: Request): RoomJoin =>
  joinSchema.parse(JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? '')))
