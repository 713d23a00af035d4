import { useAtom } from 'jotai'
import { useLeave } from '#client/actions/use-leave.ts'
import { useKnownName } from '#client/api/patterns.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { unsavedSentence } from './unsaved-sentence.ts'

/** Asks before edits are deleted that are on this device alone. */
export function LogOutDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const { leaveAnyway } = useLeave()
  const nameOf = useKnownName()
  const unsaved = dialog?.kind === 'logOut' ? dialog.unsaved : []
  return (
    <Alert
      title="Log out and lose edits?"
      text={unsavedSentence(unsaved.map(({ patternId, files }) => ({ name: nameOf(patternId), files })))}
      isOpen={dialog?.kind === 'logOut'}
      onClose={() => setDialog(null)}
      closeLabel="Stay logged in"
      action={{ label: 'Log out anyway', isDangerous: true, run: leaveAnyway }}
    />
  )
}
