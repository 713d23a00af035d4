import { isTooOld, schemaVersionOf } from '#room-schema/migrations.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { addressOf, parseLiveRoomName, type RoomAddress } from '#room-schema/room-id.ts'
import type { SignedInCall } from '#server/call.ts'
import type { Settings } from '#server/env.ts'
import { logError } from '#server/logs/log-error.ts'
import { identityOf, joinerOf, visitorIdOf } from '#server/rooms/joiner.ts'
import { roomStub } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { Level } from '#shared/access.ts'
import { OK } from '#shared/api/ok.ts'
import { roomsApi } from '#shared/api/rooms.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'

/** What a socket would be closed with, as a call says it. */
const CODES: Record<number, ErrorCode> = {
  [CLOSE.signIn]: 'unauthenticated',
  [CLOSE.forged]: 'forbidden',
  [CLOSE.noSuchRoom]: 'not_found',
  [CLOSE.tooManyVisitors]: 'too_many_requests',
  [CLOSE.tooFast]: 'too_many_requests',
}

/** Rooms that people read at Liveblocks. */
export function liveRoutes(app: AppHono): void {
  serve(app, roomsApi.token, async ({ body }, { env, settings, request }) => {
    mustBeLive(settings)
    const checkedAt = Date.now()
    const address = parseLiveRoomName(body.room)
    if (!address) throw new AppError('not_found')
    if (isTooOld(String(body.schema), schemaVersionOf(address.kind))) throw new AppError('too_old')
    const joiner = await joinerOf(env, request, address)
    if ('close' in joiner) throw new AppError(CODES[joiner.close] ?? 'forbidden')
    const userId = joiner.address === null ? joiner.userId : await visitorIdOf(env, joiner.address, address)
    const identity = { ...joiner, userId, looks: body.looks === true }
    const { kind, id: roomId } = address
    const join = { roomId, identity, checkedAt, isOurs: true }
    const joined = await roomStub(env, kind, roomId)
      .liveToken(join, body.isLacking === true)
      .catch((error: unknown) => {
        logError('a room at Liveblocks could not be joined', error)
        throw new AppError('unavailable')
      })
    if (typeof joined === 'number') throw new AppError(CODES[joined] ?? 'forbidden')
    const { has, ...rest } = joined
    return { ...rest, has: base64(has), baseUrl: settings.LIVEBLOCKS_BASE_URL }
  })

  serve(app, roomsApi.editDesign, ({ path, bytes }, call) =>
    edit(addressOf('editor', path.id, path.document), bytes, call),
  )

  serve(app, roomsApi.editCanvas, ({ path, bytes }, call) =>
    edit(addressOf('canvas', path.id, path.document), bytes, call),
  )
}

function mustBeLive({ ROOM_TRANSPORT }: Settings): void {
  if (ROOM_TRANSPORT !== 'liveblocks') throw new AppError('not_configured')
}

/** Why the room did not take it, as a call says it. */
const REFUSED: Record<string, ErrorCode> = {
  G3: 'edit_incomplete',
  R6: 'forbidden',
  G9: 'edit_collides',
  G10: 'edit_too_much',
  R10: 'too_many_requests',
}

async function edit(
  address: RoomAddress | null,
  bytes: Uint8Array,
  { env, settings, user, caller, level }: SignedInCall & { level: Level },
): Promise<typeof OK> {
  mustBeLive(settings)
  if (!address) throw new AppError('not_found')
  const { kind, id: roomId, document } = address
  const identity = { ...identityOf(user), sessionId: caller.sessionId, address: null, level, document }
  const join = { roomId, identity, checkedAt: Date.now(), isOurs: true }
  const refusal = await roomStub(env, kind, roomId).postEdit(join, bytes)
  if (refusal) throw new AppError(REFUSED[refusal.rule] ?? 'bad_request')
  return OK
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
