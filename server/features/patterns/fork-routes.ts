import type { Bindings } from '#server/bindings.ts'
import type { SignedInPatternCall } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { copyPicture } from '#server/features/artifacts/artifact-pictures.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { versionToTake } from '#server/features/artifacts/version-to-take.ts'
import { privateForkWith } from '#server/features/billing/may-be-private.ts'
import { isAllowed, person } from '#server/features/billing/plan-of.ts'
import type { SharingWorkspace } from '#server/features/billing/plans-queries.ts'
import { type Picked, pickedModel } from '#server/features/chat/picked-model.ts'
import { deletePattern, insertFork, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { presetToTake } from '#server/features/presets/find-visible-preset.ts'
import type { TakenPreset } from '#server/features/presets/presets-queries.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { AccessMode } from '#shared/access.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import { conversionPrompt } from '#shared/conversion.ts'
import { configLabel, isSameConfig, type PatternConfig } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import { experiment } from '#shared/experiments.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import { forkName } from '#shared/patterns.ts'

/** New designs of one's own that begin with a version of somebody's design. */
export function forkRoutes(app: AppHono): void {
  serve(app, patternsApi.fork, async ({ body }, call) => {
    const source = await versionToTake(call, body.artifactId)
    return fork(call, source, call.pattern.config)
  })

  serve(app, patternsApi.convert, async ({ body }, call) => {
    const { artifactId, config, customId } = body
    if (!experiment('convert', { experiments: call.settings.EXPERIMENTS }))
      throw new AppError('forbidden', 'Converting is switched off on this server.')
    const preset = customId ? await presetToTake(call, customId, config) : null
    const source = await versionToTake(call, artifactId)
    const isSame = isSameConfig(source.config, config)
    if (isSame && (preset === null || preset.presetId === call.pattern.customId))
      throw new AppError('conflict', `This design uses ${preset?.name ?? configLabel(config)} already.`)
    const picked = await pickedModel(call, body)
    if ((await modelOf(call.env, { ...picked, actor: call.actor })) === null)
      throw new AppError('conflict', MESSAGES.convertNeedsModel)
    const { id } = await fork(call, source, config, preset)
    const prompt = conversionPrompt(source.config, config, preset?.name)
    await startConversion(call, id, { ...picked, prompt })
    return { id }
  })
}

/** A new pattern of the caller: the version's pack as its v1, no chat, private where that is allowed. */
async function fork(
  { env, user, actor, pattern, waitUntil }: SignedInPatternCall,
  source: ArtifactRow,
  config: PatternConfig,
  /** Left out: that of the design it comes from. */
  preset?: TakenPreset | null,
): Promise<{ id: string; sharedWith?: string }> {
  const id = newId()
  const artifactId = newId()
  const { viewport, isDarkMode, name } = pattern
  const { access, workspace } = await forkAccess(env, pattern, user.id)
  await insertFork(env.DB, {
    source,
    actor,
    artifactId,
    workspaceId: workspace?.id ?? null,
    pattern: {
      ...{ id, ownerId: user.id, name: forkName(name), viewport, isDarkMode, config },
      access,
      ...(preset === undefined ? {} : { preset }),
    },
  })
  waitUntil(copyPicture(env.FILES, source, { patternId: id, id: artifactId }))
  return { id, ...(workspace ? { sharedWith: workspace.name } : {}) }
}

/**
 * A private design never becomes public by being forked. A fork is shared with nobody, so its owner’s plan counts; where
 * that allows no private one, it is shared with a workspace that has the original and whose plan does.
 */
async function forkAccess(
  env: Bindings,
  { id, access }: PatternRow,
  userId: string,
): Promise<{ access: AccessMode; workspace: SharingWorkspace | null }> {
  if (await isAllowed(env, [person(userId)], 'private')) return { access: 'private', workspace: null }
  if (access === 'public') return { access, workspace: null }
  const workspace = await privateForkWith(env, id, userId)
  if (workspace) return { access, workspace }
  throw new AppError('plan_required', 'This design is private, and a private fork needs a paid plan.')
}

/** The first prompt of the new design; one that is refused leaves no design behind. */
async function startConversion(
  call: SignedInPatternCall,
  id: string,
  asked: Picked & Pick<RunRequest, 'prompt'>,
): Promise<void> {
  const { env, actor } = call
  const request = runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
    ...{ ...asked, hostedFiles: [], actor },
  })
  const started = await editorRoom(env, id).startGeneration(id, request)
  if (!('error' in started)) return
  await commitAndTell(call, id, () => deletePattern(env.DB, id))
  throw new AppError(started.error)
}
