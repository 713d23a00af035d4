import type { Bindings } from '#server/bindings.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { brokenEnd, failed, type RunEnd } from '#server/generation/run/end.ts'
import type { FinishedFiles } from '#server/generation/run/finished-files.ts'
import { draftedBy, finishedByLost } from '#server/generation/run/lost-files.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import { artifactIdOf, type StoredRun } from '#server/generation/run/runs-store.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Where a run was begun, as seen by the object that finds it without an end. */
interface BegunIn {
  isSameObject: boolean
  isSameIsolate: boolean
}

/** How a run ends that nothing carries on, and what becomes of the version it was making. */
export interface LostEnd {
  end: RunEnd
  /** What it had finished, where no version has it. */
  finished: FinishedFiles | null
  artifactId: string
  /** It is, or becomes, the active version. */
  isShown: boolean
}

/** With its version where that is on record, else with Retry for free; in a design that is deleted nothing is made. */
export async function endOfLostRun(
  env: Bindings,
  room: Pick<RunRoom, 'sql' | 'doc' | 'patternId'>,
  lost: StoredRun,
  begunIn: BegunIn,
): Promise<LostEnd> {
  const { DB } = env
  const patternId = room.patternId()
  const drafted = draftedBy(room.doc(), lost)
  const artifactId = await artifactIdOf(patternId, lost)
  const pattern = lost.state === 'running' ? await findPattern(DB, patternId) : null
  const artifact = pattern && (await findArtifact(DB, artifactId))
  if (!artifact) {
    const finished = pattern && (await finishedByLost({ env, room, stored: lost }, drafted))
    return { artifactId, isShown: false, finished, end: failed(lossOf(begunIn)) }
  }
  const finished = null
  if (artifact.status === 'compiled')
    return { artifactId, isShown: true, finished, end: { state: 'done', artifact, next: [] } }
  const { activeArtifactId: activeId } = pattern
  const isShown = activeId === null || activeId === artifactId
  return { artifactId, isShown, finished, end: brokenEnd(artifact, !isShown) }
}

/** A restart is claimed only where there was one. */
function lossOf({ isSameObject, isSameIsolate }: BegunIn): string {
  if (isSameObject) return MESSAGES.runHadError
  return isSameIsolate ? MESSAGES.roomWasClosed : MESSAGES.runWasLost
}
