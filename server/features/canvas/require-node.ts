import type { SignedInCanvasCall } from '#server/call.ts'
import { findNodes, type NodeOfDesign } from '#server/features/canvas/nodes-queries.ts'
import { AppError } from '#shared/errors.ts'

/** A node of this canvas; one of another is not looked for. */
export async function requireNode(call: SignedInCanvasCall, nodeId: string): Promise<NodeOfDesign> {
  const [node] = await findNodes(call.env.DB, call.canvas.id, [nodeId])
  if (!node) throw new AppError('not_found')
  return node
}
