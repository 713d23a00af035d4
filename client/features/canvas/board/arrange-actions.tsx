import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Action } from '#client/actions/action.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { changePlaces } from '#client/room/canvas/layout-edits.ts'
import { type Alignment, aligned, type Direction, distributed, type Places } from './arrange.ts'
import { useBoard, useSelected } from './board-context.ts'
import { restacked, type StackMove } from './stacking.ts'

const group = 'Design' as const

export interface ArrangeActions {
  align: Action[]
  distribute: Action[]
  stack: Action[]
}

/** How what is selected stands to each other, and what lies above what. */
export function useArrangeActions(): ArrangeActions {
  const { layout, canWrite } = useCanvas()
  const board = useBoard()
  const selected = useSelected()
  const count = board.rects(selected).size
  const put = (places: Places) => changePlaces(layout.doc, places)
  const rects = () => board.rects(board.selected())
  const few = (least: number) => (count >= least ? null : `Select at least ${least === 2 ? 'two' : 'three'}`)
  return {
    align: ALIGNMENTS.map(([to, name, icon]) => ({
      ...{ id: `align-${to}`, group, name, icon, isShown: canWrite, whyNot: few(2) },
      run: () => put(aligned(rects(), to)),
    })),
    distribute: DISTRIBUTIONS.map(([direction, name, icon]) => ({
      ...{ id: `distribute-${direction}`, group, name, icon, isShown: canWrite, whyNot: few(3) },
      run: () => put(distributed(rects(), direction)),
    })),
    stack: STACK.map(([move, name, keys, icon]) => ({
      ...{ id: `stack-${move}`, group, name, icon, keys: [keys], isShown: canWrite },
      whyNot: count > 0 ? null : 'Nothing is selected',
      run: () => {
        const all = board.shown().nodes.map(({ id, data }) => ({ id, z: data.z }))
        const changed = restacked(all, board.selected(), move)
        changePlaces(layout.doc, new Map([...changed].map(([id, z]) => [id, { z }])))
      },
    })),
  }
}

const ALIGNMENTS: readonly [Alignment, string, ReactNode][] = [
  ['left', 'Align left', <AlignStartVertical key="left" />],
  ['centre', 'Align centres', <AlignCenterVertical key="centre" />],
  ['right', 'Align right', <AlignEndVertical key="right" />],
  ['top', 'Align top', <AlignStartHorizontal key="top" />],
  ['middle', 'Align middles', <AlignCenterHorizontal key="middle" />],
  ['bottom', 'Align bottom', <AlignEndHorizontal key="bottom" />],
]

const DISTRIBUTIONS: readonly [Direction, string, ReactNode][] = [
  ['across', 'Distribute across', <AlignHorizontalDistributeCenter key="across" />],
  ['down', 'Distribute down', <AlignVerticalDistributeCenter key="down" />],
]

const STACK: readonly [StackMove, string, string, ReactNode][] = [
  ['front', 'Bring to front', ']', <ArrowUpToLine key="front" />],
  ['forward', 'Bring forward', 'Mod+]', <ChevronUp key="forward" />],
  ['backward', 'Send backward', 'Mod+[', <ChevronDown key="backward" />],
  ['back', 'Send to back', '[', <ArrowDownToLine key="back" />],
]
