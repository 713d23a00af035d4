import { useSetAtom } from 'jotai'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { undoOwn } from '#client/state/undo.ts'

/** The editor's keys, pressed with the focus in the design. */
export function useFrameShortcuts(frame: DesignFrame | null): void {
  const patternId = usePatternId()
  const open = useSetAtom(openDialogAtom)
  useHeard(frame, message => {
    if (message.type !== 'SHORTCUT' || !frame || !isPressedIn(frame)) return
    if (message.keys === 'commands') open({ kind: 'commands' })
    else undoOwn(patternId, message.keys)
  })
}

/** A design could send this by itself: it counts only with the focus in it and after a real key press. */
const isPressedIn = (frame: DesignFrame): boolean =>
  frame.hasFocus() && navigator.userActivation?.isActive !== false
