import { useReactFlow } from '@xyflow/react'
import { MapPin } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Action } from '#client/actions/action.ts'
import { useBoard } from './board-context.ts'
import { FIT_ROOM } from './camera.ts'

/** One for everything on the board: searching by name, and going there. */
export function useJumpActions(): Action[] {
  const board = useBoard()
  const { nodes } = useSyncExternalStore(board.subscribe, board.shown)
  const { fitView } = useReactFlow()
  const seen = new Map<string, number>()
  /** What is called alike is told apart, since it is found by its name. */
  const nameOf = (label: string): string => {
    const count = (seen.get(label) ?? 0) + 1
    seen.set(label, count)
    return count === 1 ? label : `${label} (${count})`
  }
  return nodes.map(({ id, ariaLabel = '' }) => ({
    ...{ id: `jump-${id}`, group: 'Go to', name: nameOf(ariaLabel), icon: <MapPin /> },
    run: () => {
      board.select([id])
      void fitView({ nodes: [{ id }], padding: FIT_ROOM, duration: 220 })
    },
    focus: () => document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`)?.focus(),
  }))
}
