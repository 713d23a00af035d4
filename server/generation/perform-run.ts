import { readChat } from '#room-schema/chat.ts'
import { writeMeta } from '#room-schema/editor-room.ts'
import { settingsOf } from '#server/bindings.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { deriveId } from '#server/derive-id.ts'
import type { DesignerInput } from '#server/designer/designer-input.ts'
import { suggestionsFor } from '#server/designer/suggestions.ts'
import { type ArtifactRow, latestVersion } from '#server/features/artifacts/artifacts-queries.ts'
import { readImages } from '#server/features/uploads/uploads.ts'
import type { LiveRun, RunRoom } from '#server/generation/generation-runs.ts'
import { ModelError, modelProblem } from '#server/generation/model-problem.ts'
import { type ModelEvent, StoppedError } from '#server/generation/model-stream.ts'
import { languageModel, modelNameFor } from '#server/generation/models.ts'
import { patientModel, RETRIES } from '#server/generation/patient-model.ts'
import { ProjectFiles } from '#server/generation/project-files.ts'
import { buildPrompt } from '#server/generation/prompt.ts'
import { withImages } from '#server/generation/prompt-images.ts'
import { artifactPart, type RunEnd } from '#server/generation/run-ends.ts'
import { runGeneration } from '#server/generation/run-generation.ts'
import { RunWriter } from '#server/generation/run-writer.ts'
import type { RunRequest } from '#server/generation/runs-store.ts'
import { Transcript } from '#server/generation/transcript.ts'
import { builtPackages, readManifest } from '#server/preview/vendor-manifest.ts'
import type { RoomVersions } from '#server/rooms/room-versions.ts'
import type { WorkingSnapshot } from '#server/rooms/working-copy.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'
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
  const images = await readImages(env.FILES, performance.patternId(), request.hostedFiles)
  const artifactId = await deriveId(performance.patternId(), request.requestId, attempt)
  const { major } = await latestVersion(env.DB, performance.patternId())
  const card = artifactPart(
    { id: artifactId, name: pattern.name, version: { major: major + 1, minor: 0 } },
    true,
  )
  const model = patientModel(await languageModel(name, settings), {
    firstByteMs: settings.MODEL_FIRST_BYTE_S * 1_000,
    silenceMs: settings.MODEL_SILENCE_S * 1_000,
    retryMs: settings.MODEL_RETRY_S * 1_000,
    onRetry: (retry, error) => {
      transcript.failed(error)
      writer.stage(`Trying again (${retry} of ${RETRIES})`)
    },
  })
  const answer = new Answer()
  await runGeneration({
    model,
    promptFor: () => withImages(prompt, images),
    seesEverything: true,
    compile: () => compileErrors(env, files.files, pattern.config),
    builtPackages: async () => builtPackages(await readManifest(env)),
    providerOptions: { designer: designerInput(context) },
    signal: live.stop.signal,
    mode: request.mode,
    files,
    writer,
    changing: () => writer.part(card),
    record: event => {
      transcript.said(event)
      answer.heard(event)
    },
  })
  if (!files.isChanged && answer.isEmpty) throw new ModelError(answer.isDeclined ? 'declined' : 'empty')
  const suggestions = suggestionsFor(files.files, [...promptsIn(history), request.prompt])
  if (!files.isChanged) return { state: 'done', artifact: null, suggestions }
  const artifact = await keep(performance, writer, files, snapshot, artifactId)
  return { state: 'done', artifact, suggestions }
}

/** Compiled, packed, on record, merged into what people typed meanwhile, and made the active version. */
async function keep(
  { live, versions, workingCopy, room }: Performance,
  writer: RunWriter,
  files: ProjectFiles,
  snapshot: WorkingSnapshot,
  artifactId: string,
): Promise<ArtifactRow> {
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
  return artifact
}

/** For a model to read; null when there is nothing to repair. */
async function compileErrors(
  env: Performance['env'],
  files: SourceFile[],
  config: PatternConfig,
): Promise<string | null> {
  const { isOk, errorMessage } = await compilerPort(env).compile({ files, config })
  return isOk ? null : (errorMessage ?? 'the compiler gave no reason')
}

/** Whether the model has said anything to the person. */
class Answer {
  isEmpty = true
  isDeclined = false

  heard(event: ModelEvent): void {
    if (event.type === 'text' && event.text.trim()) this.isEmpty = false
    if (event.type === 'finished' && event.reason === 'content-filter') this.isDeclined = true
  }
}

function failure(error: unknown): RunEnd {
  if (error instanceof StoppedError)
    return error.reason === 'stopped'
      ? { state: 'stopped' }
      : { state: 'failed', message: MESSAGES.runTooLong, problem: null }
  return { state: 'failed', message: MESSAGES.somethingWentWrong, problem: modelProblem(error) }
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
  const instruction = request.prompt
  const selection = request.references[0]?.anchor ?? null
  return { instruction, files, config, isDarkMode, history: promptsIn(history), selection }
}

/** What people have asked for, oldest first. */
const promptsIn = (history: ChatItem[]): string[] =>
  history
    .filter(item => item.role === 'user')
    .flatMap(item => item.content.flatMap(part => (part.type === 'text' ? [part.message] : [])))
