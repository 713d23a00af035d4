import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import type { RunCredits } from '#server/generation/run/credits.ts'
import { artifactIdOf } from '#server/generation/run/lost-run.ts'
import type { RunsStore, StoredRun } from '#server/generation/run/runs-store.ts'
import { howItEnded, type RunEnd } from '#server/generation/run/show-in-chat.ts'

interface Books {
  store: RunsStore
  credits: RunCredits
}

/** Closes the entry of an ended run in the ledger. */
export async function settleRun(
  { store, credits }: Books,
  { request }: StoredRun,
  end: RunEnd,
): Promise<void> {
  const isCharged = end.state === 'done' && end.artifact?.status === 'compiled'
  await credits.end(request, isCharged, howItEnded(end))
  store.setSettled(request.requestId)
}

/** Closes the entries that a crash between the end of a run and its settlement has left open. */
export async function settleLost(books: Books, env: Bindings, patternId: string): Promise<void> {
  for (const run of books.store.unsettled()) {
    const artifact = await findArtifact(env.DB, await artifactIdOf(patternId, run))
    await settleRun(books, run, asEnd(run, artifact))
  }
}

function asEnd({ state }: StoredRun, artifact: ArtifactRow | null): RunEnd {
  if (state === 'done') return { state, artifact, next: [] }
  if (state === 'stopped') return { state }
  return { state: 'failed', message: '', problem: null, ...(artifact ? { artifact } : {}) }
}
