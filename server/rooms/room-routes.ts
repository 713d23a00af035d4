import { isTooOld, SCHEMA_QUERY, schemaVersionOf } from '#room-schema/migrations.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { parseRoomPath } from '#room-schema/room-id.ts'
import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { logError } from '#server/logs/log-error.ts'
import { handedTo, putOffBy, withJoin } from '#server/rooms/base/join.ts'
import { joinerOf } from '#server/rooms/joiner.ts'
import { joinRelay } from '#server/rooms/outlets/relay-stub.ts'
import { roomStub } from '#server/rooms/room-stubs.ts'
import { type AppHono, errorResponse } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'
import { LOOKS_QUERY } from '#shared/page-look.ts'

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
  if (isTooOld(searchParams.get(SCHEMA_QUERY), schemaVersionOf(address?.kind ?? 'editor')))
    return refuse(CLOSE.tooOld, 'reload the page')
  const checkedAt = Date.now()
  if (!address) return refuse(CLOSE.noSuchRoom, 'no such room')
  const { kind, id } = address
  const joiner = await joinerOf(env, request, address)
  if ('close' in joiner) return refuse(joiner.close, joiner.reason)
  const identity = { ...joiner, looks: searchParams.has(LOOKS_QUERY) }
  const isOurs = searchParams.has(SCHEMA_QUERY)
  try {
    const joining = { roomId: id, identity, checkedAt, isOurs }
    const answer = await roomStub(env, kind, id).fetch(withJoin(request, joining))
    const number = handedTo(answer)
    const response =
      number === null ? answer : await joinRelay(env, request, { ...joining, relay: { kind, number } })
    const putOff = await putOffBy(response)
    return putOff === null ? response : refuse(putOff, 'too many visitors from one address')
  } catch (error) {
    // A room that cannot read what it holds lets nobody in, rather than begin from nothing.
    logError('a room could not be joined', error)
    return refuse(CLOSE.storageFailed, 'try again')
  }
}

/** Accepts and closes at once: before the upgrade a browser learns nothing but "failed" and tries for ever. */
function refuse(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.close(code, reason)
  return new Response(null, { status: 101, webSocket: client })
}
