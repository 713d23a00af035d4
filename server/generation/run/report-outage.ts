import type { Bindings } from '#server/bindings.ts'
import { recordFailure, recordSuccess } from '#server/features/outages/outages-queries.ts'
import { modelFor } from '#server/generation/model/choose-model.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import { isOutage } from '#shared/models.ts'

/** Tells how the model did, so that an outage of its provider shows in every room. */
export async function reportOutage(
  env: Bindings,
  patternId: string,
  { mode, modelId, isOwnModel }: RunRequest,
  end: RunEnd,
): Promise<void> {
  // The account of one person says nothing of a provider.
  const name = isOwnModel ? null : await modelFor(env, mode, modelId)
  if (!name) return
  // A model whose code does not compile has answered.
  const hasAnswered = end.state === 'done' || (end.state === 'failed' && end.artifact)
  if (hasAnswered) await recordSuccess(env.DB, labelOf(name))
  if (end.state === 'failed' && end.problem && isOutage(end.problem))
    await recordFailure(env.DB, labelOf(name), patternId)
}
