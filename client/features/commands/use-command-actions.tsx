import { useSetAtom } from 'jotai'
import { Command, Keyboard } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

/** Finding what one can do. */
export function useCommandActions(): { commands: Action; shortcuts: Action } {
  const open = useSetAtom(openDialogAtom)
  return {
    commands: {
      id: 'commands',
      group: 'Help',
      name: 'Commands',
      icon: <Command />,
      keys: ['Mod+K'],
      isKeyedEverywhere: true,
      // The same keys close it again.
      run: () => open(before => (before?.kind === 'commands' ? null : { kind: 'commands' })),
    },
    shortcuts: {
      id: 'shortcuts',
      group: 'Help',
      name: 'Keyboard shortcuts',
      icon: <Keyboard />,
      keys: ['?'],
      run: () => open({ kind: 'shortcuts' }),
    },
  }
}
