import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateAccess, invalidateMembers, takeAccess, useIsSettingAccess } from '#client/api/sharing.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { useRoomState } from '#client/room/document/room-provider.tsx'
import { useRefusals } from '#client/room/working-copy/working-copy-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import type { Pattern } from '#shared/patterns.ts'

const REFUSED = 'Your last edits were not taken. You can keep them as a copy.'
const ACCESS_CLOSES: readonly (number | null)[] = [CLOSE.signIn, CLOSE.forged, CLOSE.noSuchRoom]

/** What the room says about access is taken as it comes; only where it has let go of this page the server is asked. */
export function useRoomFollowsAccess({ id, access }: Pattern): void {
  const client = useQueryClient()
  const { hasContent, closeCode, level, levelsTold } = useRoomState()
  const { access: shown } = useMeta()
  const isSettingIt = useIsSettingAccess(id)
  const hasChanged = hasContent && shown !== access && !isSettingIt
  const isClosed = ACCESS_CLOSES.includes(closeCode)
  const refusals = useRefusals()
  // The room is outside of React, and the answer decides which page this is.
  useEffect(() => {
    if (isClosed || refusals > 0) invalidateAccess(client, id)
  }, [client, id, isClosed, refusals])
  // The room is outside of React.
  useEffect(() => {
    if (hasChanged) void takeAccess(client, id, { access: shown })
  }, [client, id, hasChanged, shown])
  // Each time it is an event of the room.
  useEffect(() => {
    if (level === null) return
    void takeAccess(client, id, { permissionLevel: level })
    // The first belongs to what was just fetched; a later one may be about others.
    if (levelsTold > 1) invalidateMembers(client, id)
  }, [client, id, level, levelsTold])
  // A refusal is an event of the room.
  useEffect(() => {
    if (refusals > 0) toast.error('You may only read this design now.', { description: REFUSED })
  }, [refusals])
}
