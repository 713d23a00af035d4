import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateAccess, useIsSettingAccess } from '#client/api/sharing.ts'
import { useMeta } from '#client/room/meta-hooks.ts'
import { useRoomState } from '#client/room/room-provider.tsx'
import { useRefusals } from '#client/room/working-copy-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import type { Pattern } from '#shared/patterns.ts'

const REFUSED = 'Your last edits were not taken. You can keep them as a copy.'
const ACCESS_CLOSES: readonly (number | null)[] = [CLOSE.signIn, CLOSE.forged, CLOSE.noSuchRoom]

/** When the room says that access has changed, the server is asked what this person may do now. */
export function useRoomFollowsAccess({ id, access }: Pattern): void {
  const client = useQueryClient()
  const { hasContent, closeCode } = useRoomState()
  const { access: shown, accessRevision } = useMeta()
  const isSettingIt = useIsSettingAccess(id)
  const hasChanged = hasContent && shown !== access && !isSettingIt
  const isClosed = ACCESS_CLOSES.includes(closeCode)
  const refusals = useRefusals()
  // The room is outside of React, and the answer decides which page this is.
  useEffect(() => {
    if (hasChanged || isClosed || refusals > 0) invalidateAccess(client, id)
  }, [client, id, hasChanged, isClosed, refusals])
  const revision = hasContent ? accessRevision : null
  const seenRevision = useRef(revision)
  // The first revision belongs to what was just fetched; a later one is news.
  useEffect(() => {
    const isNews = seenRevision.current !== null && seenRevision.current !== revision
    seenRevision.current = revision
    if (isNews && revision !== null) invalidateAccess(client, id)
  }, [client, id, revision])
  // A refusal is an event of the room.
  useEffect(() => {
    if (refusals > 0) toast.error('You may only read this design now.', { description: REFUSED })
  }, [refusals])
}
