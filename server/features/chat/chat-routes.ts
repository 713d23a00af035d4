import { type ArtifactRow, findArtifact, originOf } from '#server/features/artifacts/artifacts-queries.ts'
import { creditsOrThrow, startedOrThrow } from '#server/features/chat/credits-or-throw.ts'
import { mentionsOrThrow } from '#server/features/chat/mentions-or-throw.ts'
import { pickedModel } from '#server/features/chat/picked-model.ts'
import { promptOrThrow } from '#server/features/chat/prompt-or-throw.ts'
import { checkImages } from '#server/features/uploads/uploads.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { readChatPage } from '#server/rooms/editor/chat-pages.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { chatApi } from '#shared/api/chat.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { isBroken } from '#shared/last-good.ts'
import { firstLanguage } from '#shared/look.ts'

export function chatRoutes(app: AppHono): void {
  serve(app, chatApi.send, async ({ body }, { env, settings, request: call, actor, pattern }) => {
    const prompt = promptOrThrow(body.updatePrompt)
    const { requestId, userItemId, assistantItemId } = body
    const picked = await pickedModel({ env, settings, actor }, body)
    if (body.hostedFileData.length > 0) {
      if ((await modelOf(env, { ...picked, actor })) === null) throw new AppError('no_vision')
      await checkImages(env.FILES, pattern.id, body.hostedFileData)
    }
    const broken = body.isFix ? await brokenVersion(env.DB, pattern.activeArtifactId) : null
    const request = runRequest({
      requestId,
      userItemId,
      assistantItemId,
      ...picked,
      prompt,
      isPlanOnly: body.isPlanOnly,
      answers: body.answers ?? null,
      hostedFiles: body.hostedFileData,
      references: body.references,
      actor,
      components: body.components,
      look: body.look ?? null,
      language: body.look ? null : firstLanguage(call.headers.get('accept-language')),
      updateOnRequestId: body.updateOnRequestId ?? null,
      mentions: await mentionsOrThrow(env.DB, pattern.id, body.mentionedIds),
      fixOf: broken?.id ?? null,
      fixSeen: broken?.id ?? null,
      freeFixOf: broken && (await originOf(env.DB, broken)),
    })
    return startedOrThrow(
      await editorRoom(env, pattern.id).startGeneration(pattern.id, request, body.whenBusy),
    )
  })

  serve(app, chatApi.retry, async ({ body }, { env, pattern, actor }) => {
    creditsOrThrow(await editorRoom(env, pattern.id).retryGeneration(pattern.id, body.requestId, actor.id))
    return OK
  })

  serve(app, chatApi.stop, async ({ body }, { env, pattern }) => {
    await editorRoom(env, pattern.id).stopGeneration(pattern.id, body.requestId)
    return OK
  })

  serve(app, chatApi.allow, async ({ body }, { env, pattern, actor }) => {
    const allowed = await editorRoom(env, pattern.id).allowOutside(pattern.id, body.requestId, actor)
    if ('error' in allowed) throw new AppError(allowed.error)
    return allowed
  })

  serve(app, chatApi.keep, async ({ body }, { env, pattern, actor }) => {
    const kept = await editorRoom(env, pattern.id).keepFinished(pattern.id, body.requestId, actor)
    if ('error' in kept) throw new AppError(kept.error, kept.message)
    return kept
  })

  serve(app, chatApi.older, async ({ query }, { env, pattern }) => {
    const page = await readChatPage(env.FILES, pattern.id, query.before)
    if (!page) throw new AppError('not_found')
    return page
  })
}

/** A fix is free for failures that are on record; any other is an ordinary request. */
async function brokenVersion(d1: D1Database, artifactId: string | null): Promise<ArtifactRow | null> {
  const artifact = artifactId && (await findArtifact(d1, artifactId))
  return artifact && isBroken(artifact) ? artifact : null
}
