import type * as Y from 'yjs'
import { CANVAS_SCHEMA_VERSION } from '#room-schema/canvas-room.ts'
import { EDITOR_SCHEMA_VERSION, metaOf } from '#room-schema/editor-room.ts'

/** The query of a socket's address that tells which shape the client understands; a stock client tells nothing. */
export const SCHEMA_QUERY = 'schema'

/** A client made before the present shape would misread the room: it is asked to reload. */
export const isTooOld = (schema: string | null, version = EDITOR_SCHEMA_VERSION): boolean =>
  schema !== null && !(Number(schema) >= version)

/** The present shape of a kind of room. */
export const schemaVersionOf = (kind: 'editor' | 'canvas'): number =>
  kind === 'canvas' ? CANVAS_SCHEMA_VERSION : EDITOR_SCHEMA_VERSION

/** From one shape to the next; the entry at 0 makes version 2 of version 1. */
type Migration = (doc: Y.Doc) => void

const MIGRATIONS: Migration[] = [
  // Version 2: `chat` holds the newest items alone, and this says how many came before them.
  doc => {
    metaOf(doc).set('olderChatItems', 0)
  },
]

/** Brings a stored room document to the present shape, inside the caller's transaction. */
export function migrate(doc: Y.Doc): void {
  const meta = metaOf(doc)
  const stored = meta.get('schemaVersion')
  // Rooms say their version from the first day on; one that does not is of that day.
  const version = typeof stored === 'number' ? stored : 1
  if (version > EDITOR_SCHEMA_VERSION)
    throw new Error(`this room is of version ${version}, this server knows ${EDITOR_SCHEMA_VERSION}`)
  for (const step of MIGRATIONS.slice(version - 1)) step(doc)
  if (stored !== EDITOR_SCHEMA_VERSION) meta.set('schemaVersion', EDITOR_SCHEMA_VERSION)
}
