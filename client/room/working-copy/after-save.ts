import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { UNSAVED_AFTER_MS } from '#client/room/transport/save-status.ts'

/** Waits until the server has everything typed here; false when it does not within 8 s. */
export const afterSave = (connection: RoomConnection): Promise<boolean> =>
  when(connection, () => {
    const { isSynced, unsavedSince } = connection.state()
    return isSynced && unsavedSince === null
  })

/** Waits until what the server has is here; false when it does not come within 8 s. */
export const whenThere = (connection: RoomConnection): Promise<boolean> =>
  when(connection, () => {
    const { isSynced, hasContent } = connection.state()
    return isSynced && hasContent
  })

function when(connection: RoomConnection, isSo: () => boolean): Promise<boolean> {
  if (isSo()) return Promise.resolve(true)
  return new Promise(done => {
    const end = (is: boolean) => {
      clearTimeout(patience)
      stop()
      done(is)
    }
    const patience = setTimeout(() => end(false), UNSAVED_AFTER_MS)
    const stop = connection.subscribe(() => isSo() && end(true))
  })
}
