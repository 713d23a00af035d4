import { useNow } from '#client/lib/clock.ts'
import { useLastJob } from '#client/room/document/job-hooks.ts'
import { jobState } from './job-words.ts'

/** Whether somebody's sync or pull is under way, as everybody in the room sees it. */
export function useIsSyncing(): boolean {
  const job = useLastJob()
  const now = useNow(job?.endedAt === null ? 1_000 : null)
  return jobState(job, now) === 'running'
}
