import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { type SyncRequest, usePull, useSync } from '#client/api/code-host.ts'
import { useNow } from '#client/lib/clock.ts'
import { useLastJob } from '#client/room/document/job-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import type { ShownJob } from '#room-schema/jobs.ts'
import { SYNC_RESULT_SHOWN_MS, type SyncResult } from '#shared/code-host.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import { jobState, OUTCOME_WORDS, shortCommit } from '../job-words.ts'
import type { LeftOutFile } from './left-out.tsx'
import type { Linked } from './linked.ts'
import { type MyCall, type Outcome, outcomeOf } from './outcome.ts'

export interface Syncing {
  /** What is under way, whoever began it. */
  running: { kind: ShownJob['kind']; job: ShownJob | null } | null
  outcome: Outcome
  /** What could not come along with my pull. */
  leftOut: readonly LeftOutFile[]
  /** True once it has worked. */
  sync(request: Omit<SyncRequest, 'requestId'>): Promise<boolean>
  pull(): void
}

const shown = { duration: SYNC_RESULT_SHOWN_MS }

/** Syncing and pulling, told in words that stand 3 s (section 8) wherever the person is by then. */
export function useSyncing({ lastSyncedAt }: Pick<Linked, 'lastSyncedAt'>): Syncing {
  const patternId = usePatternId()
  const sync = useSync(patternId)
  const pull = usePull(patternId)
  const [call, setCall] = useState<Pick<MyCall, 'id' | 'before' | 'kind'> | null>(null)
  const job = useLastJob()
  const now = useNow(job?.endedAt === null ? 1_000 : null)
  const state = jobState(job, now)
  const isPending = sync.isPending || pull.isPending
  /** Each press is a wish of its own; the room's job has its id. */
  const begin = (kind: ShownJob['kind']): string => {
    const id = newId()
    sync.reset()
    pull.reset()
    setCall({ id, before: job?.id ?? null, kind })
    return id
  }
  // Before the first sync, what others did and what was before a reload may be of the repository of before.
  const isOfLink = job !== null && (lastSyncedAt !== null || job.endedAt === null || job.id === call?.id)
  const error = sync.error ?? pull.error
  const mine = call && { ...call, result: sync.data ?? null, problem: error && sentenceOf(error) }
  return {
    running: runningOf(state === 'running' ? job : null, isPending ? call : null),
    outcome: outcomeOf(isOfLink ? { job, isLate: state === 'late' } : null, mine),
    leftOut: pull.data?.leftOut ?? [],
    async sync(request) {
      try {
        const result = await sync.mutateAsync({ ...request, requestId: begin('sync') })
        tell(result)
        return result.result !== 'diverged'
      } catch (error) {
        toast.error(MESSAGES.syncFailed, { ...shown, description: sentenceOf(error) })
        return false
      }
    },
    pull() {
      pull.mutateAsync(begin('pull')).then(
        ({ artifactId, commitId }) =>
          artifactId
            ? toast.success('Pulled from GitHub.', { ...shown, description: commitWords(commitId, null) })
            : toast('Nothing new on GitHub.', shown),
        error => toast.error('Failed to pull from GitHub.', { ...shown, description: sentenceOf(error) }),
      )
    },
  }
}

/** My own is under way before the room knows of it. */
function runningOf(job: ShownJob | null, mine: Pick<MyCall, 'kind'> | null): Syncing['running'] {
  if (job) return { kind: job.kind, job }
  return mine && { kind: mine.kind, job: null }
}

function tell({ result, commitId, branch }: SyncResult): void {
  const say = result === 'success' ? toast.success : toast
  say(OUTCOME_WORDS[result], { ...shown, description: commitWords(commitId, branch ?? null) })
}

const commitWords = (commitId: string | undefined, branch: string | null): string | undefined =>
  commitId && `Commit ${shortCommit(commitId)}${branch ? ` on ${branch}` : ''}.`
