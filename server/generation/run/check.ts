import { levelOfActor } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import { keepOutOfScope, outOfScopePart } from '#server/generation/run/out-of-scope.ts'
import { ownFiles } from '#server/generation/run/own-files.ts'
import type { Answer } from '#server/generation/run/perform.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import { scopeLabel } from '#server/generation/run-request.ts'
import { can } from '#shared/access.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type FileChange, hasChanges } from '#shared/edits/operations/file-changes.ts'

/** What of the model's files may be kept. */
export interface Checked {
  files: SourceFile[]
  isChanged: boolean
  /** What of a limited run was within its limits. */
  inside: FileChange[]
}

/** Limits the files to the run's scope, keeps what is beyond it, and asks whether its starter may still write. */
export async function check(
  run: LiveRun,
  start: RunStart,
  { files: wanted, pictures }: Pick<Answer, 'files' | 'pictures'>,
): Promise<Checked> {
  const { env, room, writer, stored } = run
  const { requestId, actor } = stored.request
  const { files, inside, outside } = await ownFiles(run, start, { files: wanted, pictures })
  if (outside.length > 0) {
    await keepOutOfScope(env.FILES, room.patternId(), requestId, { kept: files, wanted })
    writer.part(outOfScopePart(scopeLabel(stored.request) ?? '', outside))
  }
  const isChanged = hasChanges(start.snapshot.files, files)
  if (isChanged) {
    const level = await levelOfActor(env.DB, patternRef(room.patternId()), actor.id)
    if (!can(level, 'edit')) throw new StoppedError('access_lost')
  }
  return { files, isChanged, inside }
}
