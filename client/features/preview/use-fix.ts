import { useSetAtom } from 'jotai'
import { useFixWithAi } from '#client/api/artifacts.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { MESSAGES } from '#shared/messages.ts'

export interface Fix {
  isBusy: boolean
  run(errorMessage: string): void
}

/** "Try to Fix with AI": a run of its own, free of credit. */
export function useFix(artifactId: string | null): Fix | null {
  const fix = useFixWithAi()
  const openDialog = useSetAtom(openDialogAtom)
  if (!artifactId) return null
  const failed = (error: unknown) => {
    if (hasCode(error, 'out_of_credits')) return openDialog({ kind: 'outOfCredits' })
    toast.error(MESSAGES.fixFailed, { description: sentenceOf(error) })
  }
  return {
    isBusy: fix.isPending,
    run: errorMessage => fix.mutate({ artifactId, errorMessage }, { onError: failed }),
  }
}
