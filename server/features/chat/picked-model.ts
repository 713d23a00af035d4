import type { Call } from '#server/call.ts'
import { modelsOf } from '#server/generation/model/choose-model.ts'
import { ownModelFor } from '#server/generation/model/own-model.ts'
import { workspaceModelFor } from '#server/generation/model/workspace-model.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { ModelMode } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { experiment } from '#shared/experiments.ts'

interface Choice {
  mode: ModelMode
  modelId?: string | null | undefined
}

export type Picked = Pick<RunRequest, 'mode' | 'modelId' | 'isOwnModel' | 'keyOrgId'>

/** What is to answer this person, whatever is asked: the model that was picked, one's own first, else that of the mode. */
export async function pickedModel(
  { env, settings, actor }: Pick<Call, 'env' | 'settings'> & Pick<RunRequest, 'actor'>,
  { mode: asked, modelId = null }: Choice,
): Promise<Picked> {
  const mode = experiment('agent', { experiments: settings.EXPERIMENTS }) ? asked : 'best'
  const picked = { mode, modelId, isOwnModel: false, keyOrgId: null }
  if (modelId === null) return picked
  if (await ownModelFor(env, actor.id, modelId)) return { ...picked, isOwnModel: true }
  const ofWorkspace = await workspaceModelFor(env, actor.id, modelId)
  if (ofWorkspace) return { ...picked, isOwnModel: true, keyOrgId: ofWorkspace.orgId }
  if (!(await modelsOf(env)).models.some(({ id }) => id === modelId))
    throw new AppError('not_found', 'This model is not connected any more. Choose another one.')
  return picked
}
