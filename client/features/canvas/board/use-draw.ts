import { useStoreApi } from '@xyflow/react'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { addShapes, changePlaces } from '#client/room/canvas/layout-edits.ts'
import { type NewShape, readShapes, type Shape } from '#room-schema/canvas-layout.ts'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { useBoard } from './board-context.ts'
import { viewOf } from './camera.ts'
import { shapeIsNew } from './new-shape.ts'
import { around, middleX, middleY, type Point, type Rect } from './rect.ts'

const NOTE = { width: 800, height: 560 }
const EMPTY_FRAME = { width: 3_200, height: 2_000 }
/** Between a frame and what it was drawn around. */
const FRAME_MARGIN = 160

interface Draw {
  /** Around a place of the board, else in the middle of what is seen; it is typed in at once. */
  note(at?: Point): void
  /** Around what is selected, else in the middle of what is seen; it is named at once. */
  frame(): void
  /** From one design to another; a second one the same way would lie unseen under the first, which is selected instead. */
  arrow(from: string, to: string): void
}

/** Puts on the board what stands there beside designs. */
export function useDraw(): Draw {
  const { layout, room } = useCanvas()
  const board = useBoard()
  const store = useStoreApi()
  const top = () => Math.max(0, ...board.shown().nodes.map(({ data }) => data.z)) + 1
  const inView = (): Point => {
    const { transform, ...size } = store.getState()
    const [x, y, zoom] = transform
    const view = viewOf({ x, y, zoom }, size)
    return { x: middleX(view), y: middleY(view) }
  }
  const add = (shape: NewShape) => {
    const ids = addShapes(layout.doc, [shape])
    board.select(ids)
    return ids[0]
  }
  return {
    note: (at = inView()) => {
      const id = add({ kind: 'note', ...rectAround(at, NOTE), z: top(), color: 'yellow' })
      if (id) shapeIsNew(id)
    },
    frame: () => {
      const inside = [...board.selected()]
      const box = around([...board.rects(inside).values()])
      const rect = box
        ? {
            x: box.x - FRAME_MARGIN,
            y: box.y - FRAME_MARGIN,
            width: box.width + FRAME_MARGIN * 2,
            height: box.height + FRAME_MARGIN * 2,
          }
        : rectAround(inView(), EMPTY_FRAME)
      const frame = add({ kind: 'frame', ...rect, z: top(), color: 'grey' })
      const members = inside.filter(id => nodesOf(room.doc).has(id))
      if (!frame) return
      shapeIsNew(frame)
      changePlaces(layout.doc, new Map(members.map(id => [id, { frame }])))
    },
    arrow: (from, to) => {
      const there = arrowThere(readShapes(layout.doc), from, to)
      if (there) board.select([there])
      else add({ kind: 'arrow', x: 0, y: 0, width: 40, height: 40, z: 0, color: 'grey', from, to, text: '' })
    },
  }
}

const rectAround = ({ x, y }: Point, { width, height }: { width: number; height: number }): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The arrow that leads from one design to the other already. */
const arrowThere = (shapes: ReadonlyMap<string, Shape>, from: string, to: string): string | null =>
  [...shapes].find(([, shape]) => shape.kind === 'arrow' && shape.from === from && shape.to === to)?.[0] ??
  null
