import { useSetAtom } from 'jotai'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { CLOSE } from '#room-schema/protocol.ts'

export interface WayBack {
  text: string
  label?: string
  run?(): void
}

/** What keeps this page from the room that everybody else is in, and the one thing to do about it. */
export const RoomNotice = ({ text, label, run }: WayBack) => (
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

interface Closed {
  kind: 'design' | 'canvas'
  closeCode: number | null
  reconnect(): void
}

/** Why the room has let go of this page for good, and the way back. */
export function useWayBack({ kind, closeCode, reconnect }: Closed): WayBack {
  const openDialog = useSetAtom(openDialogAtom)
  const login = () => openDialog({ kind: 'auth', mode: 'login' })
  return (
    {
      [CLOSE.signIn]: { text: 'You are not signed in any more.', label: 'Log in', run: login },
      [CLOSE.forged]: {
        text: `You have no access to this ${kind} any more.`,
        label: 'Log in as somebody else',
        run: login,
      },
      [CLOSE.noSuchRoom]: {
        text: `This ${kind} has been deleted.`,
        label: 'Back to Home',
        run: () => location.assign('/'),
      },
      [CLOSE.tooOld]: {
        text: 'Maquette has been updated.',
        label: 'Load the page again',
        run: () => location.reload(),
      },
    }[closeCode ?? 0] ?? {
      text: `The connection to this ${kind === 'canvas' ? 'canvas' : 'room'} was closed.`,
      label: 'Connect again',
      run: reconnect,
    }
  )
}
