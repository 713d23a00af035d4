import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { SESSION_KEY, type Session } from '#client/api/users.ts'
import type { CallInput } from '#shared/api/route.ts'
import { supportApi } from '#shared/api/support.ts'

const MESSAGES_KEY = ['support']
const ASKED_KEY = ['supportAsked']

/** What I have asked, with the answers, newest first. */
export const useSupportMessages = () =>
  useQuery({ queryKey: MESSAGES_KEY, queryFn: () => call(supportApi.list, {}), staleTime: 0 })

export function useWriteToSupport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof supportApi.write>['body']) => call(supportApi.write, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: MESSAGES_KEY }),
  })
}

/** They have been seen; a failure is no news, since they go on being told as unread. */
export function useMarkAnswersRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(supportApi.read, { body: {} }),
    onSuccess: () =>
      client.setQueryData<Session>(
        SESSION_KEY,
        before => before && { ...before, server: { ...before.server, unreadAnswers: 0 } },
      ),
  })
}

/** What everybody has asked, for admins. */
export const useAskedMessages = (isOn: boolean) =>
  useQuery({ queryKey: ASKED_KEY, queryFn: () => call(supportApi.asked, {}), enabled: isOn })

/** How many of them wait for an answer; 0 until that is known. */
export const useWaitingMessages = (): number =>
  useAskedMessages(true).data?.messages.filter(({ answers }) => answers.length === 0).length ?? 0

export function useAnswerMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof supportApi.answer>['body']) => call(supportApi.answer, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ASKED_KEY }),
  })
}
