import { CANVAS_SCHEMA_VERSION } from '#room-schema/canvas-room.ts'
import { EDITOR_SCHEMA_VERSION } from '#room-schema/editor-room.ts'
import { isTooOld, SCHEMA_QUERY } from '#room-schema/migrations.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { parseRoomPath } from '#room-schema/room-id.ts'
import { canvasRef, patternRef } from '#server/access/objects.ts'
import { appOrigins } from '#server/auth/better-auth.ts'
import { visitorBySession } from '#server/auth/caller.ts'
import { sessionToken } from '#server/auth/session-cookie.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { logError } from '#server/logs/log-error.ts'
import { putOffBy, withJoin } from '#server/rooms/base/join.ts'
import { JoinBatcher } from '#server/rooms/join-batcher.ts'
import { canvasRoom, editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, addressOf, errorResponse } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { LOOKS_QUERY } from '#shared/page-look.ts'
import type { SessionUser } from '#shared/users.ts'

const VISITOR_NAME = 'Visitor'

const questions = new WeakMap<D1Database, JoinBatcher>()

function questionsOf(d1: D1Database): JoinBatcher {
  const known = questions.get(d1) ?? new JoinBatcher(d1)
  questions.set(d1, known)
  return known
}

/** Sockets of rooms. Origin before the upgrade; who may join is told by a close code, which a browser can read. */
export function roomRoutes(app: AppHono): void {
  app.get('/rooms/*', async context => {
    const { env, req } = context
    if (req.header('upgrade')?.toLowerCase() !== 'websocket') return context.notFound()
    if (!appOrigins(settingsOf(env)).includes(req.header('origin') ?? '')) {
      const { code, message } = new AppError('bad_origin')
      return errorResponse(code, message)
    }
    return join(env, req.raw)
  })
}

async function join(env: Bindings, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const address = parseRoomPath(pathname)
  const version = address?.kind === 'canvas' ? CANVAS_SCHEMA_VERSION : EDITOR_SCHEMA_VERSION
  if (isTooOld(searchParams.get(SCHEMA_QUERY), version)) return refuse(CLOSE.tooOld, 'reload the page')
  const checkedAt = Date.now()
  if (!address) return refuse(CLOSE.noSuchRoom, 'no such room')
  const { kind, id } = address
  const object = kind === 'canvas' ? canvasRef(id) : patternRef(id)
  const found = await questionsOf(env.DB).ask(await sessionToken(env, request), object)
  if (!found) return refuse(CLOSE.noSuchRoom, 'no such room')
  const { level } = found
  const { caller, user } = visitorBySession(env, found)
  if (!level) return user ? refuse(CLOSE.forged, 'no access') : refuse(CLOSE.signIn, 'sign in')
  const { sessionId } = caller
  const from = user ? null : addressOf(request)
  const looks = searchParams.has(LOOKS_QUERY)
  const { document } = address
  const identity = { ...identityOf(user), sessionId, address: from, level, document, looks }
  const isOurs = searchParams.has(SCHEMA_QUERY)
  try {
    const joining = withJoin(request, { roomId: id, identity, checkedAt, isOurs })
    const response = await (kind === 'canvas' ? canvasRoom(env, id) : editorRoom(env, id)).fetch(joining)
    const putOff = await putOffBy(response)
    return putOff === null ? response : refuse(putOff, 'too many visitors from one address')
  } catch (error) {
    // A room that cannot read what it holds lets nobody in, rather than begin from nothing.
    logError('a room could not be joined', error)
    return refuse(CLOSE.storageFailed, 'try again')
  }
}

const identityOf = (user: SessionUser | null) =>
  user
    ? {
        userId: user.id,
        isSignedIn: true,
        name: user.name.slice(0, 100),
        picture: user.avatarUrl?.slice(0, 500) ?? null,
      }
    : { userId: `visitor-${newId()}`, isSignedIn: false, name: VISITOR_NAME, picture: null }

/** Accepts and closes at once: before the upgrade a browser learns nothing but "failed" and tries for ever. */
function refuse(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.close(code, reason)
  return new Response(null, { status: 101, webSocket: client })
}
