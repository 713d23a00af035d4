import { isShown } from '#client/actions/action.ts'
import { CommandPalette } from '#client/features/commands/command-palette.tsx'
import { ShortcutsDialog } from '#client/features/commands/shortcuts-dialog.tsx'
import { type ActionsHere, useAllActions } from '#client/pages/editor/use-all-actions.ts'

interface EditorActionsProps extends ActionsHere {
  onClose(): void
}

/** The palette with everything one can do here, but for opening it. */
export function EditorPalette({ onClose, ...here }: EditorActionsProps) {
  const actions = useAllActions(here).filter(action => isShown(action) && action.id !== 'commands')
  return <CommandPalette actions={actions} onClose={onClose} />
}

/** The keys of everything one can do here. */
export function EditorKeys({ onClose, ...here }: EditorActionsProps) {
  return <ShortcutsDialog actions={useAllActions(here).filter(isShown)} onClose={onClose} />
}
