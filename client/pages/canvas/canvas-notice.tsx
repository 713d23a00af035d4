import { useSetAtom } from 'jotai'
import { useIsChangingSession } from '#client/actions/use-session-change.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useCanvas, useCanvasState, useLayoutState } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { CLOSE } from '#room-schema/protocol.ts'

/** What keeps this page from the board that everybody else sees, and the one thing to do about it. */
export function CanvasNotice() {
  const { room, layout, canWrite } = useCanvas()
  const { link, closeCode } = useCanvasState()
  const { isKept } = useLayoutState()
  const isOnline = useIsOnline()
  const isChangingSession = useIsChangingSession()
  const openDialog = useSetAtom(openDialogAtom)
  if (!isOnline) {
    const kept = isKept
      ? 'What you move is kept on this device, and sent when you are back.'
      : 'What you move is kept as long as this tab is open.'
    return <Notice text={canWrite ? `You are offline. ${kept}` : 'You are offline.'} />
  }
  if (link !== 'closed' || isChangingSession) return null
  const login = () => openDialog({ kind: 'auth', mode: 'login' })
  const again = () => {
    room.reconnect()
    layout.reconnect()
  }
  const { text, label, run } = {
    [CLOSE.signIn]: { text: 'You are not signed in any more.', label: 'Log in', run: login },
    [CLOSE.forged]: {
      text: 'You have no access to this canvas any more.',
      label: 'Log in as somebody else',
      run: login,
    },
    [CLOSE.noSuchRoom]: {
      text: 'This canvas has been deleted.',
      label: 'Back to Home',
      run: () => location.assign('/'),
    },
    [CLOSE.tooOld]: {
      text: 'Maquette has been updated.',
      label: 'Load the page again',
      run: () => location.reload(),
    },
  }[closeCode ?? 0] ?? {
    text: 'The connection to this canvas was closed.',
    label: 'Connect again',
    run: again,
  }
  return <Notice text={text} label={label} run={run} />
}

interface NoticeProps {
  text: string
  label?: string
  run?(): void
}

const Notice = ({ text, label, run }: NoticeProps) => (
  <div
    role="alert"
    className="mx-2 mb-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-amber-line bg-amber-wash px-4 py-2 text-sm text-pretty text-amber"
  >
    {text}
    {label && (
      <Button size="sm" onClick={run}>
        {label}
      </Button>
    )}
  </div>
)
