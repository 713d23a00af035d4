import type { Bindings } from '#server/bindings.ts'
import { findUntold, forgetTold, listUntoldRooms } from '#server/events/events-queries.ts'
import { isCanvas } from '#server/features/canvas/spaces-queries.ts'
import { logError } from '#server/logs/log-error.ts'
import { canvasRoom, editorRoom } from '#server/rooms/room-stubs.ts'
import { isRoomOpen } from '#server/rooms/rooms-queries.ts'

const AT_ONCE = 20
const ROOMS_MAX = 1_000

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

export async function tellRoom(env: Bindings, roomId: string): Promise<boolean> {
  try {
    const untold = await findUntold(env.DB, roomId)
    if (!untold) return true
    // A run may go on in a room that nobody is in, so a change of access reaches closed ones too.
    if (untold.changes.includes('access')) await (await roomOf(env, roomId)).accessChanged(roomId)
    else if (await isRoomOpen(env.DB, roomId)) await (await roomOf(env, roomId)).showFacts(roomId)
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
