import type * as Y from 'yjs'
import type { RoomConnection } from '#client/room/connect-room.ts'
import { forgetAllCopies, forgetCopy, keepCopy, readCopy } from '#client/room/kept-copies.ts'
import { undoOfFiles } from '#client/room/own-undo.ts'
import { forgetAllRescued, rescue } from '#client/room/rescued-edits.ts'
import { keepTypedText } from '#client/room/typed-text.ts'
import { filesAt, unsavedPathsOf, watchUnsaved } from '#client/room/unsaved-edits.ts'
import { connectByWebsocket } from '#client/room/y-websocket.ts'
import { CLOSE } from '#room-schema/protocol.ts'

/** Somebody who is signed in; a visitor has nothing here that could be kept. */
export interface Editor {
  roomId: string
  userId: string
}

/** Joins the files that people type in. The edits of a writer outlive the tab, and are rescued when they are refused. */
export function joinWorkingCopy(roomId: string, userId: string | null, canWrite: boolean): RoomConnection {
  const address = { kind: 'editor', id: roomId, document: 'files' } as const
  if (userId === null) return connectByWebsocket(address)
  const editor = { roomId, userId }
  if (!canWrite) {
    void releaseKept(editor)
    return connectByWebsocket(address)
  }
  const connection = connectByWebsocket(address, { keep: doc => keepCopy(doc, editor) })
  const unsaved = unsavedPathsOf(roomId, userId)
  watchUnsaved(connection, unsaved)
  keepTypedText(connection.doc, unsaved.read, file => rescue(roomId, [file]))
  undoOfFiles(connection.doc, roomId)
  connection.subscribe(() => {
    const { isRefused, closeCode } = connection.state()
    if (isRefused || isLost(closeCode)) void release(editor, connection.doc)
  })
  return connection
}

/** Without access nothing is kept here, except what was typed and never taken. */
export async function releaseKept(editor: Editor): Promise<void> {
  const doc = await readCopy(editor)
  if (!doc) return
  await release(editor, doc)
  doc.destroy()
}

/** Nothing of anybody stays after logging out. */
export async function forgetWorkingCopies(): Promise<void> {
  for (const { roomId, userId } of await forgetAllCopies()) unsavedPathsOf(roomId, userId).write([])
  forgetAllRescued()
}

async function release(editor: Editor, doc: Y.Doc): Promise<void> {
  const paths = unsavedPathsOf(editor.roomId, editor.userId)
  rescue(editor.roomId, filesAt(doc, paths.read()))
  paths.write([])
  await forgetCopy(editor)
}

const LOST: readonly (number | null)[] = [CLOSE.signIn, CLOSE.forged, CLOSE.noSuchRoom]
const isLost = (closeCode: number | null): boolean => LOST.includes(closeCode)
