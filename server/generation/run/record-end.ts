import type { Bindings } from '#server/bindings.ts'
import { insertRunEnd } from '#server/features/models/run-ends-queries.ts'
import { nameOf } from '#server/generation/model/choose-model.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import { keyOf } from '#server/generation/run-request.ts'

/** What somebody has connected with a key that is not the server's is in no list of the server. */
const OTHERS = { person: 'a key of their own', workspace: 'a key of a workspace' }

/** Tells whoever runs the server how its runs end; of what was asked it says nothing. */
export async function recordEnd(
  env: Bindings,
  patternId: string,
  { request, attempt }: StoredRun,
  end: RunEnd,
): Promise<void> {
  const { requestId, actor } = request
  const whose = keyOf(request)
  const model = whose === 'server' ? labelOf(nameOf(await modelOf(env, request))) : OTHERS[whose]
  const problem = end.state === 'failed' ? end.problem : null
  const outcome = end.state
  await insertRunEnd(env.DB, { patternId, requestId, attempt, actorId: actor.id, model, outcome, problem })
}
