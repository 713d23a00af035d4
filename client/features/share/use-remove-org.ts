import { sentenceOf } from '#client/api/call.ts'
import { useRemoveWorkspace } from '#client/api/shared-workspaces.ts'
import { useUndoRemove } from '#client/api/sharing.ts'
import { toast } from '#client/ui/toast.ts'
import { MESSAGES } from '#shared/messages.ts'
import { offerUndo } from './offer-undo.ts'

/** Takes a workspace's access away, and offers to give it back; a failure is a notice too. */
export function useRemoveOrg(patternId: string): (orgId: string, name: string) => void {
  const { mutateAsync } = useRemoveWorkspace(patternId)
  const undoRemove = useUndoRemove(patternId)
  const remove = (orgId: string, name: string): void =>
    void mutateAsync(orgId).then(
      ({ undo }) => offerUndo(name, () => undoRemove(undo)),
      (error: unknown) =>
        toast.error(MESSAGES.removeWorkspaceFailed, {
          description: sentenceOf(error),
          action: { label: 'Try again', onClick: () => remove(orgId, name) },
        }),
    )
  return remove
}
