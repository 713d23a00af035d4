import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, errorOf, send } from '#client/api/call.ts'
import { downloadBytes } from '#client/lib/download-bytes.ts'
import { editorMetadataApi } from '#shared/api/editor-metadata.ts'
import { feedbackApi } from '#shared/api/feedback.ts'
import { fillPath, type RouteReply } from '#shared/api/route.ts'
import { FEEDBACK_FILE_NAME, type NewQuestion } from '#shared/feedback.ts'
import { ACCESS_STALE_MS } from '#shared/patterns.ts'

export type EditorMetadata = RouteReply<typeof editorMetadataApi.get>

const metadataKey = (id: string): string[] => ['editorMetadata', id]
const responsesKey = (id: string): string[] => ['feedbackResponses', id]

/** What a design has beside itself: the name of its host, a password, and what visitors are asked. */
export const useEditorMetadata = (id: string): UseQueryResult<EditorMetadata> =>
  useQuery({
    queryKey: metadataKey(id),
    queryFn: () => call(editorMetadataApi.get, { path: { id } }),
    staleTime: ACCESS_STALE_MS,
  })

export type FeedbackResponses = RouteReply<typeof feedbackApi.responses>

/** What visitors have answered; only for those who may change the design. */
export const useFeedbackResponses = (id: string): UseQueryResult<FeedbackResponses> =>
  useQuery({
    queryKey: responsesKey(id),
    queryFn: () => call(feedbackApi.responses, { path: { id } }),
    staleTime: ACCESS_STALE_MS,
  })

/** What is known is asked for again as the room says that there is more. */
export function useFreshFeedback(id: string, revision: string): void {
  const client = useQueryClient()
  const known = useRef(revision)
  // The room tells of it, from outside of React.
  useEffect(() => {
    if (known.current === revision) return
    known.current = revision
    void client.invalidateQueries({ queryKey: responsesKey(id) })
    void client.invalidateQueries({ queryKey: metadataKey(id) })
  }, [client, id, revision])
}

export interface NewQuestions {
  isEnabled: boolean
  questions: NewQuestion[]
}

export function useSaveQuestions(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (feedbackQuestionData: NewQuestions) =>
      call(editorMetadataApi.feedback, { path: { id }, body: { feedbackQuestionData } }),
    onSuccess: () => client.invalidateQueries({ queryKey: metadataKey(id) }),
  })
}

/** An empty one takes it away. Addresses of previews carry a pass from then on, or none any more. */
export function useSetPassword(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(editorMetadataApi.password, { path: { id }, body: { password } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['preview'] })
      return client.invalidateQueries({ queryKey: metadataKey(id) })
    },
  })
}

/** For good; all of them where none is named. */
export function useDeleteResponses(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (responseIds: string[] | null) =>
      call(feedbackApi.remove, { path: { id }, body: responseIds ? { responseIds } : {} }),
    // Not waited for: whoever says that it is done may be gone with the last answer.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: responsesKey(id) })
    },
  })
}

/** Saves all answers as a file. */
export const useExportFeedback = (id: string) =>
  useMutation({
    mutationFn: async () => {
      const response = await send(`/api${fillPath(feedbackApi.exportCsv.path, { id })}`, { method: 'POST' })
      if (!response.ok) throw await errorOf(response)
      downloadBytes(FEEDBACK_FILE_NAME, 'text/csv', await response.blob())
    },
  })
