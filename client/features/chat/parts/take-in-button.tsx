import type { UseMutationResult } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { useCanWrite } from '../chat-context.ts'
import { useItem } from '../thread/item-context.ts'

/** The one click of a writer that takes in what an answer has left beside the design. */
export function TakeInButton({
  label,
  takeIn,
}: {
  label: string
  /** Of the request whose answer it is. */
  takeIn: UseMutationResult<unknown, Error, string>
}) {
  const { requestId } = useItem()
  const isRunning = useActiveRun() !== null
  const openDialog = useSetAtom(openDialogAtom)
  const failed = (error: Error) => {
    if (hasCode(error, 'out_of_credits')) openDialog({ kind: 'upgrade', about: 'credits' })
    else toast.error(sentenceOf(error))
  }
  if (!useCanWrite()) return null
  return (
    <Button
      size="sm"
      isBusy={takeIn.isPending}
      disabled={isRunning}
      onClick={() => takeIn.mutate(requestId, { onError: failed })}
    >
      {label}
    </Button>
  )
}
