import { Grid3x3, Hand, MousePointer2 } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'

/** What the pointer does: it selects and drags, moves the board, puts a note where one clicks, or leads an arrow. */
export type Tool = 'select' | 'hand' | 'note' | 'arrow'

interface ToolsOptions {
  tool: Tool
  take(tool: Tool): void
  isOnGrid: boolean
  setOnGrid(isOnGrid: boolean): void
  canWrite: boolean
}

export type ToolActions = Record<'select' | 'hand' | 'grid', Action>

/** What the pointer does where nothing is drawn. */
export const toolActions = ({ tool, take, isOnGrid, setOnGrid, canWrite }: ToolsOptions): ToolActions => ({
  select: {
    ...{ id: 'select', group: 'Edit', name: 'Select', icon: <MousePointer2 />, keys: ['V'] },
    run: () => take('select'),
  },
  hand: {
    ...{
      id: 'hand',
      group: 'Edit',
      name: 'Move the board',
      words: ['pan', 'hand'],
      icon: <Hand />,
      keys: ['H'],
    },
    run: () => take(tool === 'hand' ? 'select' : 'hand'),
  },
  grid: {
    ...{ id: 'grid', group: 'Edit', name: 'Snap to grid', icon: <Grid3x3 />, isShown: canWrite },
    run: () => setOnGrid(!isOnGrid),
  },
})
