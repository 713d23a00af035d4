import { CircleAlert, RotateCcw } from 'lucide-react'
import { useRetry } from '#client/api/chat.ts'
import { usePromptOf } from '#client/room/document/chat-hooks.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { MESSAGES } from '#shared/messages.ts'
import { useCanWrite } from '../chat-context.ts'
import { useSend } from '../composer/use-send.ts'
import { useItem } from '../thread/item-context.ts'
import type { PartProps } from './part-props.ts'

/** What went wrong, and Retry where the room can do it again free of charge. */
export function ErrorPart({ part: { message, hasRetry, cause } }: PartProps<'error'>) {
  const { isLast } = useItem()
  const canRetry = useCanWrite() && hasRetry && isLast
  const wasStopped = message === MESSAGES.generationStopped
  if (wasStopped && !canRetry) return <Stopped message={message} cause={cause} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-danger-line bg-danger-wash px-3.5 py-2.5">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 text-sm">
        <p>{message}</p>
        {cause && <p className="text-ink-soft">{cause}</p>}
      </div>
      {canRetry ? <RetryButton /> : <SendAgain />}
    </div>
  )
}

function Stopped({ message, cause }: { message: string; cause: string | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      <div>
        <p>{message}</p>
        {cause && <p>{cause}</p>}
      </div>
      <SendAgain />
    </div>
  )
}

/** Nothing was charged; sending the same prompt again, with its images, is a request like any other. */
function SendAgain() {
  const { isLast, requestId } = useItem()
  const { text, files, hasSelection } = usePromptOf(requestId)
  const send = useSend()
  const isRunning = useActiveRun() !== null
  const canSend = useCanWrite() && isLast
  if (!canSend || text === '' || hasSelection) return null
  return (
    <Button size="sm" disabled={isRunning} onClick={() => send(text, { files })}>
      <RotateCcw className="size-3.5" /> Send again
    </Button>
  )
}

function RetryButton() {
  const { requestId, id } = useItem()
  const retry = useRetry(usePatternId())
  const isRunning = useActiveRun() !== null
  return (
    <Button
      size="sm"
      isBusy={retry.isPending}
      disabled={isRunning}
      onClick={() =>
        retry.mutate({ requestId, assistantItemId: id }, { onError: () => toast.error(MESSAGES.retryFailed) })
      }
    >
      <RotateCcw className="size-3.5" /> Retry
    </Button>
  )
}
