import type { SignedInPatternCall } from '#server/call.ts'
import { promptOrThrow } from '#server/features/chat/prompt-or-throw.ts'
import type { QueueChange } from '#server/generation/run/queue.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { queueApi } from '#shared/api/queue.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

export function queueRoutes(app: AppHono): void {
  serve(app, queueApi.read, async ({ path }, { env, pattern }) => {
    const updatePrompt = await editorRoom(env, pattern.id).readQueued(pattern.id, path.requestId)
    if (updatePrompt === null) throw new AppError('not_found')
    return { updatePrompt }
  })

  serve(app, queueApi.edit, ({ body }, call) =>
    change(call, body.requestId, {
      act: 'edit',
      prompt: promptOrThrow(body.updatePrompt),
      actor: call.actor,
    }),
  )

  serve(app, queueApi.remove, ({ body }, call) => change(call, body.requestId, { act: 'remove' }))

  serve(app, queueApi.undoRemove, ({ body }, call) =>
    change(call, body.requestId, { act: 'undoRemove', actorId: call.actor.id }),
  )

  serve(app, queueApi.move, ({ body }, call) =>
    change(call, body.requestId, { act: 'move', before: body.before }),
  )
}

async function change({ env, pattern }: SignedInPatternCall, requestId: string, what: QueueChange) {
  const result = await editorRoom(env, pattern.id).changeQueued(pattern.id, requestId, what)
  if (result === 'not_found') throw new AppError('not_found', MESSAGES.notQueued)
  if (result === 'begun') throw new AppError('conflict', MESSAGES.promptHasBegun)
  if (result === 'full') throw new AppError('queue_full')
  return OK
}
