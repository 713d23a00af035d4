import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import type { RunCredits } from '#server/generation/run/run-credits.ts'
import { artifactIdOf, type RunsStore, type StoredRun } from '#server/generation/run/runs-store.ts'
import { versionLabel } from '#shared/artifacts.ts'

interface Books {
  store: RunsStore
  credits: RunCredits
}

/** Closes the entry of an ended run in the ledger; `artifact` is what it made. */
export async function settle(
  { store, credits }: Books,
  { request, state }: StoredRun,
  artifact: ArtifactRow | null,
): Promise<void> {
  const isCharged = state === 'done' && artifact?.status === 'compiled'
  await credits.end(request, isCharged, howItEnded(state, artifact))
  store.setSettled(request.requestId)
}

/** Closes the entries that a crash between the end of a run and its settlement has left open. */
export async function settleLost(books: Books, env: Bindings, patternId: string): Promise<void> {
  for (const run of books.store.unsettled()) {
    const artifact = await findArtifact(env.DB, await artifactIdOf(patternId, run))
    await settle(books, run, artifact)
  }
}

/** The reason in the ledger, beside what was asked. */
function howItEnded(state: StoredRun['state'], artifact: ArtifactRow | null): string {
  if (state === 'stopped') return 'stopped, nothing charged'
  if (state !== 'done') return artifact ? 'did not compile, nothing charged' : 'failed, nothing charged'
  if (!artifact) return 'nothing was changed, nothing charged'
  if (artifact.status === 'compiled') return `made ${versionLabel(artifact.version)}`
  return 'could not be compiled in time, nothing charged'
}
