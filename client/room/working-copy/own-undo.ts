import * as Y from 'yjs'
import { FILE_EDIT } from '#client/room/working-copy/file-edits.ts'
import { type UndoHistory, undoHistoryOf } from '#client/state/undo-history.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { THEME_FILE } from '#shared/artifacts.ts'

const managers = new WeakMap<object, Y.UndoManager>()

/** Takes back own typing in one file; the editor adds itself as the origin to follow. Kept as long as the file is. */
export const undoOfText = (text: Y.Text, patternId: string): Y.UndoManager =>
  managerOf(
    text,
    () => new Y.UndoManager(text, { trackedOrigins: new Set() }),
    patternId,
    () => `typing in ${text._item?.parentSub ?? 'a file'}`,
  )

/** Takes back own changes to the set of files: new, renamed, deleted, discarded. One change is one step. */
export const undoOfFiles = (doc: Y.Doc, patternId: string): Y.UndoManager =>
  managerOf(
    doc,
    () => new Y.UndoManager(filesOf(doc), { trackedOrigins: new Set([FILE_EDIT]), captureTimeout: 0 }),
    patternId,
    changed => labelOf(doc, changed),
  )

function managerOf(
  key: object,
  make: () => Y.UndoManager,
  patternId: string,
  label: (changed: Changed) => string,
): Y.UndoManager {
  const known = managers.get(key)
  if (known) return known
  const manager = make()
  managers.set(key, manager)
  record(manager, undoHistoryOf(patternId), label)
  return manager
}

type Changed = Y.Transaction['changedParentTypes']

function record(manager: Y.UndoManager, history: UndoHistory, label: (changed: Changed) => string): void {
  const step = { undo: () => manager.undo() !== null, redo: () => manager.redo() !== null }
  manager.on('stack-item-added', ({ type, changedParentTypes }) => {
    if (type === 'undo') history.push({ label: label(changedParentTypes), ...step })
  })
}

/** By the files that were new, renamed, deleted or changed as a whole. */
function labelOf(doc: Y.Doc, changed: Changed): string {
  const files = filesOf(doc) as unknown
  const names = new Set<string>()
  for (const [type, events] of changed) {
    if ((type as unknown) !== files) continue
    for (const event of events) {
      const within =
        (event.target as unknown) === files ? [...event.keys.keys()] : [event.target._item?.parentSub]
      for (const name of within) if (name) names.add(name)
    }
  }
  const [first, ...others] = names
  if (first === THEME_FILE && others.length === 0) return 'the change of the theme'
  if (!first) return 'a change of the files'
  return others.length === 0 ? `the change of ${first}` : `the change of ${first} and ${others.length} more`
}
