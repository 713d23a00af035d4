import { EditsFailed, editsPort } from '#server/edits/edits-port.ts'
import type { AttachedPicture } from '#server/generation/attached-pictures.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import {
  type FinishedFiles,
  finishedOf,
  finishedPart,
  storeFinished,
} from '#server/generation/run/finished-files.ts'
import { KeptCredits } from '#server/generation/run/kept-credits.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import type { LostEnd } from '#server/generation/run/lost-run.ts'
import { ownFiles } from '#server/generation/run/own-files.ts'
import type { RunsStore } from '#server/generation/run/runs-store.ts'
import { addToAnswer } from '#server/generation/run/show-in-chat.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** What a run has finished that was cut, stopped or lost; null where a version has what it made. */
export function finishedAt(
  end: RunEnd,
  live: LiveRun | null,
  lost: LostEnd | null,
): Promise<FinishedFiles | null> | null {
  const isUnfinished = end.state === 'stopped' || (end.state === 'failed' && !end.artifact)
  if (!isUnfinished) return null
  return live?.finished?.() ?? Promise.resolve(lost?.finished ?? null)
}

/** Tells at any moment of a run what it has finished; what of it fits is asked when it is needed. */
export const finishedBy =
  (run: LiveRun, start: RunStart, made: ProjectFiles, pictures: readonly AttachedPicture[]) =>
  async (): Promise<FinishedFiles | null> => {
    const { files, progress } = made
    const { asked, begun, open } = progress
    // Those of the run itself end with it.
    const edits = editsPort(run.env, run.stored.request.actor.id, new AbortController().signal)
    const wanted = asked.length === 0 ? files : await fitted(files, () => edits.fit(files, asked))
    const own = await ownFiles({ ...run, edits }, start, { files: wanted, pictures })
    return finishedOf(start.snapshot.files, own.files, { begun, open })
  }

/** What cannot be read now is not finished. */
async function fitted(
  files: SourceFile[],
  work: () => Promise<{ files: SourceFile[] }>,
): Promise<SourceFile[]> {
  try {
    return (await work()).files
  } catch (error) {
    if (!(error instanceof EditsFailed)) throw error
    return files
  }
}

interface Ended extends Pick<LiveRun, 'env' | 'room' | 'stored'> {
  store: Pick<RunsStore, 'isOver' | 'get'>
}

/** Offers in the chat to keep what a run has finished, as long as it has not been tried again. */
export async function offerFinished(
  { env, room, stored, store }: Ended,
  finishing: Promise<FinishedFiles | null>,
): Promise<void> {
  const finished = await finishing
  if (!finished || !store.isOver(stored)) return
  await storeFinished(env.FILES, room.patternId(), stored.request.requestId, finished)
  const cost = await new KeptCredits({ ...room, env }).shownCost(store.get(stored.request.requestId))
  if (!store.isOver(stored)) return
  room.write(doc => addToAnswer(doc, stored.request.assistantItemId, finishedPart(finished, cost)))
  room.flush()
}
