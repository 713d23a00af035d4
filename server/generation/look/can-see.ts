import type { UsableModel } from '#server/generation/model/choose-model.ts'
import type { KnownModel } from '#shared/models.ts'

/** All current models of these see; of any other server that is known only where it was tried. */
const SEEING: ReadonlySet<KnownModel['provider']> = new Set(['anthropic', 'google', 'openai'])

/** Whether pictures may be sent to a model. */
export const canSee = (model: Pick<UsableModel, 'provider' | 'hasVision'> | null): boolean =>
  model !== null && (model.hasVision ?? SEEING.has(model.provider))
