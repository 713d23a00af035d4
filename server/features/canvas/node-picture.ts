import type { Bindings } from '#server/bindings.ts'
import { copyPicture } from '#server/features/artifacts/artifact-pictures.ts'
import type { NewNode } from '#server/features/canvas/nodes-queries.ts'
import { canvasRoom } from '#server/rooms/room-stubs.ts'

/** A copy looks like what it was copied from, and its board is told so. */
export async function copyNodePicture(
  env: Bindings,
  { nodeId, spaceId, design, from }: NewNode,
): Promise<void> {
  if (!from) return
  await copyPicture(env.FILES, from.source, { patternId: design.id, id: from.artifactId })
  await canvasRoom(env, spaceId).pictured(spaceId, nodeId)
}
