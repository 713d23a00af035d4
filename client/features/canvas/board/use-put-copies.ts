import { sentenceOf } from '#client/api/call.ts'
import { useAddNode } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { addShapes } from '#client/room/canvas/layout-edits.ts'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'
import { useBoard } from './board-context.ts'
import type { BoardClip } from './clip.ts'

/** An arrow stands where its designs do. */
const ARROW = { kind: 'arrow', x: 0, y: 0, width: 40, height: 40, z: 0 } as const

/** Puts copies of designs, notes and frames on the board, so far from where they stood. */
export function usePutCopies(): (clip: BoardClip, by: { x: number; y: number }) => Promise<void> {
  const { id: spaceId, layout } = useCanvas()
  const board = useBoard()
  const add = useAddNode()
  return async ({ designs, shapes, arrows }, by) => {
    const moved = shapes.map(shape => ({ ...shape, x: shape.x + by.x, y: shape.y + by.y }))
    const drawn = addShapes(layout.doc, moved)
    if (drawn.length > 0) board.select(drawn)
    const results = await Promise.allSettled(
      designs.map(({ patternId, artifactId, name, x, y, width, height }) =>
        add.mutateAsync({
          spaceId,
          ...(artifactId ? { patternId, artifactId } : {}),
          name,
          ...{ x: x + by.x, y: y + by.y, width, height },
          requestId: newId(),
        }),
      ),
    )
    const copies = results.map(result => (result.status === 'fulfilled' ? result.value.nodeId : null))
    const nodeIds = copies.filter(nodeId => nodeId !== null)
    addShapes(
      layout.doc,
      arrows.flatMap(({ from, to, color, text }) => {
        const [begin, end] = [copies[from], copies[to]]
        return begin && end ? [{ ...ARROW, from: begin, to: end, color, text }] : []
      }),
    )
    if (nodeIds.length > 0) board.select([...drawn, ...nodeIds])
    const failed = results.find(result => result.status === 'rejected')
    if (failed) {
      const missing = designs.length - nodeIds.length
      toast.error(
        missing === 1 ? 'A design could not be copied.' : `${missing} designs could not be copied.`,
        {
          description: sentenceOf(failed.reason),
        },
      )
    }
  }
}
