import { useRemoveMember, useUndoRemove } from '#client/api/sharing.ts'
import { offerUndo } from './offer-undo.ts'

interface Remove {
  /** Removes a person by id, or an invitation by its address, and offers to take that back. */
  remove(id: string, name: string): void
  hasFailed: boolean
  forgetFailure(): void
}

export function useRemove(patternId: string): Remove {
  const { mutateAsync, isError, reset } = useRemoveMember(patternId)
  const undoRemove = useUndoRemove(patternId)
  return {
    remove: (id, name) =>
      // A failure is told by the alert of the specification. The notice comes even when the dialog has closed.
      void mutateAsync(id).then(
        ({ undo }) => offerUndo(name, () => undoRemove(undo)),
        () => undefined,
      ),
    hasFailed: isError,
    forgetFailure: reset,
  }
}
