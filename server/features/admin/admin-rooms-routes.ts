import type { SignedInCall } from '#server/call.ts'
import { noteAct } from '#server/features/admin/acts-queries.ts'
import { anyPattern, mayRead } from '#server/features/admin/any-pattern.ts'
import { debugInfo } from '#server/features/admin/debug-info.ts'
import { forgetMessage } from '#server/features/admin/forget-message.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { AdminAct } from '#shared/admin.ts'
import { adminApi } from '#shared/api/admin.ts'
import { OK } from '#shared/api/ok.ts'

/** What an admin sees and does in the room of a design; each is written down before it is done. */
export function adminRoomsRoutes(app: AppHono): void {
  serve(app, adminApi.roomInfo, async ({ path, body }, call) => {
    const pattern = await anyPattern(call, path.editorId)
    await note(call, pattern.id, 'roomInfo', body)
    return { room: await editorRoom(call.env, pattern.id).roomInfo(pattern.id) }
  })

  serve(app, adminApi.debug, async ({ path, body }, call) => {
    const pattern = await anyPattern(call, path.editorId)
    await note(call, pattern.id, 'debugInfo', body)
    return debugInfo(call.env, pattern, await mayRead(call, pattern))
  })

  serve(app, adminApi.forceStop, async ({ path, body }, call) => {
    const pattern = await anyPattern(call, path.editorId)
    const { requestId } = body
    await note(call, pattern.id, 'forceStop', body, requestId ? [requestId] : [])
    return { stopped: await editorRoom(call.env, pattern.id).forceStop(pattern.id, requestId ?? null) }
  })

  serve(app, adminApi.deleteMessage, async ({ path, body }, call) => {
    const pattern = await anyPattern(call, path.editorId)
    await note(call, pattern.id, 'deleteMessage', body, [body.itemId])
    await forgetMessage(call.env, pattern.id, body.itemId)
    return OK
  })
}

const note = (
  { env, actor }: SignedInCall,
  patternId: string,
  act: AdminAct,
  { reason = '' }: { reason?: string | undefined },
  about: string[] = [],
): Promise<void> => noteAct(env.DB, { actorId: actor.id, act, patternId, reason, about })
