import { Frame, MoveUpRight, StickyNote } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { useSelected } from './board-context.ts'
import type { Tool } from './tool-actions.tsx'
import { useDraw } from './use-draw.ts'

export type DrawActions = Record<'note' | 'frame' | 'arrow', Action>

interface DrawOptions {
  tool: Tool
  take(tool: Tool): void
  press(tool: Tool): void
}

/** What people put on a board beside designs. */
export function useDrawActions({ tool, take, press }: DrawOptions): DrawActions {
  const { room, canWrite } = useCanvas()
  const selected = useSelected()
  const draw = useDraw()
  const designs = [...selected].filter(id => nodesOf(room.doc).has(id))
  const write = { group: 'Edit', isShown: canWrite } as const
  return {
    note: {
      ...{ id: 'note', ...write, name: 'Note', words: ['text', 'sticky'], icon: <StickyNote />, keys: ['N'] },
      run: () => take(tool === 'note' ? 'select' : 'note'),
    },
    frame: {
      ...{ id: 'frame', ...write, name: 'Frame', words: ['group', 'section'], icon: <Frame />, keys: ['F'] },
      run: draw.frame,
    },
    arrow: {
      ...{
        id: 'arrow',
        ...write,
        name: 'Arrow',
        words: ['flow', 'connect'],
        icon: <MoveUpRight />,
        keys: ['A'],
      },
      run: () => {
        const [from, to] = designs
        if (from && to && designs.length === 2) draw.arrow(from, to)
        else press('arrow')
      },
    },
  }
}
