import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchArtifact } from '#client/api/artifacts.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import type { Selection } from '#client/state/selection.ts'
import { toast } from '#client/ui/toast.ts'
import { performing } from './late-acts.ts'

/** Carries the selection over to a new version; it goes when its element is gone. */
export function useKeepSelection(
  selection: Selection | null,
  activeArtifactId: string | null,
  setKept: (selection: Selection | null) => void,
): void {
  const client = useQueryClient()
  // The text of the new version is on the server.
  useEffect(() => {
    if (!selection || !activeArtifactId || selection.artifactId === activeArtifactId) return
    let isStale = false
    const carry = async () => {
      const [{ anchorNow, codeOf }, { sourceFiles }] = await Promise.all([
        performing(),
        fetchArtifact(client, activeArtifactId),
      ])
      const moved = anchorNow(sourceFiles, selection)
      if (isStale) return
      if (!moved) toast('The selected element is not there any more.')
      setKept(
        moved && {
          ...selection,
          code: codeOf(sourceFiles, moved.file) ?? '',
          isUnsaved: false,
          artifactId: activeArtifactId,
          reference: { ...selection.reference, anchor: moved },
        },
      )
    }
    void carry().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [client, selection, activeArtifactId, setKept])
}

/** Tells everybody in the room what is selected. */
export function useTellOthers(selection: Selection | null): void {
  const { awareness } = useRoom()
  const anchor = selection ? JSON.stringify({ ...selection.reference.anchor, index: selection.index }) : null
  // Presence is outside of React.
  useEffect(() => publishPresence(awareness, { selection: anchor }), [awareness, anchor])
}
