import type { ShownJob } from '#room-schema/jobs.ts'
import type { SyncResult } from '#shared/code-host.ts'

/** What the room and one's own call know of how it ended. */
interface Known {
  last: { job: ShownJob; isLate: boolean } | null
  result: SyncResult | null
  problem: string | null
}

type Outcome =
  | { kind: 'none' }
  | { kind: 'late' }
  | { kind: 'failed'; why: string; at: number | null }
  /** `result` where it was one's own; others are not told where the branch is. */
  | { kind: 'diverged'; result: SyncResult | null }
  | { kind: 'sideBranch'; result: SyncResult }

/** How things stand after the last job of the room, whoever began it; what one's own call said adds to it. */
export function outcomeOf({ last, result, problem }: Known): Outcome {
  if (problem !== null) return { kind: 'failed', why: problem, at: null }
  if (last?.isLate) return { kind: 'late' }
  const job = last?.job ?? null
  if (job?.outcome === 'failed') return { kind: 'failed', why: job.message ?? 'It failed.', at: job.endedAt }
  // My own is of this job, unless somebody has done something since.
  const own = result && (job === null || (job.kind === 'sync' && job.commitId === (result.commitId ?? null)))
  if (own && result.result === 'success' && result.compareUrl) return { kind: 'sideBranch', result }
  if (job ? job.outcome === 'diverged' : result?.result === 'diverged')
    return { kind: 'diverged', result: own ? result : null }
  return { kind: 'none' }
}
