import { sentenceOf } from '#client/api/call.ts'
import { type SyncRequest, usePull, useSync } from '#client/api/code-host.ts'
import { useNow } from '#client/lib/clock.ts'
import { useLastJob } from '#client/room/document/job-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import type { ShownJob } from '#room-schema/jobs.ts'
import { SYNC_RESULT_SHOWN_MS, type SyncResult } from '#shared/code-host.ts'
import { MESSAGES } from '#shared/messages.ts'
import { jobState, OUTCOME_WORDS, shortCommit } from '../job-words.ts'

export interface Syncing {
  /** What is under way, whoever began it. */
  running: { kind: ShownJob['kind']; job: ShownJob | null } | null
  /** What the room did last, unless it is under way; late ones have lost their server. */
  last: { job: ShownJob; isLate: boolean } | null
  /** What came of my own push to a side branch, or of a sync that diverged. */
  result: SyncResult | null
  /** Why my own call failed where the room has no job to tell of it. */
  problem: string | null
  /** True once it has worked. */
  sync(request: SyncRequest): Promise<boolean>
  pull(): void
}

const shown = { duration: SYNC_RESULT_SHOWN_MS }

/** Syncing and pulling, told in words that stand 3 s (section 8) wherever the person is by then. */
export function useSyncing(): Syncing {
  const patternId = usePatternId()
  const sync = useSync(patternId)
  const pull = usePull(patternId)
  const job = useLastJob()
  const now = useNow(job?.endedAt === null ? 1_000 : null)
  const state = jobState(job, now)
  const isMine = sync.isPending ? 'sync' : pull.isPending ? 'pull' : null
  const running =
    state === 'running' && job ? { kind: job.kind, job } : isMine ? { kind: isMine, job: null } : null
  const error = sync.error ?? pull.error
  return {
    running: running as Syncing['running'],
    last: !running && job ? { job, isLate: state === 'late' } : null,
    result: sync.data ?? null,
    problem: error ? sentenceOf(error) : null,
    async sync(request) {
      pull.reset()
      try {
        const result = await sync.mutateAsync(request)
        tell(result)
        return result.result !== 'diverged'
      } catch (error) {
        toast.error(MESSAGES.syncFailed, { ...shown, description: sentenceOf(error) })
        return false
      }
    },
    pull() {
      sync.reset()
      pull.mutateAsync().then(
        ({ artifactId, commitId }) =>
          artifactId
            ? toast.success('Pulled from GitHub.', { ...shown, description: commitWords(commitId, null) })
            : toast('Nothing new on GitHub.', shown),
        error => toast.error('Failed to pull from GitHub.', { ...shown, description: sentenceOf(error) }),
      )
    },
  }
}

function tell({ result, commitId, branch }: SyncResult): void {
  const say = result === 'success' ? toast.success : toast
  say(OUTCOME_WORDS[result], { ...shown, description: commitWords(commitId, branch ?? null) })
}

const commitWords = (commitId: string | undefined, branch: string | null): string | undefined =>
  commitId && `Commit ${shortCommit(commitId)}${branch ? ` on ${branch}` : ''}.`
