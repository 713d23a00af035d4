import { sentenceOf } from '#client/api/call.ts'
import { useRemoveNodes, useUndoRemoveNodes } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { removeShapes } from '#client/room/canvas/layout-edits.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { toast } from '#client/ui/toast.ts'
import { readShape, shapesOf } from '#room-schema/canvas-layout.ts'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { NODES_AT_ONCE_MAX } from '#shared/canvas.ts'
import { newId } from '#shared/ids.ts'
import { useBoard } from './board-context.ts'

const UNDO_SHOWN_MS = 10_000

/** Takes away what is selected: designs, which are left before, by a call that can be undone for ten minutes, the rest as any other change. */
export function useRemoveSelected(leave: (nodeIds: readonly string[]) => void): () => void {
  const { id: spaceId, room, layout } = useCanvas()
  const board = useBoard()
  const remove = useRemoveNodes()
  const takeBack = useUndoRemoveNodes()
  return () => {
    const selected = [...board.selected()]
    const nodeIds = selected.filter(id => nodesOf(room.doc).has(id)).slice(0, NODES_AT_ONCE_MAX)
    // Its arrows go unseen with a design, and come back with it.
    const isOfThem = (id: string) => {
      const { from, to } = readShape(shapesOf(layout.doc).get(id)) ?? {}
      return [from, to].some(end => end && nodeIds.includes(end))
    }
    const shapes = selected.filter(id => !nodeIds.includes(id) && !isOfThem(id))
    if (shapes.length > 0) removeShapes(layout.doc, new Set(shapes))
    board.select([])
    if (nodeIds.length === 0) return
    leave(nodeIds)
    const what = nodeIds.length === 1 ? 'The design is' : `${nodeIds.length} designs are`
    remove.mutate(
      { spaceId, nodeIds },
      {
        onSuccess: ({ undo }) => {
          let isBack = false
          const noticeId = newId()
          const bringBack = () => {
            if (isBack) return false
            isBack = true
            // It would go on saying that they are away, beside the notice that they are back.
            toast.dismiss(noticeId)
            takeBack
              .mutateAsync({ spaceId, undo })
              .catch(error =>
                toast.error('It could not be brought back.', { description: sentenceOf(error) }),
              )
            return true
          }
          undoHistoryOf(spaceId).push({ label: 'taking designs away', undo: bringBack, redo: () => false })
          toast(`${what} taken away.`, {
            id: noticeId,
            duration: UNDO_SHOWN_MS,
            action: { label: 'Undo', onClick: () => void bringBack() },
          })
        },
        onError: error => toast.error('It could not be taken away.', { description: sentenceOf(error) }),
      },
    )
  }
}
