import { Redo2, Undo2 } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { undoOwn } from '#client/state/undo.ts'

/** One's own changes of this design, of any kind. */
export function useUndoActions(canWrite: boolean): { undo: Action; redo: Action } {
  const patternId = usePatternId()
  const shared = { group: 'Edit', isShown: canWrite } as const
  return {
    undo: {
      id: 'undo',
      ...shared,
      name: 'Undo',
      icon: <Undo2 />,
      keys: ['Mod+Z'],
      run: () => undoOwn(patternId, 'undo'),
    },
    redo: {
      id: 'redo',
      ...shared,
      name: 'Redo',
      icon: <Redo2 />,
      keys: ['Mod+Shift+Z', 'Mod+Y'],
      run: () => undoOwn(patternId, 'redo'),
    },
  }
}
