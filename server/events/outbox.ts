import type { Bindings } from '#server/bindings.ts'
import type { OutboxObject } from '#server/events/outbox-object.ts'

/** The one object that repeats what could not be told looks after this time. Without it a change is still made. */
export async function wakeOutbox(env: Bindings, afterMs: number): Promise<void> {
  try {
    await (env.OUTBOX as DurableObjectNamespace<OutboxObject>)
      .getByName('outbox')
      .ringBy(Date.now() + afterMs)
  } catch (error) {
    console.error('the outbox could not be woken', error)
  }
}
