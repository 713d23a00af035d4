import { useAtomValue, useSetAtom } from 'jotai'
import { Rocket } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { publishJobAtom } from '#client/state/publish-job.ts'
import { Button } from '#client/ui/button.tsx'

/** Turns while something is on its way. */
export function PublishButton() {
  const open = useSetAtom(openDialogAtom)
  const job = useAtomValue(publishJobAtom)
  return (
    <Button
      onClick={() => open({ kind: 'publish' })}
      title="Publish"
      aria-description={job ? 'Publishing' : undefined}
    >
      <Rocket className={job ? 'size-3.5 animate-pulse' : 'size-3.5'} />
      <span className="sr-only xl:not-sr-only">Publish</span>
    </Button>
  )
}
