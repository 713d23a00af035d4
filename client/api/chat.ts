import { useMutation } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { chatApi } from '#shared/api/chat.ts'

export interface Prompt {
  editorId: string
  requestId: string
  userItemId: string
  assistantItemId: string
  text: string
}

/** The same request id again has the same one effect, so this may be called until it is answered. */
export const sendPrompt = ({ editorId, text, ...ids }: Prompt) =>
  call(chatApi.send, { path: { editorId }, body: { updatePrompt: text, ...ids } })

export const useRetry = (editorRoomId: string) =>
  useMutation({
    mutationFn: (ids: { requestId: string; assistantItemId: string }) =>
      call(chatApi.retry, { body: { editorRoomId, ...ids } }),
  })

export const useStop = (id: string) =>
  useMutation({
    mutationFn: (requestId: string) => call(chatApi.stop, { body: { id, requestId } }),
  })
