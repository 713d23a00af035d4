import { useSetAtom } from 'jotai'
import { Share2 } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

export function useShareActions(canWrite: boolean): { share: Action } {
  const open = useSetAtom(openDialogAtom)
  return {
    share: {
      id: 'share',
      group: 'Design',
      name: 'Share',
      words: ['invite', 'public', 'private'],
      icon: <Share2 />,
      isShown: canWrite,
      run: () => open({ kind: 'share' }),
    },
  }
}
