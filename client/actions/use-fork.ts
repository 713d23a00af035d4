import { useSetAtom } from 'jotai'
import { openInNewTab } from '#client/actions/open-in-new-tab.ts'
import { hasCode, saidBy } from '#client/api/call.ts'
import { useForkPattern, usePattern } from '#client/api/patterns.ts'
import { useMe } from '#client/api/users.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { forkFailed, forkSharedWith, MESSAGES } from '#shared/messages.ts'

export interface Fork {
  run(): void
  isBusy: boolean
}

/** Section 5: forking needs somebody signed in, else the dialog for that opens. */
export function useFork(): Fork {
  const id = usePatternId()
  const me = useMe()
  const open = useSetAtom(openDialogAtom)
  const { activeArtifactId: live } = useMeta()
  // Until the room has been joined, what the page was opened with.
  const opened = usePattern(id).data?.activeArtifactId
  const activeArtifactId = live ?? opened
  const fork = useForkPattern()
  const run = () => {
    if (!me) return open({ kind: 'auth', mode: 'login' })
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
          toast.error(forkFailed(saidBy(error)))
        },
      },
    )
  }
  return { run, isBusy: fork.isPending }
}
