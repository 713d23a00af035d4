import { useSetAtom } from 'jotai'
import { CloudAlert } from 'lucide-react'
import { useEffect } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Outages whose dialog this tab has shown. */
const shown = new Set<number>()

/** The provider of the model is out: said once in a dialog, and here as long as it lasts. */
export function OutageBanner({ since }: { since: number }) {
  const setDialog = useSetAtom(openDialogAtom)
  // The outage comes from the server, while the person does something else.
  useEffect(() => {
    if (shown.has(since)) return
    shown.add(since)
    setDialog(open => open ?? { kind: 'serviceDisruption' })
  }, [since, setDialog])
  return (
    <div
      role="status"
      aria-label="Service"
      className="mx-4 mb-2 flex items-center gap-3 rounded-lg border border-amber-line bg-amber-wash px-3.5 py-2 text-sm text-amber"
    >
      <CloudAlert aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">{MESSAGES.outage}</p>
      <button
        type="button"
        className="touch-target shrink-0 font-medium underline underline-offset-2"
        onClick={() => setDialog({ kind: 'serviceDisruption' })}
      >
        Details
      </button>
    </div>
  )
}
