import { writeMeta } from '#room-schema/editor-room.ts'
import { mayStillWrite } from '#server/access/levels.ts'
import type { EditsPort } from '#server/edits/edits-port.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { type AttachedPicture, withPictures } from '#server/generation/attached-pictures.ts'
import { StoppedError } from '#server/generation/reply/stream.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { keepOutside, outOfScopePart } from '#server/generation/run/out-of-scope.ts'
import type { Performance } from '#server/generation/run/perform.ts'
import type { RunEnd } from '#server/generation/run/show-in-chat.ts'
import { componentFiles, type RunStart, scopeLabel } from '#server/generation/run/start.ts'
import { type SourceFile, versionLabel } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import { type FileChange, hasChanges } from '#shared/edits/operations/file-changes.ts'
import type { Scoped } from '#shared/edits/scope.ts'
import { doesNotCompile } from '#shared/messages.ts'

interface Result extends Performance {
  start: RunStart
  edits: EditsPort
  writer: RunWriter
  artifactId: string
  /** The files as the model wants them. */
  wanted: SourceFile[]
  /** What can be put into the page by naming it. */
  pictures: readonly AttachedPicture[]
  /** What stands under the answer. */
  next(files: readonly SourceFile[]): Promise<ChatPart[]>
}

/** Limited to its scope, compiled, packed, on record, merged into what people typed meanwhile, and made active. */
export async function keepRun(result: Result): Promise<RunEnd> {
  const { start, writer, artifactId, live, versions, room, next } = result
  const { request } = live.stored
  const { files: own, inside, outside } = await limited(result)
  const files = await withPictures(result.env.FILES, result.patternId(), own, result.pictures)
  if (outside.length > 0) {
    const left = { kept: files, wanted: result.wanted }
    await keepOutside(result.env.FILES, result.patternId(), request.requestId, left)
    writer.part(outOfScopePart(scopeName(result), outside))
  }
  if (!hasChanges(start.snapshot.files, files))
    return { state: 'done', artifact: null, next: await next(files) }
  writer.stage('Compiling')
  writer.flush(doc =>
    writeMeta(doc, { compilation: { isCompiling: true, compilationId: artifactId, error: null } }),
  )
  const { actor, requestId } = request
  if (!(await mayStillWrite(result.env.DB, actor.id, result.patternId())))
    throw new StoppedError('access_lost')
  const made = {
    ...{ id: artifactId, kind: 'generated' as const, actor, requestId, sourceFiles: files },
    parentId: start.baseId,
    isMinor: start.isComponentEdit,
  }
  const artifact = await versions.store(made, () => {
    if (live.stop.signal.aborted) throw new StoppedError('stopped')
    live.isCommitting = true
  })
  if (artifact.status === 'error') return keepBroken(result, artifact, files)
  for (const part of componentParts(result, inside)) writer.part(part)
  room.flush()
  await adopt(result, files)
  return { state: 'done', artifact, next: await next(files) }
}

/**
 * What does not compile never takes the place of what people are looking at: it is a version to be looked at. Only in an
 * empty design there is nothing to stay with.
 */
async function keepBroken(result: Result, artifact: ArtifactRow, files: SourceFile[]): Promise<RunEnd> {
  const stays = result.start.pattern.activeArtifactId !== null
  if (!stays) await adopt(result, files)
  const message = doesNotCompile(versionLabel(artifact.version), stays)
  return { state: 'failed', message, problem: null, artifact }
}

/** What people typed since the snapshot is merged in; beside a version that begins further back it is saved first. */
async function adopt(
  { start, versions, workingCopy, artifactId, live }: Result,
  files: SourceFile[],
): Promise<void> {
  if (start.isRewound) {
    await versions.saveWorkingCopy(live.stored.request.actor)
    workingCopy.reset(artifactId, files)
  } else await workingCopy.merge(start.snapshot, artifactId, files)
  await versions.setActive(artifactId)
}

async function limited({ start, wanted, live, edits }: Result): Promise<Scoped & { inside: FileChange[] }> {
  const { scope, snapshot } = start
  if (!scope) return { files: wanted, inside: [], outside: [] }
  const { components } = live.stored.request
  const limit = 'files' in scope ? { files: [...scope.files, ...componentFiles(wanted, components)] } : scope
  return edits.limit(snapshot.files, wanted, limit)
}

const scopeName = ({ live }: Result): string => scopeLabel(live.stored.request) ?? ''

/** In component mode each changed component is told by its name. */
function componentParts({ start, live, artifactId }: Result, changes: FileChange[]): ChatPart[] {
  const { components } = live.stored.request
  if (components.length === 0) return []
  return changes.map(({ action, file }) => ({
    type: 'codeBlock',
    action,
    file,
    message: '',
    diff: { originalArtifactId: start.baseId, updatedArtifactId: artifactId },
    componentLabel:
      components.find(name => componentFiles([{ name: file, code: '' }], [name]).length > 0) ?? null,
  }))
}
