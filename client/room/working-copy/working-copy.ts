import type * as Y from 'yjs'
import type { ConnectRoom, RoomConnection } from '#client/room/transport/room-connection.ts'
import { followRenames } from '#client/room/working-copy/follow-renames.ts'
import {
  forgetAllCopies,
  forgetCopy,
  keepCopy,
  offlineCopies,
  readCopy,
} from '#client/room/working-copy/offline-copies.ts'
import { undoOfFiles } from '#client/room/working-copy/own-undo.ts'
import { forgetAllRescued, rescue, rescuedByRoom } from '#client/room/working-copy/rescued-edits.ts'
import { filesAt, unsavedPathsOf, watchUnsaved } from '#client/room/working-copy/unsaved-edits.ts'
import { CLOSE } from '#room-schema/protocol.ts'

/** Somebody who is signed in; a visitor has no edits to store. */
export interface Editor {
  patternId: string
  userId: string
}

/** Who has joined on this page, including where nothing can be stored. */
const joined = new Map<string, Editor>()

/** Joins the files that people type in. The edits of a writer outlive the tab, and are rescued when they are refused. */
export function joinWorkingCopy(
  connectRoom: ConnectRoom,
  { patternId, userId, canWrite }: { patternId: string; userId: string | null; canWrite: boolean },
): RoomConnection {
  const address = { kind: 'editor', id: patternId, document: 'files' } as const
  if (userId === null || !canWrite) return connectRoom(address)
  const editor = { patternId, userId }
  const connection = connectRoom(address, {
    keep: (doc, changed) => keepCopy(doc, editor, changed),
  })
  joined.set(patternId, editor)
  const unsaved = unsavedPathsOf(patternId, userId)
  watchUnsaved(connection, unsaved)
  followRenames(connection.doc, unsaved.read, file => rescue(patternId, [file]))
  undoOfFiles(connection.doc, patternId)
  connection.subscribe(() => {
    const { isRefused, closeCode } = connection.state()
    if (isRefused || isLost(closeCode)) void release(editor, connection.doc)
  })
  return connection
}

/** Deletes the stored copy of somebody without access, but for edits that were never accepted. */
export async function releaseOfflineCopy(editor: Editor): Promise<void> {
  const doc = await readCopy(editor)
  if (!doc) return
  await release(editor, doc)
  doc.destroy()
}

export interface UnsavedWork {
  patternId: string
  files: number
}

/** What is on this device alone and would be lost by logging out. */
export function unsavedWork(): UnsavedWork[] {
  const paths = new Map(
    Object.entries(rescuedByRoom()).map(([patternId, files]) => [patternId, files.map(({ name }) => name)]),
  )
  for (const { patternId, userId } of [...offlineCopies(), ...joined.values()])
    paths.set(patternId, [...(paths.get(patternId) ?? []), ...unsavedPathsOf(patternId, userId).read()])
  return [...paths]
    .map(([patternId, names]) => ({ patternId, files: new Set(names).size }))
    .filter(({ files }) => files > 0)
}

/** Leaves nothing of anybody behind after logging out. */
export async function forgetWorkingCopies(): Promise<void> {
  for (const { patternId, userId } of [...(await forgetAllCopies()), ...joined.values()])
    unsavedPathsOf(patternId, userId).write([])
  joined.clear()
  forgetAllRescued()
}

async function release(editor: Editor, doc: Y.Doc): Promise<void> {
  const paths = unsavedPathsOf(editor.patternId, editor.userId)
  rescue(editor.patternId, filesAt(doc, paths.read()))
  paths.write([])
  await forgetCopy(editor)
}

const LOST: readonly (number | null)[] = [CLOSE.signIn, CLOSE.forged, CLOSE.noSuchRoom]
const isLost = (closeCode: number | null): boolean => LOST.includes(closeCode)
