import type { ArtifactVersion } from '#shared/artifacts.ts'
import { isReady } from '#shared/preview-health.ts'

/** What is yet to be compiled is neither good nor bad, and so not broken. */
type Known = Pick<ArtifactVersion, 'health'> & { status: ArtifactVersion['status'] | 'uncompiled' }

/** A failure is on record: it did not compile, or browsers saw that it does not render. */
export const isBroken = ({ status, health }: Known): boolean =>
  status === 'error' || (health !== null && !isReady(health))

/**
 * The version to go back to from a broken one, out of all versions newest first: the nearest good one before it, else
 * the newest good one. Null when there is none; nobody need have looked at a version for it to be good.
 */
export function lastGoodVersion<V extends Known & { id: string }>(
  versions: readonly V[],
  brokenId: string,
): V | null {
  const at = versions.findIndex(({ id }) => id === brokenId)
  const isGood = (version: V) => version.id !== brokenId && !isBroken(version)
  return versions.slice(at + 1).find(isGood) ?? versions.find(isGood) ?? null
}
