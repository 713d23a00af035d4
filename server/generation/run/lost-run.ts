import { deriveId } from '#server/derive-id.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import type { RunEnd } from '#server/generation/run/show-in-chat.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { doesNotCompile, MESSAGES } from '#shared/messages.ts'

/** The id of the version that a run makes: its end can be repeated, and is found again after a crash. */
export const artifactIdOf = (patternId: string, { request, attempt }: StoredRun): Promise<string> =>
  deriveId(patternId, request.requestId, attempt)

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
  if (!artifact)
    return {
      ...{ artifactId, isShown: false },
      end: { state: 'failed', message: lossOf(begunIn), problem: null },
    }
  if (artifact.status === 'compiled')
    return { artifactId, isShown: true, end: { state: 'done', artifact, next: [] } }
  const { activeArtifactId: activeId } = pattern
  const isShown = activeId === null || activeId === artifactId
  const message = doesNotCompile(versionLabel(artifact.version), !isShown)
  return { artifactId, isShown, end: { state: 'failed', message, problem: null, artifact } }
}

/** A restart is claimed only where there was one. */
function lossOf({ isSameObject, isSameIsolate }: BegunIn): string {
  if (isSameObject) return MESSAGES.runHadError
  return isSameIsolate ? MESSAGES.roomWasClosed : MESSAGES.runWasLost
}
