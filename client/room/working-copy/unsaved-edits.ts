import * as Y from 'yjs'
import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The files with edits made in this browser that the server has not confirmed; outlives the tab as the edits do. */
export const unsavedPathsOf = (patternId: string, userId: string): Stored<string[]> =>
  stored(`unsaved:${patternId}:${userId}`, z.array(z.string()), [])

/** Notes each file edited here until the server has everything on disk. */
export function watchUnsaved(connection: RoomConnection, paths: Stored<string[]>): void {
  const { doc } = connection
  doc.on('afterTransaction', ({ local, changed }: Y.Transaction) => {
    if (!local) return
    const known = paths.read()
    const fresh = [...pathsIn(changed, filesOf(doc))].filter(path => !known.includes(path))
    if (fresh.length > 0) paths.write([...known, ...fresh])
  })
  connection.subscribe(() => {
    const { isSynced, unsavedSince, isRefused } = connection.state()
    if (isSynced && unsavedSince === null && !isRefused && paths.read().length > 0) paths.write([])
  })
}

/** These files as they are in the document; the deleted ones are left out. */
export const filesAt = (doc: Y.Doc, paths: readonly string[]): SourceFile[] =>
  paths.flatMap(name => {
    const text = filesOf(doc).get(name)
    return text instanceof Y.Text ? [{ name, code: text.toString() }] : []
  })

function pathsIn(changed: Y.Transaction['changed'], files: Y.Map<unknown>): Set<string> {
  const paths = new Set<string>()
  for (const [type, keys] of changed) {
    if ((type as unknown) === files) for (const key of keys) key !== null && paths.add(key)
    else if ((type._item?.parent as unknown) === files && type._item?.parentSub)
      paths.add(type._item.parentSub)
  }
  return paths
}
