import { type Bindings, settingsOf } from '#server/bindings.ts'
import { type ArtifactRow, findArtifact, setHealth } from '#server/features/artifacts/artifacts-queries.ts'
import { keepReport, wasSeenBefore } from '#server/features/artifacts/render-reports-queries.ts'
import { refundVersion } from '#server/generation/run/run-credits.ts'
import { openReport } from '#server/preview/report-token.ts'
import type { artifactsApi } from '#shared/api/artifacts.ts'
import type { RouteReply } from '#shared/api/route.ts'
import { faultSignature, isReady, type RenderReportBody } from '#shared/preview-health.ts'

type Answer = RouteReply<typeof artifactsApi.health>

/**
 * Takes what a writer's browser saw of a version in one load, once. That it painted is believed; a fault is kept, and
 * gives back what the version cost, when a second load has shown it too. Without the word of a load nothing counts.
 */
export async function reportHealth(
  env: Bindings,
  artifact: ArtifactRow,
  userId: string,
  { token, ...verdict }: RenderReportBody,
): Promise<Answer> {
  const known: Answer = { health: artifact.health, isRefunded: false, isSecondLookWanted: false }
  const { AUTH_SECRET } = settingsOf(env)
  const load = token ? await openReport(token, { artifactId: artifact.id, userId }, AUTH_SECRET) : null
  if (!load) return known
  const report = { load, artifactId: artifact.id, signature: faultSignature(verdict) }
  if (!(await keepReport(env.DB, report))) return known
  const isFault = !isReady(verdict)
  if (isFault && !(await wasSeenBefore(env.DB, report)))
    return { ...known, isSecondLookWanted: artifact.health === null || isReady(artifact.health) }
  const isNews = await setHealth(env.DB, artifact.id, verdict)
  const isRefunded = isNews && isFault && (await refundVersion(env.DB, artifact))
  const { health } = (await findArtifact(env.DB, artifact.id)) ?? artifact
  return { health, isRefunded, isSecondLookWanted: false }
}

export const causeOf = ({ errorMessage, health }: ArtifactRow): string => errorMessage ?? health?.cause ?? ''
