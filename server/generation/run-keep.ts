import { writeMeta } from '#room-schema/editor-room.ts'
import { mayStillWrite } from '#server/access.ts'
import { keepOutside, outOfScopePart } from '#server/generation/left-outside.ts'
import { StoppedError } from '#server/generation/model-stream.ts'
import type { Performance } from '#server/generation/perform-run.ts'
import type { RunEnd } from '#server/generation/run-ends.ts'
import { componentFiles, type RunStart, scopeLabel } from '#server/generation/run-start.ts'
import type { RunWriter } from '#server/generation/run-writer.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import { limitToScope, type Scoped } from '#shared/edits/scope.ts'
import { summarize } from '#shared/edits/summarize.ts'

interface Result extends Performance {
  start: RunStart
  writer: RunWriter
  artifactId: string
  /** The files as the model wants them. */
  wanted: SourceFile[]
  suggestions(files: readonly SourceFile[]): Extract<RunEnd, { state: 'done' }>['suggestions']
}

/** Limited to its scope, compiled, packed, on record, merged into what people typed meanwhile, and made active. */
export async function keepRun(result: Result): Promise<RunEnd> {
  const { start, writer, artifactId, live, versions, room, suggestions } = result
  const { request } = live.stored
  const { files, outside } = limited(result)
  if (outside.length > 0) {
    const left = { kept: files, wanted: result.wanted }
    await keepOutside(result.env.FILES, result.patternId(), request.requestId, left)
    writer.part(outOfScopePart(scopeName(result), outside))
  }
  if (summarize(start.snapshot.files, files).length === 0)
    return { state: 'done', artifact: null, suggestions: suggestions(files) }
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
  for (const part of componentParts(result, files)) writer.part(part)
  room.flush()
  await adopt(result, files)
  return { state: 'done', artifact, suggestions: suggestions(files) }
}

/** What people typed since the snapshot is merged in; beside a version that begins further back it is saved first. */
async function adopt(
  { start, versions, workingCopy, artifactId, live }: Result,
  files: SourceFile[],
): Promise<void> {
  if (start.isRewound) {
    await versions.saveWorkingCopy(live.stored.request.actor)
    workingCopy.reset(artifactId, files)
  } else workingCopy.merge(start.snapshot, artifactId, files)
  await versions.setActive(artifactId)
}

function limited({ start, wanted, live }: Result): Scoped {
  const { scope, snapshot } = start
  if (!scope) return { files: wanted, outside: [] }
  const { components } = live.stored.request
  const limit = 'files' in scope ? { files: [...scope.files, ...componentFiles(wanted, components)] } : scope
  return limitToScope(snapshot.files, wanted, limit)
}

const scopeName = ({ live }: Result): string => scopeLabel(live.stored.request) ?? ''

/** In component mode each changed component is told by its name. */
function componentParts({ start, live, artifactId }: Result, files: SourceFile[]): ChatPart[] {
  const { components } = live.stored.request
  if (components.length === 0) return []
  return summarize(start.snapshot.files, files).map(({ action, file }) => ({
    type: 'codeBlock',
    action,
    file,
    message: '',
    diff: { originalArtifactId: start.baseId, updatedArtifactId: artifactId },
    componentLabel:
      components.find(name => componentFiles([{ name: file, code: '' }], [name]).length > 0) ?? null,
  }))
}
