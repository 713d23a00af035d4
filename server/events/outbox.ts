import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { happened } from '#server/events/events-queries.ts'
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
