import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { brokenEnd, failed, type RunEnd } from '#server/generation/run/end.ts'
import { artifactIdOf, type StoredRun } from '#server/generation/run/runs-store.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Where a run was begun, as seen by the object that finds it without an end. */
interface BegunIn {
  isSameObject: boolean
  isSameIsolate: boolean
}

/** How a run ends that nothing carries on, and what becomes of the version it was making. */
interface LostEnd {
  end: RunEnd
  artifactId: string
  /** It is, or becomes, the active version. */
  isShown: boolean
}

/** With its version where that is on record, else with Retry for free; in a design that is deleted nothing is made. */
export async function endOfLostRun(
  d1: D1Database,
  patternId: string,
  lost: StoredRun,
  begunIn: BegunIn,
): Promise<LostEnd> {
  const artifactId = await artifactIdOf(patternId, lost)
  const pattern = lost.state === 'running' ? await findPattern(d1, patternId) : null
  const artifact = pattern && (await findArtifact(d1, artifactId))
  if (!artifact) return { artifactId, isShown: false, end: failed(lossOf(begunIn)) }
  if (artifact.status === 'compiled')
    return { artifactId, isShown: true, end: { state: 'done', artifact, next: [] } }
  const { activeArtifactId: activeId } = pattern
  const isShown = activeId === null || activeId === artifactId
  return { artifactId, isShown, end: brokenEnd(artifact, !isShown) }
}

/** A restart is claimed only where there was one. */
function lossOf({ isSameObject, isSameIsolate }: BegunIn): string {
  if (isSameObject) return MESSAGES.runHadError
  return isSameIsolate ? MESSAGES.roomWasClosed : MESSAGES.runWasLost
}
