import type { Bindings } from '#server/bindings.ts'
import { modelFor, type UsableModel } from '#server/generation/model/choose-model.ts'
import { ownModelFor } from '#server/generation/model/own-model.ts'
import { workspaceModelFor } from '#server/generation/model/workspace-model.ts'
import { keyOf, type RunRequest } from '#server/generation/run-request.ts'

type Asked = Pick<RunRequest, 'mode' | 'modelId' | 'isOwnModel' | 'keyOrgId' | 'actor'>

/** The model of a run; null for templates, and for one of a key that is not the server's and cannot be used any more. */
export async function modelOf(env: Bindings, request: Asked): Promise<UsableModel | null> {
  const { mode, modelId, actor } = request
  const whose = keyOf(request)
  if (whose === 'server') return modelFor(env, mode, modelId)
  if (whose === 'person') return ownModelFor(env, actor.id, modelId ?? '')
  return (await workspaceModelFor(env, actor.id, modelId ?? ''))?.model ?? null
}
