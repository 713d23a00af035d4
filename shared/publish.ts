import { z } from 'zod'
import type { ArtifactStatus } from '#shared/artifacts.ts'
import type { RenderVerdict } from '#shared/preview-health.ts'

/** Of all static pages of a publication together. */
export const PAGES_MAX_BYTES = 2_000_000
export const PAGES_MAX = 50
export const PAGE_PATH_MAX_CHARACTERS = 300
export const TITLE_MAX_CHARACTERS = 120
export const DESCRIPTION_MAX_CHARACTERS = 300
/** Of the picture that is rendered of a design for previews of its link, as an address that holds it. */
export const SOCIAL_PICTURE_MAX_CHARACTERS = 300_000
export const JPEG_ADDRESS =
  /^data:image\/jpeg;base64,(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/
/** What networks that preview links ask for, and what tabs show (section 9). */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const
export const FAVICON = { width: 32, height: 32 } as const
/** Publications that are kept and can be gone back to. */
export const HISTORY_MAX = 30

const OURS = /^\/(?:_maquette|_artifact|_ai)(?:\/|$)/

/** A page of a design by its path alone: no query, nothing invisible, and none of our own paths. */
export const isPagePath = (path: string): boolean =>
  path.length <= PAGE_PATH_MAX_CHARACTERS && /^\/(?!\/)[^?#\s\\]*$/.test(path) && !OURS.test(path)

export const publicationSchema = z.object({
  /** Where it is; null while nothing is published. */
  url: z.string().nullable(),
  artifactId: z.string().nullable(),
  /** As `v3`. */
  artifactVersionName: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** Paths of uploads of this design; `''` where the picture is rendered of the design, and where there is no icon. */
  ogImage: z.string(),
  favicon: z.string(),
  /** Milliseconds since 1970. */
  publishedAt: z.number().nullable(),
  /** How many pages can be read without scripts. */
  staticPages: z.number().optional(),
  /** Newest first. */
  history: z.array(
    z.object({
      id: z.string().optional(),
      artifactId: z.string(),
      artifactVersionName: z.string(),
      /** What the version is called, which its number does not tell. */
      versionTitle: z.string().optional(),
      publishedAt: z.number(),
      by: z.string(),
      byName: z.string().optional(),
    }),
  ),
})
export type PublicationStatus = z.infer<typeof publicationSchema>

export interface StaticPageSent {
  path: string
  html: string
}

/** Why a version cannot be published, as a sentence; null where it can. What nobody has seen yet is given the benefit. */
export function publishProblem({
  status,
  health,
}: {
  status: ArtifactStatus
  health: RenderVerdict | null
}): string | null {
  const then = 'and cannot be published. Fix it, or choose another one.'
  if (status === 'error') return `This version has an error ${then}`
  const isBroken = health?.outcome === 'threw' || health?.outcome === 'missing-export'
  return isBroken ? `This version could not be rendered ${then}` : null
}
