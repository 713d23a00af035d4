import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { useMe } from '#client/api/users.ts'
import { foldersApi } from '#shared/api/folders.ts'
import type { Folder } from '#shared/workspaces.ts'

const FOLDERS_KEY = ['folders']

/** One's own, and those of one's workspaces. */
export function useFolders(): UseQueryResult<Folder[]> {
  const isSignedIn = useMe() !== null
  return useQuery({
    queryKey: FOLDERS_KEY,
    queryFn: async () => (await call(foldersApi.list, {})).folders,
    enabled: isSignedIn,
  })
}

/** Without a workspace it is one's own. */
export const useCreateFolder = () =>
  useChange((folder: { name: string; orgId?: string; requestId: string }) =>
    call(foldersApi.create, { body: folder }),
  )

export const useRenameFolder = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    call(foldersApi.rename, { path: { id }, body: { name } }),
  )

export const useRemoveFolder = () => useChange((id: string) => call(foldersApi.remove, { path: { id } }))

/** Null takes a design out of its folder. */
export const useMoveDesign = () =>
  useChange((move: { id: string; folderId: string | null }) => call(foldersApi.move, { body: move }))

function useChange<Input, Reply>(perform: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: perform,
    onSuccess: () =>
      Promise.all([FOLDERS_KEY, ['patterns']].map(queryKey => client.invalidateQueries({ queryKey }))),
  })
}
