import type { Bindings } from '#server/bindings.ts'
import { findUntold, forgetTold, listUntoldRooms } from '#server/events/events-queries.ts'
import { wakeOutbox } from '#server/events/outbox.ts'
import { isCanvas } from '#server/features/canvas/spaces-queries.ts'
import { logError } from '#server/logs/log-error.ts'
import { canvasRoom, editorRoom } from '#server/rooms/room-stubs.ts'
import { isRoomOpen } from '#server/rooms/rooms-queries.ts'

/** A change of access reaches open sockets within 2 s; the answer waits for that, and no longer. */
const ANSWER_WAITS_MS = 2_000
/** Later than telling takes, so that the outbox hardly ever tells what is being told already. */
const LOOKED_AFTER_MS = 500
const AT_ONCE = 20
const ROOMS_MAX = 1_000

interface Teller {
  env: Bindings
  waitUntil(work: Promise<unknown>): void
}

/**
 * Commits a change whose batch says so (`changed`), then tells its room. Once it is committed the answer is yes: a room
 * that cannot be told now is told later by the outbox, which is woken before anything is committed.
 */
export async function commitAndTell<T>(teller: Teller, roomId: string, commit: () => Promise<T>): Promise<T> {
  await wakeOutbox(teller.env, LOOKED_AFTER_MS)
  const result = await commit()
  await within(teller, tellRoom(teller.env, roomId))
  return result
}

/** The same for what ends sessions, or changes a workspace: the database alone knows which rooms that concerns. */
export async function endAndTell<T>(teller: Teller, end: () => Promise<T>): Promise<T> {
  await wakeOutbox(teller.env, LOOKED_AFTER_MS)
  const result = await end()
  await within(teller, tellUntold(teller.env))
  return result
}

/** Tells every room that has yet to be told something; false when one of them could not be. */
export async function tellUntold(env: Bindings): Promise<boolean> {
  const rooms = await listUntoldRooms(env.DB, ROOMS_MAX)
  let wereAllTold = true
  for (let at = 0; at < rooms.length; at += AT_ONCE) {
    const told = await Promise.all(rooms.slice(at, at + AT_ONCE).map(roomId => tellRoom(env, roomId)))
    wereAllTold &&= !told.includes(false)
  }
  return wereAllTold
}

async function tellRoom(env: Bindings, roomId: string): Promise<boolean> {
  try {
    const untold = await findUntold(env.DB, roomId)
    if (!untold) return true
    // A run may go on in a room that nobody is in, so a change of access reaches closed ones too.
    const room = await roomOf(env, roomId)
    if (untold.changes.includes('access')) await room.accessChanged(roomId)
    else if (await isRoomOpen(env.DB, roomId)) await room.showFacts(roomId)
    await forgetTold(env.DB, roomId, untold)
    return true
  } catch (error) {
    logError('a room will be told later', error)
    return false
  }
}

/** What a room has to be told is kept by its id alone. */
const roomOf = async (env: Bindings, roomId: string) =>
  (await isCanvas(env.DB, roomId)) ? canvasRoom(env, roomId) : editorRoom(env, roomId)

/** What fails here has been committed, so it is repeated and not answered. */
async function within({ env, waitUntil }: Teller, telling: Promise<boolean>): Promise<void> {
  const told = telling
    .catch(() => false)
    .then(async wereTold => {
      if (!wereTold) await wakeOutbox(env, LOOKED_AFTER_MS)
    })
  waitUntil(told)
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<void>(done => {
    timer = setTimeout(done, ANSWER_WAITS_MS)
  })
  await Promise.race([told, late])
  if (timer) clearTimeout(timer)
}
