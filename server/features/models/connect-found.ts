import { newcomersConnectNow } from '#server/auth/operators.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { CONNECTED_MAX, checkedModel, windowAt } from '#server/features/models/connect-model.ts'
import { findOnMachine } from '#server/features/models/find-models.ts'
import { addConnected, countConnected, findConnectedAt } from '#server/features/models/models-queries.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { FoundModels } from '#shared/models.ts'

interface Wanted {
  /** Which of what is found now; an address that is not among it is not asked. */
  foundAt: string
  model: string
}

/** What a newcomer may connect. */
export const foundForNewcomers = async (env: Bindings): Promise<FoundModels[]> =>
  (await newcomersConnectNow(env)) ? findOnMachine(settingsOf(env)) : []

/** Connects what runs on this machine at this moment, without any key; a model that is connected stays as it is. Its id. */
export async function connectFound(env: Bindings, { foundAt, model }: Wanted): Promise<string> {
  const found = (await foundForNewcomers(env)).find(one => one.baseUrl === foundAt)
  if (!found?.models.includes(model))
    throw new AppError('not_found', 'This model is not found on the machine of this server any more.')
  const { provider, baseUrl } = found
  const known = async () =>
    (await findConnectedAt(env.DB, provider, baseUrl)).find(row => row.model === model)?.id
  const connected = await known()
  if (connected) return connected
  if ((await countConnected(env.DB)) >= CONNECTED_MAX)
    throw new AppError(
      'conflict',
      `${CONNECTED_MAX} models are connected. An account is needed to remove one.`,
    )
  const place = { provider, baseUrl, key: undefined, isKeyOfEnvironment: false }
  const { canCallTools: hasTools, canSeeImages: hasVision } = await checkedModel(place, model)
  const window = await windowAt(place, model)
  // The call may have taken a minute, in which somebody made an account.
  if (!(await newcomersConnectNow(env))) throw new AppError('unauthenticated')
  const id = newId()
  await addConnected(env.DB, { id, provider, baseUrl, model, window, hasTools, hasVision })
  return (await known()) ?? id
}
