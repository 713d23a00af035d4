import { useIsChangingSession } from '#client/actions/use-session-change.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { RoomNotice, useWayBack } from '#client/pages/state/room-notice.tsx'
import { useCanvas, useCanvasState, useLayoutState } from '#client/room/canvas/canvas-provider.tsx'

/** What keeps this page from the board that everybody else sees, and the one thing to do about it. */
export function CanvasNotice() {
  const { room, layout, canWrite } = useCanvas()
  const { link, closeCode } = useCanvasState()
  const { isKept } = useLayoutState()
  const isOnline = useIsOnline()
  const isChangingSession = useIsChangingSession()
  const reconnect = () => {
    room.reconnect()
    layout.reconnect()
  }
  const wayBack = useWayBack({ kind: 'canvas', closeCode, reconnect })
  if (!isOnline) {
    const kept = isKept
      ? 'What you move is kept on this device, and sent when you are back.'
      : 'What you move is kept as long as this tab is open.'
    return <RoomNotice text={canWrite ? `You are offline. ${kept}` : 'You are offline.'} />
  }
  if (link !== 'closed' || isChangingSession) return null
  return <RoomNotice {...wayBack} />
}
