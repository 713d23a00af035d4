import { useSetAtom } from 'jotai'
import { openInNewTab } from '#client/actions/open-in-new-tab.ts'
import { hasCode, saidBy } from '#client/api/call.ts'
import { useForkPattern } from '#client/api/patterns.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { forkFailed, forkSharedWith, MESSAGES } from '#shared/messages.ts'
import type { PatternListItem } from '#shared/patterns.ts'

/** A design of one's own that begins with the shown version of this one, in a new tab. */
export function useForkCard({ id, activeArtifactId }: PatternListItem): () => void {
  const fork = useForkPattern()
  const open = useSetAtom(openDialogAtom)
  return () => {
    if (!activeArtifactId) return void toast.error(MESSAGES.noArtifactSelected)
    fork.mutate(
      { id, artifactId: activeArtifactId },
      {
        onSuccess: ({ id: made, sharedWith }) => {
          openInNewTab(made, 'Your fork is ready.')
          if (sharedWith) void toast(forkSharedWith(sharedWith))
        },
        onError: error => {
          if (hasCode(error, 'unauthenticated')) return open({ kind: 'auth', mode: 'login' })
          if (hasCode(error, 'plan_required')) return open({ kind: 'upgrade', about: 'private' })
          toast.error(forkFailed(saidBy(error)))
        },
      },
    )
  }
}
