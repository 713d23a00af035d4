import { useSetAtom } from 'jotai'
import { LayoutTemplate } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'

/** Designs that are there already, on this board. */
export function useAddDesignsAction(): Action {
  const { canWrite } = useCanvas()
  const open = useSetAtom(openDialogAtom)
  return {
    ...{ id: 'addDesigns', group: 'Edit', name: 'Add designs', icon: <LayoutTemplate />, keys: ['I'] },
    words: ['import', 'existing', 'copy'],
    isShown: canWrite,
    run: () => open({ kind: 'addDesigns' }),
  }
}
