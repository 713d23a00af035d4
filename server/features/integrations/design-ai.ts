import { type Bindings, settingsOf } from '#server/bindings.ts'
import { keysServing } from '#server/features/integrations/keys.ts'
import type { DesignAi } from '#server/generation/prompt/ai-told.ts'
import { experiment } from '#shared/experiments.ts'

/** Whether a design can ask a model while somebody looks at it: on a host of its own, with a key that serves it. */
export async function designAi(env: Bindings, patternId: string): Promise<DesignAi> {
  const { EXPERIMENTS, PREVIEW_MODE } = settingsOf(env)
  if (PREVIEW_MODE === 'port' || !experiment('integrations', { experiments: EXPERIMENTS }))
    return { isOffered: false, hasKey: false }
  return { isOffered: true, hasKey: (await keysServing(env.DB, patternId)).length > 0 }
}
