import { sentenceOf } from '#client/api/call.ts'
import { toast } from '#client/ui/toast.ts'

const UNDO_SHOWN_MS = 10_000

/** Says that somebody's access is gone, with the way to give it back. */
export function offerUndo(name: string, undo: () => Promise<void>): void {
  const takeBack = () =>
    undo().then(
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
