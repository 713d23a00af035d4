import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, hasCode } from '#client/api/call.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { Artifact, ArtifactVersion, FeedbackType, SourceFile } from '#shared/artifacts.ts'

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

/** Saves the working copy as a version of its own, free of charge; nothing happens when nothing differs. */
export const useSaveVersion = (id: string) =>
  useMutation({
    mutationKey: ['saveVersion', id],
    mutationFn: () => call(artifactsApi.save, { body: { id } }),
  })

/** Rescued files as a new design of one's own, on top of what one may still see of the old one. */
export function useKeepAsDesign(patternId: string) {
  return useMutation({
    mutationFn: async ({ name, files }: { name: string; files: SourceFile[] }): Promise<string> => {
      const base = await readableFiles(patternId)
      const { id } = await call(patternsApi.create, { body: { name } })
      await call(artifactsApi.save, { body: { id, files: merged(base, files) } })
      return id
    },
  })
}

/** The active version's files; none where they may not be read any more. */
async function readableFiles(patternId: string): Promise<SourceFile[]> {
  try {
    const { activeArtifactId } = await call(patternsApi.get, { path: { id: patternId } })
    return activeArtifactId
      ? (await call(artifactsApi.get, { path: { id: activeArtifactId } })).sourceFiles
      : []
  } catch (error) {
    if (hasCode(error, 'unauthenticated', 'forbidden', 'not_found')) return []
    throw error
  }
}

const merged = (base: SourceFile[], files: SourceFile[]): SourceFile[] => [
  ...base.filter(({ name }) => !files.some(file => file.name === name)),
  ...files,
]

export const useSendFeedback = (artifactId: string) =>
  useMutation({
    mutationFn: (body: { feedbackType: FeedbackType; feedbackText?: string }) =>
      call(artifactsApi.feedback, { body: { artifactId, ...body } }),
  })
