import type { CanvasNode } from '#room-schema/canvas-room.ts'
import type { Bindings } from '#server/bindings.ts'

/** What the room of a node's design says of it. */
export type NodeNews = Pick<CanvasNode, 'status' | 'stage' | 'filesDone' | 'name' | 'artifactId'>

/** What a canvas's room is told by the rooms of the designs on it. */
interface Board extends Rpc.DurableObjectBranded {
  told(spaceId: string, nodeId: string, news: NodeNews): Promise<void>
}

/** For the rooms of designs, which name no class of another room. */
export const boardOf = (env: Bindings, spaceId: string): DurableObjectStub<Board> =>
  (env.CANVAS_ROOMS as DurableObjectNamespace<Board>).getByName(spaceId)
