import { call } from '#client/api/call.ts'
import { queueApi } from '#shared/api/queue.ts'

/** What people do to the prompts that wait in a room. */
export const queueCalls = (id: string) => ({
  read: async (requestId: string): Promise<string> =>
    (await call(queueApi.read, { path: { id, requestId } })).updatePrompt,
  edit: (requestId: string, updatePrompt: string) =>
    call(queueApi.edit, { body: { id, requestId, updatePrompt } }),
  remove: (requestId: string) => call(queueApi.remove, { body: { id, requestId } }),
  undoRemove: (requestId: string) => call(queueApi.undoRemove, { body: { id, requestId } }),
  /** Before another one that waits; null: to the end. */
  move: (requestId: string, before: string | null) =>
    call(queueApi.move, { body: { id, requestId, before } }),
})
