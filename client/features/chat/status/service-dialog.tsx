import { useAtom } from 'jotai'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { MESSAGES } from '#shared/messages.ts'

/** The outage dialog of section 8, named as in section 14 of the design. */
export function ServiceDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  return (
    <Alert
      title="Service disruption"
      text={
        <>
          {MESSAGES.outage} New messages may fail until it recovers; what fails costs nothing, and everything
          you made and typed is kept.
        </>
      }
      isOpen={dialog?.kind === 'serviceDisruption'}
      onClose={() => setDialog(null)}
    />
  )
}
