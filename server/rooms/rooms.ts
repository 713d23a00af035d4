import type { Bindings } from '#server/bindings.ts'
import type { EditorRoomObject } from '#server/rooms/editor-room-object.ts'
import { isRoomOpen } from '#server/rooms/rooms-queries.ts'
import type { ChatItem } from '#shared/chat.ts'

/** The one object of a pattern's room. */
export const editorRoom = (env: Bindings, patternId: string): DurableObjectStub<EditorRoomObject> =>
  env.EDITOR_ROOMS.getByName(patternId)

/** What of a room belongs to the pattern entity. */
export const readRoom = (
  env: Bindings,
  patternId: string,
): Promise<{ chatItems: ChatItem[]; isAiGenerating: boolean }> =>
  editorRoom(env, patternId).describe(patternId)

/** After a commit to D1: an open room shows it; a closed one will when somebody joins. */
export async function showFacts(env: Bindings, patternId: string): Promise<void> {
  if (await isRoomOpen(env.DB, patternId)) await editorRoom(env, patternId).showFacts(patternId)
}

/** After a pattern was deleted: a run may go on with nobody connected. */
export const closeRoom = (env: Bindings, patternId: string): Promise<void> =>
  editorRoom(env, patternId).removed(patternId)

/** After a change of who may do what: open sockets are looked at again, and a run that may go on without any. */
export const accessChanged = (env: Bindings, patternId: string): Promise<void> =>
  editorRoom(env, patternId).accessChanged(patternId)
