import type { RoomConnection } from '#client/room/connect-room.ts'
import { UNSAVED_AFTER_MS } from '#client/room/save-status.ts'

/** Waits until the server has everything typed here; false when it does not within 8 s. */
export function whenSaved(connection: RoomConnection): Promise<boolean> {
  const isSaved = () => {
    const { isSynced, unsavedSince } = connection.state()
    return isSynced && unsavedSince === null
  }
  if (isSaved()) return Promise.resolve(true)
  return new Promise(done => {
    const end = (is: boolean) => {
      clearTimeout(patience)
      stop()
      done(is)
    }
    const patience = setTimeout(() => end(false), UNSAVED_AFTER_MS)
    const stop = connection.subscribe(() => isSaved() && end(true))
  })
}
