import { useIsMutating } from '@tanstack/react-query'
import { useRestore, useVersions } from '#client/api/artifacts.ts'
import { requestIdOf, sentenceOf } from '#client/api/call.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { toast } from '#client/ui/toast.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

interface RestorableVersion {
  id: string
  /** As people know it: v4. */
  label: string
}

/**
 * Makes a version the active one for everybody, one at a time (section 4). It is a step of one's own that undo takes
 * back, so that no older change is undone in its place.
 */
export function useRestoreVersion(): {
  restore(version: RestorableVersion): void
  isRestoring: boolean
} {
  const patternId = usePatternId()
  const { doc } = useRoom()
  const { activeArtifactId } = useMeta()
  const { data: versions = [] } = useVersions(patternId, activeArtifactId)
  const { mutateAsync } = useRestore(patternId)
  const isRestoring = useIsMutating({ mutationKey: ['restore', patternId] }) > 0

  // A promise, because the menu or dialog that asked is gone before the answer comes.
  const go = (to: RestorableVersion, back: RestorableVersion | null, isAgain: boolean) =>
    mutateAsync(to.id).then(
      () =>
        toast.success(`${to.label} is active ${isAgain ? 'again' : 'now'}.`, {
          description: 'Every other version is still here.',
          ...(back && {
            action: { label: `Go back to ${back.label}`, onClick: () => swap(to, back) },
          }),
        }),
      error => {
        console.error(MESSAGES.restoreFailed, `request ${requestIdOf(error) ?? 'unanswered'}`, error)
        toast.error(MESSAGES.restoreFailed, { description: sentenceOf(error) })
        throw error
      },
    )
  /** Only from where that step has led: somebody else's choice is not ours to take back. */
  const swap = (from: RestorableVersion, to: RestorableVersion) => {
    if (readMeta(doc).activeArtifactId !== from.id) return false
    go(to, null, true).catch(ALREADY_TOLD)
    return true
  }
  const restore = (version: RestorableVersion) => {
    if (isRestoring) return
    const active = versions.find(({ id }) => id === activeArtifactId)
    const before = active ? { id: active.id, label: versionLabel(active.version) } : null
    go(version, before, false).then(() => {
      if (!before) return
      undoHistoryOf(patternId).push({
        label: `restoring ${version.label}`,
        undo: () => swap(version, before),
        redo: () => swap(before, version),
      })
    }, ALREADY_TOLD)
  }
  return { restore, isRestoring }
}

const ALREADY_TOLD = () => undefined
