import { useSetAtom } from 'jotai'
import { useModelPick } from '#client/actions/use-model-pick.ts'
import { useArtifactPreview, useFixWithAi } from '#client/api/artifacts.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useCredits } from '#client/api/credits.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { lookNow } from '#client/state/look-now.ts'
import { toast } from '#client/ui/toast.ts'
import { isBroken } from '#shared/last-good.ts'
import { MESSAGES } from '#shared/messages.ts'

export interface Fix {
  isBusy: boolean
  /** No failure of this version is on record, so it is a prompt like any other. */
  isPaid: boolean
  run(errorMessage: string, stack?: string): void
}

/** "Try to Fix with AI": a run of its own, free of credit for a failure that is on record. */
export function useFix(artifactId: string | null): Fix | null {
  const fix = useFixWithAi()
  const { data: preview } = useArtifactPreview(artifactId)
  const { data: credits } = useCredits('idle', artifactId !== null)
  const { pick, takesNoCredits } = useModelPick()
  const openDialog = useSetAtom(openDialogAtom)
  if (!artifactId) return null
  const failed = (error: unknown) => {
    if (hasCode(error, 'out_of_credits')) return openDialog({ kind: 'upgrade', about: 'credits' })
    toast.error(MESSAGES.fixFailed, { description: sentenceOf(error) })
  }
  return {
    isBusy: fix.isPending,
    isPaid:
      !takesNoCredits &&
      credits !== undefined &&
      credits.limit !== null &&
      preview !== undefined &&
      !isBroken(preview),
    run: (errorMessage, stack = '') =>
      fix.mutate({ artifactId, errorMessage, stack, look: lookNow(), ...pick }, { onError: failed }),
  }
}
