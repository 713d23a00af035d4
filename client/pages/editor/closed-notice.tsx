import { useSetAtom } from 'jotai'
import { useIsChangingSession } from '#client/actions/use-session-change.ts'
import { useMe } from '#client/api/users.ts'
import { useRoom, useRoomState } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { CLOSE } from '#room-schema/protocol.ts'

/** Why the room has let go of this page for good, and the one thing to do about it. */
export function ClosedNotice() {
  const room = useRoom()
  const { link, closeCode, laterCode } = useRoomState()
  const isChangingSession = useIsChangingSession()
  const openDialog = useSetAtom(openDialogAtom)
  const login = () => openDialog({ kind: 'auth', mode: 'login' })
  const isCounted = useMe() === null
  const waiting = isCounted && link !== 'closed' ? WAITING[laterCode ?? 0] : undefined
  if (waiting) return <Notice text={waiting} label="Log in" run={login} />
  if (link !== 'closed' || isChangingSession) return null
  const { text, label, run } = {
    [CLOSE.signIn]: { text: 'You are not signed in any more.', label: 'Log in', run: login },
    [CLOSE.forged]: {
      text: 'You have no access to this design any more.',
      label: 'Log in as somebody else',
      run: login,
    },
    [CLOSE.noSuchRoom]: {
      text: 'This design has been deleted.',
      label: 'Back to Home',
      run: () => location.assign('/'),
    },
    [CLOSE.tooOld]: {
      text: 'Maquette has been updated.',
      label: 'Load the page again',
      run: () => location.reload(),
    },
  }[closeCode ?? 0] ?? {
    text: 'The connection to this room was closed.',
    label: 'Connect again',
    run: () => room.reconnect(),
  }
  return <Notice {...{ text, label, run }} />
}

/** Visitors alone are counted, so an account is a way in. */
const WAITING: Readonly<Record<number, string>> = {
  [CLOSE.tooManyVisitors]:
    'Many visitors from your network are here. You will be let in when one of them leaves, or with an account.',
  [CLOSE.tooFast]: 'Many visitors from your network are coming in at once. You will be let in in a moment.',
}

const Notice = ({ text, label, run }: { text: string; label: string; run(): void }) => (
  <div
    role="alert"
    className="mx-2 mb-2 flex items-center justify-center gap-4 rounded-lg border border-amber-line bg-amber-wash px-4 py-2 text-sm text-pretty text-amber"
  >
    {text}
    <Button size="sm" onClick={run}>
      {label}
    </Button>
  </div>
)
