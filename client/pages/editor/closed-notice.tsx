import { useSetAtom } from 'jotai'
import { useIsChangingSession } from '#client/actions/use-session-change.ts'
import { useMe } from '#client/api/users.ts'
import { RoomNotice, useWayBack } from '#client/pages/state/room-notice.tsx'
import { useRoom, useRoomState } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { CLOSE } from '#room-schema/protocol.ts'

/** Why the room has let go of this page for good, and the one thing to do about it. */
export function ClosedNotice() {
  const room = useRoom()
  const { link, closeCode, laterCode } = useRoomState()
  const isChangingSession = useIsChangingSession()
  const openDialog = useSetAtom(openDialogAtom)
  const isCounted = useMe() === null
  const wayBack = useWayBack({ kind: 'design', closeCode, reconnect: () => room.reconnect() })
  const waiting = isCounted && link !== 'closed' ? WAITING[laterCode ?? 0] : undefined
  if (waiting) {
    const login = () => openDialog({ kind: 'auth', mode: 'login' })
    return <RoomNotice text={waiting} label="Log in" run={login} />
  }
  if (link !== 'closed' || isChangingSession) return null
  return <RoomNotice {...wayBack} />
}

/** Visitors alone are counted, so an account is a way in. */
const WAITING: Readonly<Record<number, string>> = {
  [CLOSE.tooManyVisitors]:
    'Many visitors from your network are here. You will be let in when one of them leaves, or with an account.',
  [CLOSE.tooFast]: 'Many visitors from your network are coming in at once. You will be let in in a moment.',
}
