import { useIsMutating } from '@tanstack/react-query'
import { useRestore } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Makes a version the active one for everybody, one at a time (section 4). */
export function useRestoreVersion(): { restore(version: ArtifactVersion): void; isRestoring: boolean } {
  const roomId = useRoomId()
  const { mutateAsync } = useRestore(roomId)
  const isRestoring = useIsMutating({ mutationKey: ['restore', roomId] }) > 0
  const restore = ({ id, version }: ArtifactVersion) => {
    if (isRestoring) return
    // A promise, because the menu or dialog that asked is gone before the answer comes.
    mutateAsync(id).then(
      () =>
        toast.success(`${versionLabel(version)} is active now.`, {
          description: 'Every other version is still here.',
        }),
      error => toast.error(MESSAGES.restoreFailed, { description: sentenceOf(error) }),
    )
  }
  return { restore, isRestoring }
}
