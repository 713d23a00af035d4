import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { Artifact, ArtifactVersion } from '#shared/artifacts.ts'

const ARTIFACT_STALE_MS = 30_000

export type ArtifactPreview = RouteReply<typeof artifactsApi.preview>

export const previewKey = (artifactId: string | null): (string | null)[] => ['preview', artifactId]

/** An artifact with its source files; a version never changes, so only its status can go stale. */
export const useArtifact = (artifactId: string | null): UseQueryResult<Artifact> =>
  useQuery({
    queryKey: ['artifact', artifactId],
    queryFn: () => call(artifactsApi.get, { path: { id: artifactId ?? '' } }),
    staleTime: ARTIFACT_STALE_MS,
    enabled: artifactId !== null,
  })

export const useArtifactPreview = (artifactId: string | null): UseQueryResult<ArtifactPreview> =>
  useQuery({
    queryKey: previewKey(artifactId),
    queryFn: () => fetchPreview(artifactId ?? ''),
    staleTime: ARTIFACT_STALE_MS,
    enabled: artifactId !== null,
  })

export const fetchPreview = (artifactId: string): Promise<ArtifactPreview> =>
  call(artifactsApi.preview, { path: { id: artifactId } })

const versionsKey = (patternId: string): string[] => ['versions', patternId]

/** Newest first; asked again whenever another version has become the active one. */
export const useVersions = (
  patternId: string,
  activeArtifactId: string | null,
): UseQueryResult<ArtifactVersion[]> =>
  useQuery({
    queryKey: [...versionsKey(patternId), activeArtifactId],
    queryFn: async () => (await call(artifactsApi.versions, { path: { id: patternId } })).versions,
    placeholderData: keepPreviousData,
  })

/** Makes an older version the active one for everybody; nothing is lost by it. */
export function useRestore(patternId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['restore', patternId],
    mutationFn: (artifactId: string) => call(artifactsApi.restore, { body: { id: patternId, artifactId } }),
    onSettled: () => client.invalidateQueries({ queryKey: versionsKey(patternId) }),
  })
}
