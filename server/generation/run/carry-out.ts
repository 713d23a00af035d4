import type { Outcome } from '#server/generation/reply/closing-words.ts'
import { check } from '#server/generation/run/check.ts'
import { commit } from '#server/generation/run/commit.ts'
import { brokenEnd, endOf, type RunEnd } from '#server/generation/run/end.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import { nameDesign } from '#server/generation/run/name-design.ts'
import { perform } from '#server/generation/run/perform.ts'
import { RunCredits } from '#server/generation/run/run-credits.ts'
import { traceId } from '#server/generation/run/runs-store.ts'
import { start } from '#server/generation/run/start.ts'
import { MESSAGES, standsIn } from '#shared/messages.ts'
import { wordsMissing } from '#shared/models.ts'

/** A run between its beginning and its end: each step is entered once, and handed what it needs. */
export async function carryOut(run: LiveRun): Promise<RunEnd> {
  const { env, room, stored, writer, transcript, usage } = run
  try {
    const end = await steps(run)
    writer.flush()
    return end
  } catch (error) {
    writer.flush()
    transcript.failed(error)
    return endOf(error)
  } finally {
    room.waitUntil(usage.save(env.DB, room.patternId(), stored.request.requestId))
    room.waitUntil(transcript.save(env.FILES, room.patternId(), traceId(stored)))
  }
}

async function steps(run: LiveRun): Promise<RunEnd> {
  const begun = await start(run)
  const answer = await perform(run, begun)
  const result = await check(run, begun, answer)
  if (!result.isChanged) return { state: 'done', artifact: null, next: await answer.next(result.files) }
  const artifact = await commit(run, begun, result)
  if (artifact.status === 'error') return brokenEnd(artifact, begun.pattern.activeArtifactId !== null)
  await tellOutcome(run, answer.outcome)
  await nameDesign(run, begun, answer)
  return { state: 'done', artifact, next: await answer.next(result.files) }
}

/** Boxes that nobody asked for, and an answer without its end, are said and not charged. */
async function tellOutcome({ env, stored, writer }: LiveRun, { standIns, unsaid }: Outcome): Promise<void> {
  const told = [
    ...(unsaid ? [wordsMissing(unsaid)] : []),
    ...(standIns.length > 0 ? [standsIn(standIns)] : []),
  ]
  if (told.length === 0) return
  const credits = new RunCredits(env)
  // A fault of the provider is never paid for, however often it has one.
  if (unsaid) await credits.end(stored.request, false, 'the answer has no end, nothing charged')
  const isFree = unsaid !== null || stored.attempt > 0 || (await credits.forgo(stored.request))
  writer.text(`\n\n${[...told, ...(isFree ? [MESSAGES.nothingCharged] : [])].join(' ')}`)
}
