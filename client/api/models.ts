import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { modelsApi } from '#shared/api/models.ts'
import type { RouteReply } from '#shared/api/route.ts'
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
