import { useSetAtom } from 'jotai'
import { Rocket } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

export function usePublishActions(canWrite: boolean): { publish: Action } {
  const open = useSetAtom(openDialogAtom)
  return {
    publish: {
      id: 'publish',
      group: 'Design',
      name: 'Publish',
      words: ['website', 'public', 'deploy', 'host', 'unpublish', 'roll back'],
      icon: <Rocket />,
      isShown: canWrite,
      run: () => open({ kind: 'publish' }),
    },
  }
}
