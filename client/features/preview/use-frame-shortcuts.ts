import { useSetAtom } from 'jotai'
import { useFrameMessages } from '#client/frames/messages.ts'
import { useRoomId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { replayOwn } from '#client/state/undo.ts'

/** The editor's keys, pressed with the focus in the design. */
export function useFrameShortcuts(
  elements: ReadonlyMap<string, HTMLIFrameElement>,
  shownKey: string | undefined,
): void {
  const roomId = useRoomId()
  const open = useSetAtom(openDialogAtom)
  useFrameMessages(elements, (key, message) => {
    if (message.type !== 'SHORTCUT' || key !== shownKey || !isPressedIn(elements.get(key))) return
    if (message.keys === 'commands') open({ kind: 'commands' })
    else replayOwn(roomId, message.keys)
  })
}

/** A design could say so by itself: it counts where the focus is in it, and somebody has just pressed something. */
const isPressedIn = (element: HTMLIFrameElement | undefined): boolean =>
  element !== undefined && document.activeElement === element && navigator.userActivation?.isActive !== false
