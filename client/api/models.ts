import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { modelsApi } from '#shared/api/models.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { ModelMode } from '#shared/chat.ts'
import type { LocalServer, ModelCheck, ModeModel } from '#shared/models.ts'

/** Which model serves which mode; only whoever runs the server may ask. */
export const useModels = (): UseQueryResult<RouteReply<typeof modelsApi.list>> =>
  useQuery({ queryKey: ['models'], queryFn: () => call(modelsApi.list, {}) })

/** Model servers found on this machine, looked for each time the page is opened. */
export const useLocalServers = (): UseQueryResult<RouteReply<typeof modelsApi.local>> =>
  useQuery({ queryKey: ['localModels'], queryFn: () => call(modelsApi.local, {}), staleTime: 0 })

export type CheckedModel = { mode: ModeModel['mode'] } | { local: LocalServer['kind']; model: string }

export const useModelCheck = (): UseMutationResult<ModelCheck, Error, CheckedModel> =>
  useMutation({ mutationFn: (body: CheckedModel) => call(modelsApi.check, { body }) })

/** As the server names it, which the page learns with the session. */
const TEMPLATES = 'Templates'

/** Whether no model serves this mode, so that templates answer. */
export function useTemplatesAnswer(mode: ModelMode): boolean {
  return useSession().data?.server.models[mode] === TEMPLATES
}

/** Whether what answers in this mode can look at pictures: templates are filled with words alone. */
export const useSeesImages = (mode: ModelMode): boolean => !useTemplatesAnswer(mode)

/** Why a picture cannot go out, in words. */
export const CANNOT_SEE = 'Templates cannot see images. Describe it in words, or connect a model.'

/** The page on which a model is connected: the settings for whoever runs the server, else what to tell that person. */
export function useConnectModelAddress(): string {
  return useSession().data?.user?.isOperator ? '/settings#models' : '/docs/models'
}
