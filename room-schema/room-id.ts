import { isId } from '#shared/ids.ts'

/** The documents of each kind of room; the first is at `/rooms/{kind}/{id}`, the other below it by its name. */
const DOCUMENTS = { editor: ['room', 'files'], canvas: ['room', 'layout'] } as const

export type EditorDocument = (typeof DOCUMENTS)['editor'][number]
export type CanvasDocument = (typeof DOCUMENTS)['canvas'][number]

export type RoomAddress =
  | { kind: 'editor'; id: string; document: EditorDocument }
  | { kind: 'canvas'; id: string; document: CanvasDocument }

/** `/rooms/editor/{id}`, `/rooms/canvas/{id}/layout` and their like; null for every other path. */
export function parseRoomPath(path: string): RoomAddress | null {
  const [empty, rooms, kind = '', id = '', ...rest] = path.split('/')
  if (empty !== '' || rooms !== 'rooms' || !isKind(kind) || !isId(id) || rest.length > 1) return null
  const [main, other] = DOCUMENTS[kind]
  if (rest.length === 1 && rest[0] !== other) return null
  return { kind, id, document: rest.length === 1 ? other : main } as RoomAddress
}

const isKind = (kind: string): kind is RoomAddress['kind'] => Object.hasOwn(DOCUMENTS, kind)

/** Room name as the y-websocket client wants it: the part after `/rooms`. */
export function roomName({ kind, id, document }: RoomAddress): string {
  return document === 'room' ? `${kind}/${id}` : `${kind}/${id}/${document}`
}

/** What our room calls a document at Liveblocks, but for its epoch: `editor:{id}:{document}`. */
export const liveRoomName = ({
  kind,
  id,
  document,
}: {
  kind: string
  id: string
  document: string
}): string => `${kind}:${id}:${document}`

/** The document of such a name; null for every other text. */
export function parseLiveRoomName(name: string): RoomAddress | null {
  const [kind = '', id = '', document = '', ...rest] = name.split(':')
  return rest.length === 0 ? addressOf(kind, id, document) : null
}

/** Null when there is no such room. */
export function addressOf(kind: string, id: string, document: string): RoomAddress | null {
  if (!isKind(kind) || !isId(id) || !DOCUMENTS[kind].some(name => name === document)) return null
  return { kind, id, document } as RoomAddress
}
