import { RotateCcw } from 'lucide-react'
import { usePromptOf } from '#client/room/document/chat-hooks.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useSend } from '../composer/use-send.ts'

/** Asks the same once more, from where it was asked first; the answer that is there stays a version. */
export function RetryMessage({ requestId }: { requestId: string }) {
  const { text, files } = usePromptOf(requestId)
  const isRunning = useActiveRun() !== null
  const send = useSend()
  if (text === '') return null
  return (
    <IconButton
      size="sm"
      label="Retry"
      tooltip="Ask the same again"
      disabled={isRunning}
      onClick={() => send(text, { files, updateOnRequestId: requestId })}
    >
      <RotateCcw className="size-3.5" />
    </IconButton>
  )
}
