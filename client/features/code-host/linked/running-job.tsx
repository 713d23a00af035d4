import { useMe, useUserMetadata } from '#client/api/users.ts'
import { useNow } from '#client/lib/clock.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import type { ShownJob } from '#room-schema/jobs.ts'
import { fullName } from '#shared/users.ts'
import { runningWords, STAGE_WORDS } from '../job-words.ts'

/** What goes on just now, for everybody who looks; a reader of screens hears it begin, and not each second. */
export function RunningJob({ kind, job }: { kind: ShownJob['kind']; job: ShownJob | null }) {
  const me = useMe()
  const isMine = job === null || job.actor.id === me?.id
  const other = useUserMetadata(isMine ? null : job.actor.id).data
  const who = isMine ? null : other ? fullName(other) : 'Somebody'
  const now = useNow(1_000)
  const begun = runningWords(kind, who, 0)
  return (
    <div className="flex items-center gap-2.5 rounded-md border border-accent-line bg-accent-wash px-3.5 py-2.5 text-sm">
      <Spinner className="text-accent-ink" />
      <span role="status" className="sr-only">
        {begun}
      </span>
      <span aria-hidden="true" className="min-w-0 tabular-nums">
        {runningWords(kind, who, job ? now - job.startedAt : 0)}
        {job?.stage && <span className="block text-xs text-ink-soft">{STAGE_WORDS[job.stage]}</span>}
      </span>
    </div>
  )
}
