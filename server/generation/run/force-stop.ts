import type { RunRecords } from '#server/generation/run/run-records.ts'
import type { GenerationRuns } from '#server/generation/run/runs.ts'
import { MESSAGES } from '#shared/messages.ts'

/**
 * On an admin's word: ends what runs as Stop does, in words; what was lost ends as such. Unless one is named, what waits is
 * ended too, or the next would begin in its place. The ids of what was ended by this.
 */
export async function forceStop(
  runs: Pick<GenerationRuns, 'stop' | 'lookAfter' | 'queue'>,
  records: Pick<RunRecords, 'underWay' | 'stateOf'>,
  requestId: string | null,
): Promise<string[]> {
  const id = records.underWay()
  const waiting = runs.queue.stopWaiting(requestId, MESSAGES.stoppedByAdmin)
  if (!id || (requestId ?? id) !== id) return waiting
  if (!(await runs.stop(id, MESSAGES.stoppedByAdmin))) await runs.lookAfter()
  return ['stopped', 'failed'].includes(records.stateOf(id)) ? [id, ...waiting] : waiting
}
