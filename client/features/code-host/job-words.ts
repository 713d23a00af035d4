import { durationLabel } from '#client/lib/time-label.ts'
import type { ShownJob } from '#room-schema/jobs.ts'
import { CODE_HOST_TIMEOUT_MS, type JobStage, type SyncOutcome } from '#shared/code-host.ts'
import { MESSAGES } from '#shared/messages.ts'

/** The server ends a job in words when its time is over; what is silent for longer has lost its server. */
const LATE_AFTER_MS = CODE_HOST_TIMEOUT_MS + 5_000
/** Sooner, a time would only flicker. */
const TIME_SHOWN_AFTER_MS = 1_000

export type JobState = 'none' | 'running' | 'late' | 'ended'

export function jobState(job: ShownJob | null, now: number): JobState {
  if (job === null) return 'none'
  if (job.endedAt !== null) return 'ended'
  return now - job.startedAt > LATE_AFTER_MS ? 'late' : 'running'
}

/** What is being done, and for how long by now; `who` is null for oneself. */
export function runningWords(kind: ShownJob['kind'], who: string | null, elapsedMs: number): string {
  const doing = kind === 'sync' ? 'syncing with GitHub' : 'pulling from GitHub'
  const words = who === null ? `${doing.charAt(0).toUpperCase()}${doing.slice(1)}` : `${who} is ${doing}`
  return elapsedMs < TIME_SHOWN_AFTER_MS ? `${words}…` : `${words}… ${durationLabel(elapsedMs)}`
}

/** Of what is under way, what it is at just now. */
export const STAGE_WORDS: Record<JobStage, string> = {
  asking: 'Asking GitHub where the branch stands',
  making: 'Writing the project',
  comparing: 'Comparing the files',
  sending: 'Sending the commits',
  fetching: 'Fetching what changed there',
  saving: 'Saving it as a version',
}

/** Section 8; each stands for 3 s. */
export const OUTCOME_WORDS: Record<SyncOutcome, string> = {
  success: MESSAGES.syncSucceeded,
  up_to_date: MESSAGES.syncUpToDate,
  diverged: MESSAGES.syncDiverged,
}

export const LATE_WORDS =
  'Timed out: nothing has been heard for more than 30 s. Nothing is lost on either side, and it can be pressed again.'

const SHORT_CHARACTERS = 7
export const shortCommit = (id: string): string => id.slice(0, SHORT_CHARACTERS)

/** The page of a commit, below that of the repository in which the branch has its page; null where that is not known. */
export function commitAddress(branchUrl: string | undefined, repository: string, id: string): string | null {
  const at = branchUrl?.indexOf(`/${repository}/`) ?? -1
  if (!branchUrl || at < 0) return null
  return safeAddress(`${branchUrl.slice(0, at)}/${repository}/commit/${id}`)
}

/** What others name as an address is followed only where it is one of the web. */
export const safeAddress = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) ? address : null
