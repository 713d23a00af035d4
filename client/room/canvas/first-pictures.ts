import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { readNodes } from '#room-schema/canvas-room.ts'

/** So many are on their way at once; the others are asked for by where they stand. */
const FIRST_PICTURES = 6

/**
 * Asks for the first pictures of a board as soon as its designs are known, while the board itself is still being drawn:
 * with a hundred designs that takes longer than a picture does. Returns how to stop waiting.
 */
export function askForFirstPictures(room: Pick<RoomConnection, 'doc' | 'state' | 'subscribe'>): () => void {
  const stop = room.subscribe(() => {
    if (!room.state().hasContent) return
    stop()
    const pictures = [...readNodes(room.doc).values()].flatMap(({ thumbnail }) => thumbnail ?? [])
    for (const picture of pictures.slice(0, FIRST_PICTURES)) new Image().src = picture
  })
  return stop
}
