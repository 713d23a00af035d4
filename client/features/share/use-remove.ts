import { sentenceOf } from '#client/api/call.ts'
import { useRemoveMember, useUndoRemove } from '#client/api/sharing.ts'
import { toast } from '#client/ui/toast.ts'

const UNDO_SHOWN_MS = 10_000

interface Remove {
  /** Removes a person by id, or an invitation by its address, and offers to take that back. */
  remove(id: string, name: string): void
  hasFailed: boolean
  forgetFailure(): void
}

export function useRemove(patternId: string): Remove {
  const { mutateAsync, isError, reset } = useRemoveMember(patternId)
  const undoRemove = useUndoRemove(patternId)
  const offerUndo = (name: string, undo: string) => {
    const takeBack = () =>
      undoRemove(undo).then(
        () => toast.success(`${name} has access again.`),
        (error: unknown) =>
          toast.error(`${name} is still removed.`, {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => void takeBack() },
          }),
      )
    toast(`${name} is removed.`, {
      duration: UNDO_SHOWN_MS,
      action: { label: 'Undo', onClick: () => void takeBack() },
    })
  }
  return {
    remove: (id, name) =>
      // A failure is told by the alert of the specification. The notice comes even when the dialog has closed.
      void mutateAsync(id).then(
        ({ undo }) => offerUndo(name, undo),
        () => undefined,
      ),
    hasFailed: isError,
    forgetFailure: reset,
  }
}
