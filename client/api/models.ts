import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { SESSION_KEY, useSession } from '#client/api/users.ts'
import { modelsApi } from '#shared/api/models.ts'
import { ownModelsApi } from '#shared/api/own-models.ts'
import type { CallInput, RouteReply } from '#shared/api/route.ts'
import { type WorkspaceModel, workspaceModelsApi } from '#shared/api/workspace-models.ts'
import type { ModelMode } from '#shared/chat.ts'
import { type FoundModels, type ModelCheck, type ModelChoice, PROVIDER_NAMES } from '#shared/models.ts'
import { FIRST_MESSAGE, type Tokens } from '#shared/token-cost.ts'

export type Models = RouteReply<typeof modelsApi.list>
type OwnModels = RouteReply<typeof ownModelsApi.list>
export type OwnModel = OwnModels['models'][number]
export type NewModel = CallInput<typeof modelsApi.connect>['body']
type Place = CallInput<typeof modelsApi.offered>['body']
export type AnswerUsage = RouteReply<typeof modelsApi.usage>
type Checked = CallInput<typeof modelsApi.check>['body']

const MODELS_KEY = ['models']
const OWN_KEY = ['own models']
const OF_WORKSPACES_KEY = ['workspace models']

/** What can answer, and what was found on the machine, looked for each time it is shown; only whoever runs the server may ask. */
export function useModels(isOn = true): UseQueryResult<Models> {
  return useQuery({
    queryKey: MODELS_KEY,
    queryFn: () => call(modelsApi.list, {}),
    staleTime: 0,
    enabled: isOn,
  })
}

/** What a newcomer may connect without an account: looked for each time it is shown. */
export function useFoundModels(): UseQueryResult<FoundModels[]> {
  return useQuery({
    queryKey: [...MODELS_KEY, 'found'],
    queryFn: async () => (await call(modelsApi.found, {})).found,
    staleTime: 0,
  })
}

/** Connects what the server finds itself, for whoever has at least a guest's session. */
export function useConnectFound() {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (body: CallInput<typeof modelsApi.connectFound>['body']) =>
      call(modelsApi.connectFound, { body }),
    onSuccess,
  })
}

/** Whose key a model is connected with: that of this server, one's own, or that of a workspace. */
export type KeysOf = 'server' | 'person' | { orgId: string }

/** The names that a server has, asked for when somebody wants one of them. */
export const useOfferedModels = (keys: KeysOf = 'server'): UseMutationResult<string[], Error, Place> =>
  useMutation({ mutationFn: async (body: Place) => (await offered(keys, body)).models })

function offered(keys: KeysOf, body: Place): Promise<{ models: string[] }> {
  if (keys === 'server') return call(modelsApi.offered, { body })
  if (keys === 'person') return call(ownModelsApi.offered, { body })
  return call(workspaceModelsApi.offered, { path: { id: keys.orgId }, body })
}

export const useModelCheck = (): UseMutationResult<ModelCheck, Error, Checked> =>
  useMutation({ mutationFn: (body: Checked) => call(modelsApi.check, { body }) })

export function useConnectModel(keys: KeysOf = 'server'): UseMutationResult<{ id: string }, Error, NewModel> {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (body: NewModel) => {
      if (keys === 'server') return call(modelsApi.connect, { body })
      if (keys === 'person') return call(ownModelsApi.connect, { body })
      return call(workspaceModelsApi.connect, { path: { id: keys.orgId }, body })
    },
    onSuccess,
  })
}

/** One call of what is not connected yet. */
export const useNewCheck = (keys: KeysOf): UseMutationResult<ModelCheck, Error, NewModel> =>
  useMutation({
    mutationFn: (body: NewModel) => {
      if (keys === 'server') return call(modelsApi.check, { body })
      if (keys === 'person') return call(ownModelsApi.check, { body })
      return call(workspaceModelsApi.check, { path: { id: keys.orgId }, body })
    },
  })

/** What is connected with keys of a workspace, for whoever manages it. */
export const useWorkspaceModels = (
  orgId: string,
): UseQueryResult<{ models: WorkspaceModel[]; addresses: string[] }> =>
  useQuery({
    queryKey: [...OF_WORKSPACES_KEY, orgId],
    queryFn: () => call(workspaceModelsApi.list, { path: { id: orgId } }),
    staleTime: 0,
  })

export function useDisconnectOfWorkspace(orgId: string) {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (modelId: string) => call(workspaceModelsApi.disconnect, { path: { id: orgId, modelId } }),
    onSuccess,
  })
}

/** What somebody has connected with keys of their own. */
export const useOwnModels = (): UseQueryResult<OwnModels> =>
  useQuery({ queryKey: OWN_KEY, queryFn: () => call(ownModelsApi.list, {}), staleTime: 0 })

export function useDisconnectOwn() {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (id: string) => call(ownModelsApi.disconnect, { path: { id } }),
    onSuccess,
  })
}

export function useSetDefaultModel() {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (body: { mode: ModelMode; modelId: string }) => call(modelsApi.setDefault, { body }),
    onSuccess,
  })
}

export function useSetPrice() {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (body: CallInput<typeof modelsApi.setPrice>['body']) => call(modelsApi.setPrice, { body }),
    onSuccess,
  })
}

export function useDisconnectModel() {
  const onSuccess = useLookAgain()
  return useMutation({
    mutationFn: (id: string) => call(modelsApi.disconnect, { path: { id } }),
    onSuccess,
  })
}

/** What answers is told by the session as well, to everybody. */
function useLookAgain(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: MODELS_KEY }),
      client.invalidateQueries({ queryKey: OWN_KEY }),
      client.invalidateQueries({ queryKey: OF_WORKSPACES_KEY }),
      client.invalidateQueries({ queryKey: SESSION_KEY }),
    ])
}

/** What an answer has taken, for whoever may write. */
export const useAnswerUsage = (id: string, requestId: string): UseQueryResult<AnswerUsage> =>
  useQuery({
    queryKey: ['usage', id, requestId],
    queryFn: () => call(modelsApi.usage, { path: { id }, query: { requestId } }),
    // It is written down while the answer ends.
    retry: 2,
    // A retry of the same answer adds to it.
    staleTime: 0,
  })

const NONE: readonly ModelChoice[] = []

/** What a prompt may be sent to, without addresses. */
export const useModelChoices = (): readonly ModelChoice[] => useSession().data?.server.choices ?? NONE

/** The tokens that a message takes on this server. */
export const useUsualMessage = (): Tokens => useSession().data?.server.usualMessage ?? FIRST_MESSAGE

/** Whether no model serves this mode, so that templates answer; one that was picked is there whatever the mode has. */
export function useTemplatesAnswer(mode: ModelMode, modelId: string | null = null): boolean {
  const server = useSession().data?.server
  const isPicked = server?.choices?.some(({ id }) => id === modelId) ?? false
  return !isPicked && server?.models[mode] === PROVIDER_NAMES.templates
}

/** Whether what answers can look at pictures: templates are filled with words alone. */
export const useSeesImages = (mode: ModelMode, modelId: string | null = null): boolean =>
  !useTemplatesAnswer(mode, modelId)

/** Why a picture cannot go out, in words. */
export const CANNOT_SEE = 'Templates cannot see images. Describe it in words, or connect a model.'

/** The page on which a model is connected: the settings for whoever runs the server, else what to tell that person. */
export function useConnectModelAddress(): string {
  return useSession().data?.user?.isOperator ? '/settings#models' : '/docs/models'
}
