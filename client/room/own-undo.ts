import * as Y from 'yjs'
import { FILE_EDIT } from '#client/room/file-edits.ts'
import { type UndoHistory, undoHistoryOf } from '#client/state/undo-history.ts'
import { filesOf } from '#room-schema/editor-room.ts'

const managers = new WeakMap<object, Y.UndoManager>()

/** Takes back own typing in one file; the editor adds itself as the origin to follow. Kept as long as the file is. */
export const undoOfText = (text: Y.Text, roomId: string): Y.UndoManager =>
  managerOf(text, () => new Y.UndoManager(text, { trackedOrigins: new Set() }), roomId)

/** Takes back own changes to the set of files: new, renamed, deleted, discarded. One change is one step. */
export const undoOfFiles = (doc: Y.Doc, roomId: string): Y.UndoManager =>
  managerOf(
    doc,
    () => new Y.UndoManager(filesOf(doc), { trackedOrigins: new Set([FILE_EDIT]), captureTimeout: 0 }),
    roomId,
  )

function managerOf(key: object, make: () => Y.UndoManager, roomId: string): Y.UndoManager {
  const known = managers.get(key)
  if (known) return known
  const manager = make()
  managers.set(key, manager)
  record(manager, undoHistoryOf(roomId))
  return manager
}

function record(manager: Y.UndoManager, history: UndoHistory): void {
  const step = { undo: () => manager.undo() !== null, redo: () => manager.redo() !== null }
  manager.on('stack-item-added', ({ type }) => {
    if (type === 'undo') history.push(step)
  })
}
