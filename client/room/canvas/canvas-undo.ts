import * as Y from 'yjs'
import { LAYOUT_EDIT } from '#client/room/canvas/layout-edits.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { layoutOf, shapesOf } from '#room-schema/canvas-layout.ts'

/** Keys that are pressed one after the other are one step. */
const ONE_STEP_MS = 400

/** Takes back what this person moved, sized, wrote and drew, and nothing of anybody else; until what it returns is called. */
export function recordLayoutUndo(doc: Y.Doc, canvasId: string, oneStepMs = ONE_STEP_MS): () => void {
  let isOver = false
  const manager = new Y.UndoManager([layoutOf(doc), shapesOf(doc)], {
    trackedOrigins: new Set([LAYOUT_EDIT]),
    captureTimeout: oneStepMs,
  })
  const step = {
    label: 'the change of the board',
    // Of a document that was left nothing can be taken back.
    undo: () => !isOver && replay(manager, 'undo'),
    redo: () => !isOver && replay(manager, 'redo'),
  }
  manager.on('stack-item-added', ({ type }) => {
    if (type === 'undo') undoHistoryOf(canvasId).push(step)
  })
  return () => {
    isOver = true
    manager.destroy()
  }
}

/** The last step alone: where others have changed all of it since, the manager would go on to the one before. */
function replay(manager: Y.UndoManager, direction: 'undo' | 'redo'): boolean | 'some' | 'all' {
  const stack = direction === 'undo' ? manager.undoStack : manager.redoStack
  const last = stack.at(-1)
  if (!last) return false
  const isOvertaken = wasOvertaken(manager.doc, last)
  const older = stack.splice(0, stack.length - 1)
  const isDone = manager[direction]() !== null
  stack.unshift(...older)
  if (!isOvertaken) return isDone
  return isDone ? 'some' : 'all'
}

/** Has somebody else written over anything that this step wrote? */
function wasOvertaken(doc: Y.Doc, { insertions }: Y.UndoManager['undoStack'][number]): boolean {
  let found = false
  doc.transact(transaction =>
    Y.iterateDeletedStructs(transaction, insertions, struct => {
      if (!(struct instanceof Y.Item) || struct.parentSub === null) return
      const now = struct.parent instanceof Y.AbstractType ? struct.parent._map.get(struct.parentSub) : null
      if (now && now !== struct && now.id.client !== doc.clientID) found = true
    }),
  )
  return found
}
