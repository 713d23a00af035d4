import { api } from '#shared/api/index.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { FrameConfig } from '#shared/preview.ts'
import type { RenderOutcome } from '#shared/preview-health.ts'
import type { Person } from '#tests/support/people/person.ts'
import { getPage } from '#tests/support/product/preview-request.ts'

type Told = RouteReply<typeof api.artifacts.health>

/** Loads the page of a version as a frame of the app does; what a report of this load carries, or null. */
export async function loadVersion(person: Person, artifactId: string): Promise<string | null> {
  const { previewSrc } = await person.must(api.artifacts.preview, { path: { id: artifactId } })
  return tokenAt(previewSrc)
}

/** The word in the page at this address. */
export async function tokenAt(src: string): Promise<string | null> {
  const { text } = await getPage(src)
  const json = /id="maquette-frame">(.+?)<\/script>/.exec(text)?.[1] ?? 'null'
  return (JSON.parse(json) as FrameConfig | null)?.report ?? null
}

/** Tells of one load what was seen in it. */
export const tellSeen = (
  person: Person,
  artifactId: string,
  seen: { outcome: RenderOutcome; cause?: string; token: string | null },
): Promise<Told> =>
  person.must(api.artifacts.health, {
    path: { id: artifactId },
    body: { outcome: seen.outcome, cause: seen.cause ?? '', ...(seen.token ? { token: seen.token } : {}) },
  })

/** Loads a version and tells what was seen. */
export const seeVersion = async (
  person: Person,
  artifactId: string,
  outcome: RenderOutcome,
  cause = '',
): Promise<Told> =>
  tellSeen(person, artifactId, { outcome, cause, token: await loadVersion(person, artifactId) })
