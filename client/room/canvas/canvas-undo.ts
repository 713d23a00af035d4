import * as Y from 'yjs'
import { LAYOUT_EDIT } from '#client/room/canvas/layout-edits.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { layoutOf, shapesOf } from '#room-schema/canvas-layout.ts'

/** Keys that are pressed one after the other are one step. */
const ONE_STEP_MS = 400

/** Takes back what this person moved, sized, wrote and drew, and nothing of anybody else; until what it returns is called. */
export function recordLayoutUndo(doc: Y.Doc, canvasId: string): () => void {
  let isOver = false
  const manager = new Y.UndoManager([layoutOf(doc), shapesOf(doc)], {
    trackedOrigins: new Set([LAYOUT_EDIT]),
    captureTimeout: ONE_STEP_MS,
  })
  const step = {
    label: 'the change of the board',
    // Of a document that was left nothing can be taken back.
    undo: () => !isOver && manager.undo() !== null,
    redo: () => !isOver && manager.redo() !== null,
  }
  manager.on('stack-item-added', ({ type }) => {
    if (type === 'undo') undoHistoryOf(canvasId).push(step)
  })
  return () => {
    isOver = true
    manager.destroy()
  }
}
