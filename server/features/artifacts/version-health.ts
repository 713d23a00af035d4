import { type ArtifactRow, setHealth } from '#server/features/artifacts/artifacts-queries.ts'
import { refundVersion } from '#server/generation/run-credits.ts'
import { isReady, type RenderVerdict } from '#shared/preview-health.ts'

const CAUSE_MAX_CHARACTERS = 1_000

/** Keeps what a writer's browser saw; the first fault gives back what the version cost. True when it did. */
export async function reportHealth(
  d1: D1Database,
  artifact: ArtifactRow,
  health: RenderVerdict,
): Promise<boolean> {
  const isNews = await setHealth(d1, artifact.id, health)
  return isNews && !isReady(health) && refundVersion(d1, artifact)
}

/** The version when a failure of it is on record; what a writer asks to have fixed is put there first. */
export async function recordedFault(
  d1: D1Database,
  artifact: ArtifactRow,
  errorMessage: string,
): Promise<ArtifactRow | null> {
  if (isBroken(artifact)) return artifact
  if (!errorMessage) return null
  const health: RenderVerdict = { outcome: 'threw', cause: errorMessage.slice(0, CAUSE_MAX_CHARACTERS) }
  await reportHealth(d1, artifact, health)
  return { ...artifact, health }
}

/** A failure is on record: it did not compile, or did not paint. */
export const isBroken = ({ status, health }: Pick<ArtifactRow, 'status' | 'health'>): boolean =>
  status === 'error' || (health !== null && !isReady(health))

export const causeOf = ({ errorMessage, health }: ArtifactRow): string => errorMessage ?? health?.cause ?? ''
