import { useAtomValue, useSetAtom } from 'jotai'
import { Rocket } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { publishJobAtom } from '#client/state/publish-job.ts'
import { Button } from '#client/ui/button.tsx'

interface PublishButtonProps {
  /** Then phones have it there alone, and room for the name. */
  isInShare: boolean
}

/** Turns while something is on its way. */
export function PublishButton({ isInShare }: PublishButtonProps) {
  const open = useSetAtom(openDialogAtom)
  const job = useAtomValue(publishJobAtom)
  return (
    <Button
      onClick={() => open({ kind: 'publish' })}
      title="Publish"
      className={isInShare ? 'max-sm:hidden' : ''}
      aria-description={job ? 'Publishing' : undefined}
    >
      <Rocket className={job ? 'size-3.5 animate-pulse' : 'size-3.5'} />
      <span className="sr-only xl:not-sr-only">Publish</span>
    </Button>
  )
}
