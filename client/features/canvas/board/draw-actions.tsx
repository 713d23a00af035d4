import { useStoreApi } from '@xyflow/react'
import { Frame, MoveUpRight, StickyNote } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { addShapes, changePlaces } from '#client/room/canvas/layout-edits.ts'
import { type NewShape, readShapes, type Shape } from '#room-schema/canvas-layout.ts'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { useBoard, useSelected } from './board-context.ts'
import { viewOf } from './camera.ts'
import { noteIsNew } from './new-note.ts'
import { around, middleX, middleY } from './rect.ts'

const NOTE = { width: 800, height: 560 }
const EMPTY_FRAME = { width: 3_200, height: 2_000 }
/** Between a frame and what it was drawn around. */
const FRAME_MARGIN = 160

export type DrawActions = Record<'note' | 'frame' | 'arrow', Action>

/** What people put on a board beside designs. */
export function useDrawActions(): DrawActions {
  const { layout, room, canWrite } = useCanvas()
  const board = useBoard()
  const selected = useSelected()
  const store = useStoreApi()
  const designs = [...selected].filter(id => nodesOf(room.doc).has(id))
  const write = { group: 'Edit', isShown: canWrite } as const
  const top = () => Math.max(0, ...board.shown().nodes.map(({ data }) => data.z)) + 1
  const inView = ({ width, height }: { width: number; height: number }) => {
    const { transform, ...size } = store.getState()
    const [x, y, zoom] = transform
    const view = viewOf({ x, y, zoom }, size)
    return { x: middleX(view) - width / 2, y: middleY(view) - height / 2, width, height }
  }
  const add = (shape: NewShape) => {
    const ids = addShapes(layout.doc, [shape])
    board.select(ids)
    return ids[0]
  }
  return {
    note: {
      ...{ id: 'note', ...write, name: 'Note', words: ['text', 'sticky'], icon: <StickyNote />, keys: ['N'] },
      run: () => {
        const id = add({ kind: 'note', ...inView(NOTE), z: top(), color: 'yellow' })
        if (id) noteIsNew(id)
      },
    },
    frame: {
      ...{ id: 'frame', ...write, name: 'Frame', words: ['group', 'section'], icon: <Frame />, keys: ['F'] },
      run: () => {
        const inside = [...board.selected()]
        const box = around([...board.rects(inside).values()])
        const rect = box
          ? {
              x: box.x - FRAME_MARGIN,
              y: box.y - FRAME_MARGIN,
              width: box.width + FRAME_MARGIN * 2,
              height: box.height + FRAME_MARGIN * 2,
            }
          : inView(EMPTY_FRAME)
        const frame = add({ kind: 'frame', ...rect, z: top(), color: 'grey' })
        const members = inside.filter(id => nodesOf(room.doc).has(id))
        if (frame) changePlaces(layout.doc, new Map(members.map(id => [id, { frame }])))
      },
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
      whyNot: designs.length === 2 ? null : 'Select the two designs it leads from and to',
      run: () => {
        const [from, to] = designs
        if (!from || !to) return
        // A second one would lie unseen under the first.
        const there = arrowThere(readShapes(layout.doc), from, to)
        if (there) board.select([there])
        else
          add({ kind: 'arrow', x: 0, y: 0, width: 40, height: 40, z: 0, color: 'grey', from, to, text: '' })
      },
    },
  }
}

/** The arrow that leads from one design to the other already. */
const arrowThere = (shapes: ReadonlyMap<string, Shape>, from: string, to: string): string | null =>
  [...shapes].find(([, shape]) => shape.kind === 'arrow' && shape.from === from && shape.to === to)?.[0] ??
  null
