import { readChat } from '#room-schema/chat.ts'
import { writeMeta } from '#room-schema/editor-room.ts'
import { settingsOf } from '#server/bindings.ts'
import { deriveId } from '#server/derive-id.ts'
import type { DesignerInput } from '#server/designer/designer-input.ts'
import { suggestionsFor } from '#server/designer/suggestions.ts'
import { latestVersion } from '#server/features/artifacts/artifacts-queries.ts'
import type { LiveRun, RunRoom } from '#server/generation/generation-runs.ts'
import { StoppedError } from '#server/generation/model-stream.ts'
import { languageModel, modelNameFor } from '#server/generation/models.ts'
import { ProjectFiles } from '#server/generation/project-files.ts'
import { buildPrompt } from '#server/generation/prompt.ts'
import { artifactPart, type RunEnd } from '#server/generation/run-ends.ts'
import { runGeneration } from '#server/generation/run-generation.ts'
import { RunWriter } from '#server/generation/run-writer.ts'
import type { RunRequest } from '#server/generation/runs-store.ts'
import { Transcript } from '#server/generation/transcript.ts'
import type { RoomVersions } from '#server/rooms/room-versions.ts'
import type { WorkingSnapshot } from '#server/rooms/working-copy.ts'
import type { ChatItem } from '#shared/chat.ts'
import { MESSAGES } from '#shared/messages.ts'

interface Performance extends RunRoom {
  live: LiveRun
  versions: RoomVersions
}

/** From the snapshot to the stored version: everything of a run but its start and its end. */
export async function performRun(performance: Performance): Promise<RunEnd> {
  const { live, room } = performance
  const { requestId, assistantItemId } = live.stored.request
  const writer = new RunWriter(change => room.write(change), requestId, assistantItemId)
  live.writer = writer
  const transcript = new Transcript()
  try {
    const end = await generate(performance, writer, transcript)
    writer.flush()
    return end
  } catch (error) {
    writer.flush()
    transcript.failed(error)
    return failure(error)
  } finally {
    const { traceId } = trace(live)
    performance.waitUntil(transcript.save(performance.env.FILES, performance.patternId(), traceId))
  }
}

async function generate(
  performance: Performance,
  writer: RunWriter,
  transcript: Transcript,
): Promise<RunEnd> {
  const { env, live, versions, workingCopy, room } = performance
  const { request, attempt } = live.stored
  await versions.saveWorkingCopy(request.actor, { beforeItemId: request.userItemId })
  const pattern = await versions.pattern()
  const snapshot = await workingCopy.snapshot(pattern.activeArtifactId)
  const files = new ProjectFiles(snapshot.files)
  const history = readChat(room.doc).filter(item => item.requestId !== request.requestId)
  const context = {
    request,
    files: snapshot.files,
    config: pattern.config,
    isDarkMode: pattern.isDarkMode,
    history,
  }
  const settings = settingsOf(env)
  const prompt = buildPrompt(context)
  const name = modelNameFor(settings, request.mode)
  transcript.asked(name, prompt)
  const artifactId = await deriveId(performance.patternId(), request.requestId, attempt)
  const { major } = await latestVersion(env.DB, performance.patternId())
  const card = artifactPart(
    { id: artifactId, name: pattern.name, version: { major: major + 1, minor: 0 } },
    true,
  )
  await runGeneration({
    model: languageModel(name, settings),
    prompt,
    providerOptions: { designer: designerInput(context) },
    signal: live.stop.signal,
    firstByteMs: settings.MODEL_FIRST_BYTE_S * 1_000,
    silenceMs: settings.MODEL_SILENCE_S * 1_000,
    mode: request.mode,
    files,
    writer,
    changing: () => writer.part(card),
    record: event => transcript.said(event),
  })
  if (!files.isChanged) return { state: 'done', artifact: null, suggestions: suggestionsFor(files.files, []) }
  return keep(performance, writer, files, snapshot, artifactId)
}

/** Compiled, packed, on record, merged into what people typed meanwhile, and made the active version. */
async function keep(
  { live, versions, workingCopy, room }: Performance,
  writer: RunWriter,
  files: ProjectFiles,
  snapshot: WorkingSnapshot,
  artifactId: string,
): Promise<RunEnd> {
  writer.stage('Compiling')
  writer.flush(doc =>
    writeMeta(doc, { compilation: { isCompiling: true, compilationId: artifactId, error: null } }),
  )
  const { actor, requestId } = live.stored.request
  const made = { id: artifactId, kind: 'generated', actor, requestId, sourceFiles: files.files } as const
  const artifact = await versions.store(made, () => {
    if (live.stop.signal.aborted) throw new StoppedError('stopped')
    live.isCommitting = true
  })
  room.flush()
  workingCopy.merge(snapshot, artifactId, files.files)
  await versions.setActive(artifactId)
  return { state: 'done', artifact, suggestions: suggestionsFor(files.files, []) }
}

function failure(error: unknown): RunEnd {
  if (!(error instanceof StoppedError)) return { state: 'failed', message: MESSAGES.somethingWentWrong }
  if (error.reason === 'stopped') return { state: 'stopped' }
  return { state: 'failed', message: error.reason === 'silent' ? MESSAGES.modelSilent : MESSAGES.runTooLong }
}

const trace = ({ stored }: LiveRun) => ({ traceId: `${stored.request.requestId}-${stored.attempt}` })

function designerInput({
  request,
  files,
  config,
  isDarkMode,
  history,
}: {
  request: Pick<RunRequest, 'prompt' | 'references'>
  files: DesignerInput['files']
  config: DesignerInput['config']
  isDarkMode: boolean
  history: ChatItem[]
}): DesignerInput {
  const asked = history.filter(item => item.role === 'user')
  const texts = asked.flatMap(item =>
    item.content.flatMap(part => (part.type === 'text' ? [part.message] : [])),
  )
  const selection = request.references[0]?.anchor ?? null
  return { instruction: request.prompt, files, config, isDarkMode, history: texts, selection }
}
