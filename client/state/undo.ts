import { undoHistoryOf } from '#client/state/undo-history.ts'
import { toast } from '#client/ui/toast.ts'

const NOTHING = { undo: 'There is nothing of yours to undo.', redo: 'There is nothing to redo.' }
const DONE = { undo: 'Undid', redo: 'Redid' }

/** Undoes this person's last change of the design, or redoes it, and says which one it was. */
export function undoOwn(patternId: string, direction: 'undo' | 'redo'): void {
  const label = undoHistoryOf(patternId)[direction]()
  // One notice, however often the keys are pressed.
  toast(label === null ? NOTHING[direction] : `${DONE[direction]}: ${label}`, { id: 'own-undo' })
}
