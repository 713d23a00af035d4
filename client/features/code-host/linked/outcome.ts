import type { ShownJob } from '#room-schema/jobs.ts'
import type { SyncResult } from '#shared/code-host.ts'

/** What became of the call that I made last. */
export interface MyCall {
  /** The job that it asked for, and the last one of the room when it was made. */
  id: string
  before: string | null
  kind: ShownJob['kind']
  result: SyncResult | null
  problem: string | null
}

export type Outcome =
  | { kind: 'none' }
  | { kind: 'late' }
  | { kind: 'failed'; what: ShownJob['kind']; why: string; at: number | null }
  /** `result` where it was one's own; others are not told where the branch is. */
  | { kind: 'diverged'; result: SyncResult | null }
  | { kind: 'sideBranch'; result: SyncResult }

/** How things stand after what was done last, whoever did it; what my own call was told adds to it. */
export function outcomeOf(last: { job: ShownJob; isLate: boolean } | null, mine: MyCall | null): Outcome {
  const job = last?.job ?? null
  const isMine = mine !== null && (job === null || job.id === mine.id || job.id === mine.before)
  if (isMine && mine.problem !== null) return { kind: 'failed', what: mine.kind, why: mine.problem, at: null }
  if (isMine && mine.result !== null) return ofResult(mine.result)
  if (job === null) return { kind: 'none' }
  if (last?.isLate) return { kind: 'late' }
  if (job.outcome === 'failed')
    return { kind: 'failed', what: job.kind, why: job.message ?? 'It failed.', at: job.endedAt }
  return job.outcome === 'diverged' ? { kind: 'diverged', result: null } : { kind: 'none' }
}

function ofResult(result: SyncResult): Outcome {
  if (result.result === 'diverged') return { kind: 'diverged', result }
  return result.compareUrl ? { kind: 'sideBranch', result } : { kind: 'none' }
}
