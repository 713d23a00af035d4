import { type AttachedPicture, withPictures } from '#server/generation/attached-pictures.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import { componentFiles, type RunStart } from '#server/generation/run/start.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type FileChange, hasChanges } from '#shared/edits/operations/file-changes.ts'
import type { Scoped } from '#shared/edits/scope.ts'

interface Wanted {
  files: SourceFile[]
  pictures: readonly AttachedPicture[]
}

/** What of the model's files is within the run's scope, with the pictures that it names. */
export async function ownFiles(
  run: Pick<LiveRun, 'env' | 'room' | 'edits' | 'stored'>,
  start: RunStart,
  { files: wanted, pictures }: Wanted,
): Promise<Scoped & { inside: FileChange[] }> {
  const own = await limited(run, start, wanted)
  const files = await withPictures(run.env.FILES, run.room.patternId(), own.files, pictures)
  return { ...own, files }
}

async function limited(
  { edits, stored }: Pick<LiveRun, 'edits' | 'stored'>,
  { scope, snapshot }: RunStart,
  wanted: SourceFile[],
): Promise<Scoped & { inside: FileChange[] }> {
  if (!scope || !hasChanges(snapshot.files, wanted)) return { files: wanted, inside: [], outside: [] }
  const { components } = stored.request
  const limit = 'files' in scope ? { files: [...scope.files, ...componentFiles(wanted, components)] } : scope
  return edits.limit(snapshot.files, wanted, limit)
}
