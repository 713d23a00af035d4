import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, hasCode } from '#client/api/call.ts'
import { patternKey } from '#client/api/patterns.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import { spacesApi } from '#shared/api/canvas.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import type { RouteInput, RouteReply } from '#shared/api/route.ts'
import type { Artifact, ArtifactVersion, FeedbackType, SourceFile } from '#shared/artifacts.ts'
import type { ModelMode } from '#shared/chat.ts'
import type { Look } from '#shared/look.ts'
import type { Pattern } from '#shared/patterns.ts'
import { isReady, type RenderVerdict } from '#shared/preview-health.ts'

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

/** The same for code that needs it once; what is known already is not asked again. */
export const fetchArtifact = (client: QueryClient, artifactId: string): Promise<Artifact> =>
  client.fetchQuery({
    queryKey: ['artifact', artifactId],
    queryFn: () => call(artifactsApi.get, { path: { id: artifactId } }),
    staleTime: ARTIFACT_STALE_MS,
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

/** One file in two versions; versions never change, so neither does this. */
export const useArtifactDiff = (ids: {
  original: string
  updated: string
  fileName: string
}): UseQueryResult<RouteReply<typeof artifactsApi.diff>> =>
  useQuery({
    queryKey: ['diff', ids],
    queryFn: () =>
      call(artifactsApi.diff, {
        path: { orig: ids.original, updated: ids.updated },
        query: { fileName: ids.fileName },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const LIVE_ADDRESS_STALE_MS = 4 * 60_000

const liveAddress = (patternId: string) => ({
  queryKey: ['live', patternId],
  queryFn: () => call(artifactsApi.live, { path: { id: patternId } }),
  staleTime: LIVE_ADDRESS_STALE_MS,
})

/** Where the design can be shown as it is being written. */
export const useLiveAddress = (
  patternId: string,
  isNeeded: boolean,
): UseQueryResult<RouteReply<typeof artifactsApi.live>> =>
  useQuery({ ...liveAddress(patternId), enabled: isNeeded })

/** Asks for it before the page of the design is there. */
export function useAskLiveAddress(): (patternId: string) => void {
  const client = useQueryClient()
  return patternId => void client.prefetchQuery(liveAddress(patternId))
}

/** A compiled version as a frame without an origin is given it. */
export const fetchBundle = (artifactId: string): Promise<RouteReply<typeof artifactsApi.bundle>> =>
  call(artifactsApi.bundle, { path: { id: artifactId } })

const reported = new Set<string>()

interface SeenHealth {
  artifactId: string
  /** Of the load it was seen in. */
  token: string
  health: RenderVerdict
}

/** Tells what this browser saw of a version in one load, once; true when it should look a second time. */
export function useReportHealth(): (seen: SeenHealth) => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(
    async ({ artifactId, token, health }) => {
      const known = client.getQueryData<ArtifactPreview>(previewKey(artifactId))?.health
      const isTold = known && (known.outcome !== 'hung' || !isReady(health))
      if (reported.has(token) || isTold) return false
      reported.add(token)
      try {
        const body = { ...health, token }
        const kept = await call(artifactsApi.health, { path: { id: artifactId }, body })
        client.setQueryData<ArtifactPreview>(
          previewKey(artifactId),
          preview => preview && { ...preview, health: kept.health },
        )
        if (kept.isRefunded) await client.invalidateQueries({ queryKey: ['credits'] })
        return kept.isSecondLookWanted
      } catch {
        reported.delete(token)
        return false
      }
    },
    [client],
  )
}

/** It waits for a run that is under way, as every prompt does. */
interface Failure {
  artifactId: string
  errorMessage: string
  stack: string
  look: Look | null
  mode: ModelMode
  modelId: string | null
}

export const useFixWithAi = () =>
  useMutation({
    mutationFn: ({ artifactId, ...body }: Failure) =>
      call(artifactsApi.fix, { path: { id: artifactId }, body: { ...body, whenBusy: 'queue' } }),
  })

/** Of the versions of every design. */
export const VERSIONS_KEY = ['versions']

const versionsKey = (patternId: string): string[] => [...VERSIONS_KEY, patternId]

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
    mutationFn: (artifactId: string) => {
      // Inside a canvas it is the node that shows another version (section 4).
      const pointer = client.getQueryData<Pattern>(patternKey(patternId))?.spacePointer
      if (!pointer) return call(artifactsApi.restore, { body: { id: patternId, artifactId } })
      const { spaceRoomId: spaceId, spaceNodeId: nodeId } = pointer
      return call(spacesApi.updateArtifactId, { body: { spaceId, nodeId, artifactId } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: versionsKey(patternId) }),
  })
}

/** Saves the working copy as a version of its own, free of charge; nothing happens when nothing differs. */
export const useSaveVersion = (id: string, message?: string) =>
  useMutation({
    mutationKey: ['saveVersion', id],
    mutationFn: () => call(artifactsApi.save, { body: { id, ...(message ? { message } : {}) } }),
  })

/** Puts a template into the page; it is told where it landed like a change of somebody else's. */
/** The next version of a design, with the files that another version has. */
export function useSaveVersionInto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ artifactId, id, message }: { artifactId: string; id: string; message: string }) => {
      const { sourceFiles } = await fetchArtifact(client, artifactId)
      return call(artifactsApi.save, { body: { id, files: sourceFiles, message } })
    },
  })
}

export const useInsertTemplate = (id: string) =>
  useMutation({
    mutationFn: (asked: Omit<RouteInput<typeof artifactsApi.insert>['body'], 'id'>) =>
      call(artifactsApi.insert, { body: { id, ...asked } }),
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
