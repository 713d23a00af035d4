import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { catalogApi } from '#shared/api/catalog.ts'
import type { CatalogEntry } from '#shared/catalog.ts'

const CATALOG_KEY = ['catalog']

/** Examples that everybody sees. */
export const useCatalog = (): UseQueryResult<CatalogEntry[]> =>
  useQuery({
    queryKey: CATALOG_KEY,
    queryFn: async () => (await call(catalogApi.list, {})).entries,
  })

export function useAddToCatalog() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chatPatternId: string) => call(catalogApi.create, { body: { chatPatternId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: CATALOG_KEY }),
  })
}

export function useRemoveFromCatalog() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(catalogApi.remove, { path: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: CATALOG_KEY }),
  })
}
