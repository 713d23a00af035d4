import type * as Y from 'yjs'
import { type CanvasNode, nodesOf, readNodes, writeNode } from '#room-schema/canvas-room.ts'
import type { NodeRow } from '#server/features/canvas/nodes-queries.ts'
import type { NodeStatus } from '#shared/canvas.ts'

/** Shows what D1 says of the designs on a canvas, and nothing else. */
export function showNodes(doc: Y.Doc, rows: readonly NodeRow[]): void {
  const shown = readNodes(doc)
  const known = new Set(rows.map(row => row.nodeId))
  for (const nodeId of [...nodesOf(doc).keys()]) if (!known.has(nodeId)) nodesOf(doc).delete(nodeId)
  for (const row of rows) writeNode(doc, row.nodeId, nodeOf(row, shown.get(row.nodeId) ?? null))
}

/** Does this show anything else than what is shown? */
export const differs = (doc: Y.Doc, rows: readonly NodeRow[]): boolean => {
  const shown = readNodes(doc)
  if (shown.size !== rows.length || nodesOf(doc).size !== rows.length) return true
  return rows.some(row => {
    const before = shown.get(row.nodeId) ?? null
    return JSON.stringify(before) !== JSON.stringify({ ...before, ...nodeOf(row, before) })
  })
}

function nodeOf(row: NodeRow, shown: CanvasNode | null): CanvasNode {
  const isSame = shown?.artifactId === row.artifactId
  const status = statusOf(row, shown, isSame)
  const isRunning = status === 'generating'
  return {
    editorRoomId: row.editorRoomId,
    name: row.name,
    artifactId: row.artifactId,
    thumbnail: isSame ? (shown?.thumbnail ?? null) : null,
    status,
    stage: isRunning ? (shown?.stage ?? '') : '',
    filesDone: isRunning ? (shown?.filesDone ?? 0) : 0,
    explore: row.explore,
    votes: row.votes,
    addedBy: row.addedBy,
  }
}

/** A failed run is known to the room of its design alone: it stays until there is another version. */
function statusOf(row: NodeRow, shown: CanvasNode | null, isSame: boolean): NodeStatus {
  if (row.isGone) return 'gone'
  if (row.isRunning) return 'generating'
  if (row.isBroken || (isSame && shown?.status === 'error')) return 'error'
  return row.artifactId === null ? 'empty' : 'ready'
}
