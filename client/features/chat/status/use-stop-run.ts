import { sentenceOf } from '#client/api/call.ts'
import { useStop } from '#client/api/chat.ts'
import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'

/** Stops the run under way; null when there is none. */
export function useStopRun(): (() => void) | null {
  const { mutateAsync } = useStop(usePatternId())
  const requestId = useRunningRequest()
  if (!requestId) return null
  // What it was chosen in may be gone before the answer comes, so a promise tells.
  return () => void mutateAsync(requestId).catch(error => toast.error(sentenceOf(error)))
}
