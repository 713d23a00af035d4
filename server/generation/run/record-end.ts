import type { Bindings } from '#server/bindings.ts'
import { insertRunEnd } from '#server/features/models/run-ends-queries.ts'
import { nameOf } from '#server/generation/model/choose-model.ts'
import { modelOf } from '#server/generation/model/own-model.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'

/** What somebody has connected with a key of their own is in no list of the server. */
const OWN = 'a key of their own'

/** Tells whoever runs the server how its runs end; of what was asked it says nothing. */
export async function recordEnd(
  env: Bindings,
  patternId: string,
  { request, attempt }: StoredRun,
  end: RunEnd,
): Promise<void> {
  const { requestId, actor, isOwnModel } = request
  const model = isOwnModel ? OWN : labelOf(nameOf(await modelOf(env, request)))
  const problem = end.state === 'failed' ? end.problem : null
  const outcome = end.state
  await insertRunEnd(env.DB, { patternId, requestId, attempt, actorId: actor.id, model, outcome, problem })
}
