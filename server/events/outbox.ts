import type { Bindings } from '#server/bindings.ts'
import { logError } from '#server/logs/log-error.ts'

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
