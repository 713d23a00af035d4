import { isId } from '#shared/ids.ts'

/** The documents of an editor room, and the socket path of each below `/rooms/editor/{id}`. */
export type EditorDocument = 'room' | 'files'

export interface RoomAddress {
  kind: 'editor'
  id: string
  document: EditorDocument
}

/** `/rooms/editor/{id}` or `/rooms/editor/{id}/files`; null for every other path. */
export function parseRoomPath(path: string): RoomAddress | null {
  const [empty, rooms, kind, id = '', document = 'room', ...rest] = path.split('/')
  if (empty !== '' || rooms !== 'rooms' || kind !== 'editor' || rest.length > 0) return null
  if (!isId(id) || !(document === 'room' ? path.split('/').length === 4 : document === 'files')) return null
  return { kind, id, document: document as EditorDocument }
}

/** Room name as the y-websocket client wants it: the part after `/rooms`. */
export function roomName({ kind, id, document }: RoomAddress): string {
  return document === 'room' ? `${kind}/${id}` : `${kind}/${id}/${document}`
}
