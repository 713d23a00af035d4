import type { Bindings } from '#server/bindings.ts'
import { LOOKED_AFTER_MS, wakeOutbox } from '#server/events/outbox.ts'
import { tellRoom, tellUntold } from '#server/events/tell-rooms.ts'

/** A change of access reaches open sockets within 2 s; the answer waits for that, and no longer. */
const ANSWER_WAITS_MS = 2_000

interface Teller {
  env: Bindings
  waitUntil(work: Promise<unknown>): void
}

/**
 * Commits a change whose batch says so (`happened`), then tells its room. Once it is committed the answer is yes: whoever
 * cannot be told now is told later by the outbox, which is woken before anything is committed. Mail is its affair alone.
 */
export async function commitAndTell<T>(
  teller: Teller,
  /** Null where it concerns no room. */
  roomId: string | null,
  commit: () => Promise<T>,
): Promise<T> {
  await wakeOutbox(teller.env, LOOKED_AFTER_MS)
  const result = await commit()
  await within(teller, roomId === null ? Promise.resolve(true) : tellRoom(teller.env, roomId))
  return result
}

/** The same for what ends sessions, or changes a workspace: the database alone knows which rooms that concerns. */
export async function endAndTell<T>(teller: Teller, end: () => Promise<T>): Promise<T> {
  await wakeOutbox(teller.env, LOOKED_AFTER_MS)
  const result = await end()
  await within(teller, tellUntold(teller.env))
  return result
}

/** What fails here has been committed, so it is repeated and not answered; a commit may have outlasted the first look. */
async function within({ env, waitUntil }: Teller, telling: Promise<boolean>): Promise<void> {
  const told = telling.catch(() => false)
  waitUntil(told.then(() => wakeOutbox(env, LOOKED_AFTER_MS)))
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<void>(done => {
    timer = setTimeout(done, ANSWER_WAITS_MS)
  })
  await Promise.race([told, late])
  if (timer) clearTimeout(timer)
}
