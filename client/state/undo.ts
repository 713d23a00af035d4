import { undoHistoryOf } from '#client/state/undo-history.ts'
import { toast } from '#client/ui/toast.ts'

const NOTHING = { undo: 'There is nothing of yours to undo.', redo: 'There is nothing to redo.' }
const DONE = { undo: 'Undid', redo: 'Redid' }

/** Undoes this person's last change of the design, or redoes it, and says which one it was. */
export function undoOwn(patternId: string, direction: 'undo' | 'redo'): void {
  const history = undoHistoryOf(patternId)
  const label = history[direction]()
  // One notice, however often the keys are pressed.
  const notice = { id: 'own-undo' }
  if (label === null) toast(NOTHING[direction], notice)
  else if (history.stays === 'all') toast('Somebody else has changed that since, so it stays.', notice)
  else
    toast(`${DONE[direction]}: ${label}`, {
      ...notice,
      description: history.stays && 'What others have changed since stays.',
    })
}
