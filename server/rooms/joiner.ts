import { CLOSE } from '#room-schema/protocol.ts'
import type { RoomAddress } from '#room-schema/room-id.ts'
import { canvasRef, patternRef } from '#server/access/objects.ts'
import { visitorBySession } from '#server/auth/caller.ts'
import { sessionToken } from '#server/auth/session-cookie.ts'
import { networkOf } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { deriveId } from '#server/derive-id.ts'
import type { SocketIdentity } from '#server/rooms/base/sockets.ts'
import { VISITOR_PREFIX } from '#server/rooms/base/stamp-identity.ts'
import { JoinBatcher } from '#server/rooms/join-batcher.ts'
import { addressOf } from '#server/serve.ts'
import { newId } from '#shared/ids.ts'
import type { SessionUser } from '#shared/users.ts'

const VISITOR_NAME = 'Visitor'
const DAY_MS = 24 * 60 * 60_000

const questions = new WeakMap<D1Database, JoinBatcher>()

function questionsOf(d1: D1Database): JoinBatcher {
  const known = questions.get(d1) ?? new JoinBatcher(d1)
  questions.set(d1, known)
  return known
}

/** Who wants to join this document, or with which code of the protocol they are turned away. */
export async function joinerOf(
  env: Bindings,
  request: Request,
  { kind, id, document }: RoomAddress,
): Promise<SocketIdentity | { close: number; reason: string }> {
  const object = kind === 'canvas' ? canvasRef(id) : patternRef(id)
  const found = await questionsOf(env.DB).ask(await sessionToken(env, request), object)
  if (!found) return { close: CLOSE.noSuchRoom, reason: 'no such room' }
  const { level } = found
  const { caller, user } = visitorBySession(env, found)
  if (!level)
    return user ? { close: CLOSE.forged, reason: 'no access' } : { close: CLOSE.signIn, reason: 'sign in' }
  const address = user ? null : addressOf(request)
  return { ...identityOf(user), sessionId: caller.sessionId, address, level, document }
}

/**
 * For a service that counts people: signed-out people behind one address are one to it, in one room for one day, however
 * many tokens they ask for. Keyed, so that an id does not tell the address.
 */
export async function visitorIdOf(
  env: Bindings,
  address: string,
  { kind, id }: Pick<RoomAddress, 'kind' | 'id'>,
  now = Date.now(),
): Promise<string> {
  const day = Math.floor(now / DAY_MS)
  return `${VISITOR_PREFIX}${await deriveId('visitor', settingsOf(env).AUTH_SECRET, networkOf(address), kind, id, day)}`
}

export const identityOf = (user: SessionUser | null) =>
  user
    ? {
        userId: user.id,
        isSignedIn: true,
        name: user.name.slice(0, 100),
        picture: user.avatarUrl?.slice(0, 500) ?? null,
      }
    : { userId: `${VISITOR_PREFIX}${newId()}`, isSignedIn: false, name: VISITOR_NAME, picture: null }
