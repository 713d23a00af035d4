import { z } from 'zod'
import { colorOf, type PresenceUser } from '#room-schema/presence.ts'
import type { SocketIdentity } from '#server/rooms/base/sockets.ts'

/** The client's state with who it is, and what else is ours to say, written by us; null when it is not a JSON object. */
export function stampIdentity(
  state: string,
  { userId, name, picture }: SocketIdentity,
  further: Record<string, unknown> = {},
): string | null {
  try {
    const value: unknown = JSON.parse(state)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const { ['__proto__']: _, ...rest } = value as Record<string, unknown>
    const user: PresenceUser = { id: userId, name, color: colorOf(userId), picture }
    return JSON.stringify({ ...rest, ...further, user })
  } catch {
    return null
  }
}

/** Begins the id of whoever is not signed in. */
export const VISITOR_PREFIX = 'visitor-'

/** Whose state it is, by what we wrote into it. */
export function personIn(state: string): Pick<SocketIdentity, 'userId' | 'isSignedIn'> | null {
  const { data } = stampedSchema.safeParse(JSON.parse(state))
  return data ? { userId: data.user.id, isSignedIn: !data.user.id.startsWith(VISITOR_PREFIX) } : null
}

const stampedSchema = z.object({ user: z.object({ id: z.string() }) })
