import type { Bindings } from '#server/bindings.ts'
import { noteProblem } from '#server/features/models/workspace-models-queries.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import { keyOf, type RunRequest } from '#server/generation/run-request.ts'
import { isKeyProblem } from '#shared/models.ts'

/** Whoever manages a workspace sees beside its model what is wrong with the key, until it has answered again. */
export async function reportKey(env: Bindings, request: RunRequest, end: RunEnd): Promise<void> {
  const { modelId } = request
  if (keyOf(request) !== 'workspace' || modelId === null) return
  const hasAnswered = end.state === 'done' || (end.state === 'failed' && end.artifact)
  if (hasAnswered) await noteProblem(env.DB, modelId, null)
  if (end.state === 'failed' && isKeyProblem(end.problem)) await noteProblem(env.DB, modelId, end.problem)
}
