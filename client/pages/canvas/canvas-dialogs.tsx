import { useAtom } from 'jotai'
import { type Action, isShown } from '#client/actions/action.ts'
import { useJumpActions } from '#client/features/canvas/board/jump-actions.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const CommandPalette = lazyPart(() =>
  import('#client/features/commands/command-palette.tsx').then(({ CommandPalette }) => CommandPalette),
)
const ShortcutsDialog = lazyPart(() =>
  import('#client/features/commands/shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
)

const CanvasShareDialog = lazyPart(() =>
  import('#client/features/canvas/share/canvas-share-dialog.tsx').then(
    ({ CanvasShareDialog }) => CanvasShareDialog,
  ),
)

const AddDesignsDialog = lazyPart(() =>
  import('#client/features/canvas/add/add-designs-dialog.tsx').then(
    ({ AddDesignsDialog }) => AddDesignsDialog,
  ),
)

interface CanvasDialogsProps {
  actions: readonly Action[]
  /** Brings a node into view. */
  show(nodeId: string): void
}

/** The dialogs of a board, each loaded when it is opened. */
export function CanvasDialogs({ actions, show }: CanvasDialogsProps) {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const close = () => setDialog(null)
  const shown = actions.filter(isShown)
  return (
    <>
      {dialog?.kind === 'commands' && <Palette actions={shown} onClose={close} />}
      {dialog?.kind === 'addDesigns' && <AddDesignsDialog onClose={close} onAdded={show} />}
      {dialog?.kind === 'share' && <CanvasShareDialog onClose={close} />}
      {dialog?.kind === 'shortcuts' && <ShortcutsDialog actions={shown} onClose={close} />}
    </>
  )
}

/** With everything on the board, to be found by name. */
function Palette({ actions, onClose }: { actions: readonly Action[]; onClose(): void }) {
  const jumps = useJumpActions()
  const others = actions.filter(({ id }) => id !== 'commands')
  return <CommandPalette actions={[...jumps, ...others]} onClose={onClose} />
}
