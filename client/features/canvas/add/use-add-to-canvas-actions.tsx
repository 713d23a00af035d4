import { useSetAtom } from 'jotai'
import { LayoutGrid } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useMe } from '#client/api/users.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import type { Pattern } from '#shared/patterns.ts'

/** On wide screens, for designs that are on no canvas; it needs somebody signed in, else the dialog for that opens. */
export function useAddToCanvasActions({ spacePointer }: Pattern): { addToCanvas: Action } {
  const open = useSetAtom(openDialogAtom)
  const isSignedIn = useMe() !== null
  const isNarrow = useMediaQuery(NARROW)
  return {
    addToCanvas: {
      ...{ id: 'addToCanvas', group: 'Design', name: 'Add to Canvas', words: ['board', 'space'] },
      icon: <LayoutGrid />,
      isShown: !isNarrow && spacePointer === null,
      run: () => open(isSignedIn ? { kind: 'addToCanvas' } : { kind: 'auth', mode: 'login' }),
    },
  }
}
