import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { happened, type KeyedEvent } from '#server/events/events-queries.ts'
import { logError } from '#server/logs/log-error.ts'
import type { NewEvent } from '#shared/events.ts'

/** Later than telling takes, so that the outbox hardly ever tells what is being told already. */
export const LOOKED_AFTER_MS = 500

/** What the outbox object is asked. */
export interface Outbox extends Rpc.DurableObjectBranded {
  /** Looks at this time, if not before. */
  ringBy(time: number): Promise<void>
}

/** The one object that repeats what could not be told looks after this time. Without it a change is still made. */
export async function wakeOutbox(env: Bindings, afterMs: number): Promise<void> {
  try {
    const outbox = (env.OUTBOX as DurableObjectNamespace<Outbox>).getByName('outbox')
    await outbox.ringBy(Date.now() + afterMs)
  } catch (error) {
    logError('the outbox could not be woken', error)
  }
}

/** An event that changes nothing besides: somebody is written to. */
export async function tell(env: Bindings, event: NewEvent): Promise<void> {
  await wakeOutbox(env, LOOKED_AFTER_MS)
  await happened(database(env.DB), event)
  await wakeOutbox(env, LOOKED_AFTER_MS)
}

/** Wakes the outbox before and after what is committed, where anybody is told of it. */
export async function awake<T>(
  env: Bindings,
  told: readonly KeyedEvent[],
  commit: () => Promise<T>,
): Promise<T> {
  if (told.length > 0) await wakeOutbox(env, LOOKED_AFTER_MS)
  const result = await commit()
  if (told.length > 0) await wakeOutbox(env, LOOKED_AFTER_MS)
  return result
}

/** Events that change nothing besides, each once. */
export const tellOnce = (env: Bindings, told: readonly KeyedEvent[]): Promise<void> =>
  awake(env, told, async () => {
    for (const { event, key } of told) await happened(database(env.DB), event, { key })
  })
