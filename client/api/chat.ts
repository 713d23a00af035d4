import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { chatApi } from '#shared/api/chat.ts'
import type { ChatItem, HostedFile, ModelMode, WhenBusy } from '#shared/chat.ts'
import type { Look } from '#shared/look.ts'
import type { Mention } from '#shared/mentions.ts'
import type { Reference } from '#shared/references.ts'
import type { Answers } from '#shared/talk.ts'

export interface Prompt {
  editorId: string
  requestId: string
  userItemId: string
  assistantItemId: string
  text: string
  files: HostedFile[]
  mode: ModelMode
  /** Null: what serves the mode. */
  modelId: string | null
  updateOnRequestId: string | null
  references: Reference[]
  /** Files that alone may change; empty for the whole design. */
  components: string[]
  /** Who was chosen to be named in it. */
  mentions: Mention[]
  look: Look | null
  whenBusy: WhenBusy
  isPlanOnly: boolean
  /** The questions of an earlier request that it answers. */
  answers: Answers | null
}

/** The same request id again has the same one effect, so this may be called until it is answered. */
export const sendPrompt = ({ editorId, text, files, mentions, ...ids }: Prompt) => {
  const mentionedIds = mentions.map(({ id }) => id)
  return call(chatApi.send, {
    path: { editorId },
    body: { updatePrompt: text, hostedFileData: files, mentionedIds, ...ids },
  })
}

export const useRetry = (patternId: string) =>
  useMutation({
    mutationFn: (ids: { requestId: string; assistantItemId: string }) =>
      call(chatApi.retry, { body: { editorRoomId: patternId, ...ids } }),
  })

export const useStop = (id: string) =>
  useMutation({
    mutationFn: (requestId: string) => call(chatApi.stop, { body: { id, requestId } }),
  })

/** Takes in what a run had left out because of its selection. */
export const useAllow = (id: string) =>
  useMutation({
    mutationFn: (requestId: string) => call(chatApi.allow, { body: { id, requestId } }),
  })

/** Takes in what a stopped or failed run had finished, which may take credits. */
export function useKeep(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (requestId: string) => call(chatApi.keep, { body: { id, requestId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['credits'] }),
  })
}

/** What was said in a room before the items its document holds, from `from` on; pages never change once made. */
export function useOlderChat(id: string, from: number, olderItems: number): UseQueryResult<ChatItem[]> {
  const client = useQueryClient()
  const page = (before: number) =>
    client.fetchQuery({
      queryKey: ['olderChatPage', id, before],
      queryFn: () => call(chatApi.older, { path: { id }, query: { before: String(before) } }),
      staleTime: Number.POSITIVE_INFINITY,
    })
  return useQuery({
    queryKey: ['olderChat', id, from, olderItems],
    queryFn: async () => {
      let items: ChatItem[] = []
      for (let start = olderItems; start > from; ) {
        const older = await page(start)
        items = [...older.items, ...items]
        start = older.start
      }
      return items
    },
    enabled: from < olderItems,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
