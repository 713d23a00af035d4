import { Square } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useStopRun } from './use-stop-run.ts'

export function useRunActions(canWrite: boolean): { stop: Action } {
  const stop = useStopRun()
  return {
    stop: {
      id: 'stop',
      group: 'Design',
      name: 'Stop the generation',
      icon: <Square />,
      // Pressed where nothing else is open: see `escape.ts`.
      keys: ['Esc'],
      isShown: canWrite && stop !== null,
      run: () => stop?.(),
    },
  }
}
