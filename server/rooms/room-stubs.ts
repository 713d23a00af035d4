import type { Bindings } from '#server/bindings.ts'
import type { CanvasRoomObject } from '#server/rooms/canvas/canvas-room-object.ts'
import type { EditorRoomObject } from '#server/rooms/editor/editor-room-object.ts'
import type { ChatItem } from '#shared/chat.ts'

/** The one object of a pattern's room. */
export const editorRoom = (env: Bindings, patternId: string): DurableObjectStub<EditorRoomObject> =>
  (env.EDITOR_ROOMS as DurableObjectNamespace<EditorRoomObject>).getByName(patternId)

/** The one object of a canvas's room. */
export const canvasRoom = (env: Bindings, spaceId: string): DurableObjectStub<CanvasRoomObject> =>
  (env.CANVAS_ROOMS as DurableObjectNamespace<CanvasRoomObject>).getByName(spaceId)

/** What of a room belongs to the pattern entity. */
export const readRoom = (
  env: Bindings,
  patternId: string,
): Promise<{ chatItems: ChatItem[]; isAiGenerating: boolean }> =>
  editorRoom(env, patternId).describe(patternId)

export const roomStub = (
  env: Bindings,
  kind: 'editor' | 'canvas',
  id: string,
): DurableObjectStub<EditorRoomObject> | DurableObjectStub<CanvasRoomObject> =>
  kind === 'canvas' ? canvasRoom(env, id) : editorRoom(env, id)
