import { writeMeta } from '#room-schema/editor-room.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { Checked } from '#server/generation/run/check.ts'
import { cardOf, type LiveRun } from '#server/generation/run/live-run.ts'
import { componentFiles, type RunStart } from '#server/generation/run/start.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import type { FileChange } from '#shared/edits/operations/file-changes.ts'

/**
 * Compiled, packed, on record, merged into what people typed meanwhile, and made active. What does not compile never
 * takes the place of what people are looking at; only in an empty design there is nothing to stay with.
 */
export async function commit(
  run: LiveRun,
  start: RunStart,
  { files, inside }: Checked,
): Promise<ArtifactRow> {
  const { room, stored, writer, stop } = run
  const { actor, requestId } = stored.request
  const { id, version } = cardOf(run, start)
  writer.stage('Compiling')
  writer.flush(doc => writeMeta(doc, { compilation: { isCompiling: true, compilationId: id, error: null } }))
  const made = { id, version, actor, requestId, sourceFiles: files, parentId: start.baseId }
  const artifact = await room.versions.store({ ...made, pattern: start.pattern }, () => {
    if (stop.signal.aborted) throw new StoppedError('stopped')
    run.isCommitting = true
  })
  if (artifact.status === 'error') {
    if (start.pattern.activeArtifactId === null) await adopt(run, start, id, files)
    return artifact
  }
  for (const part of componentParts(stored.request.components, start, id, inside)) writer.part(part)
  room.flush()
  await adopt(run, start, id, files)
  return artifact
}

/** What people typed since the snapshot is merged in; beside a version that begins further back it is saved first. */
async function adopt(
  { room, stored }: LiveRun,
  { isRewound, snapshot }: RunStart,
  artifactId: string,
  files: SourceFile[],
): Promise<void> {
  if (isRewound) {
    await room.versions.saveTyped(stored.request.actor)
    room.files.reset(artifactId, files)
  } else await room.files.merge(snapshot, artifactId, files)
  await room.versions.setActive(artifactId)
}

/** In component mode each changed component is told by its name. */
function componentParts(
  components: readonly string[],
  { baseId }: RunStart,
  artifactId: string,
  changes: FileChange[],
): ChatPart[] {
  if (components.length === 0) return []
  return changes.map(({ action, file }) => ({
    type: 'codeBlock',
    action,
    file,
    message: '',
    diff: { originalArtifactId: baseId, updatedArtifactId: artifactId },
    componentLabel:
      components.find(name => componentFiles([{ name: file, code: '' }], [name]).length > 0) ?? null,
  }))
}
