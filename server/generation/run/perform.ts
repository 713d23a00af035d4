import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { settingsOf } from '#server/bindings.ts'
import { isVerdict } from '#server/compiler/compiler-port.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { editsPort } from '#server/edits/edits-port.ts'
import { latestVersion } from '#server/features/artifacts/artifacts-queries.ts'
import { readImages } from '#server/features/uploads/uploads.ts'
import { attachedPictures } from '#server/generation/attached-pictures.ts'
import { ModelError, modelProblem } from '#server/generation/model/problems.ts'
import { languageModel, modelNameFor } from '#server/generation/model/providers.ts'
import { patientModel, RETRIES } from '#server/generation/model/retrying-model.ts'
import { windowOf } from '#server/generation/model/windows.ts'
import { saidBefore } from '#server/generation/prompt/conversation.ts'
import { withImages } from '#server/generation/prompt/images.ts'
import { buildPrompt } from '#server/generation/prompt/prompt.ts'
import { referenceTools } from '#server/generation/reference-tools.ts'
import { runGeneration } from '#server/generation/reply/answer-loop.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { type ModelEvent, StoppedError, type StopReason } from '#server/generation/reply/stream.ts'
import { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { keepRun } from '#server/generation/run/commit.ts'
import { artifactIdOf } from '#server/generation/run/lost-run.ts'
import type { LiveRun, RunRoom } from '#server/generation/run/room.ts'
import { RunProblem } from '#server/generation/run/run-problem.ts'
import { artifactPart, type RunEnd } from '#server/generation/run/show-in-chat.ts'
import { startRun } from '#server/generation/run/start.ts'
import { suggestedActions } from '#server/generation/run/suggestions.ts'
import { Transcript } from '#server/generation/run/transcript.ts'
import { changedByHand, openFaults } from '#server/generation/since-answer.ts'
import { templatesAnswer } from '#server/generation/templates-answer.ts'
import { builtPackages, readManifest } from '#server/preview/vendor-manifest.ts'
import type { RoomVersions } from '#server/rooms/editor/versions.ts'
import { templatesModel } from '#server/templates/answer/templates-model.ts'
import { TemplatesFailed } from '#server/templates/answer/templates-port.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'
import { MESSAGES } from '#shared/messages.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

export interface Performance extends RunRoom {
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
  const { env, live, versions, room } = performance
  const { request } = live.stored
  const edits = editsPort(env, request.actor.id, live.stop.signal)
  const start = await startRun(performance, versions, request, edits)
  const { pattern, snapshot, selected } = start
  const files = new ProjectFiles(snapshot.files, edits)
  const history = saidBefore(readChat(room.doc), request, start.isRewound)
  const settings = settingsOf(env)
  const name = modelNameFor(settings, request.mode)
  const windowTokens = windowOf(name)
  const patternId = performance.patternId()
  const [pictures, faults, changed, isBuilt] = await Promise.all([
    attachedPictures(env.FILES, patternId, request.hostedFiles, history, snapshot.files),
    openFaults(env, start.baseId),
    changedByHand(env, history, start.baseId, snapshot.files),
    readManifest(env).then(builtPackages),
  ])
  const now = { at: Date.now(), look: request.look, faults, pictures, changedByHand: changed }
  const promptFor = (share: number) =>
    buildPrompt({
      ...{ request, history, selected, files: files.files, config: pattern.config, now, isBuilt },
      components: request.components,
      olderItems: readMeta(room.doc).olderChatItems,
      windowTokens: windowTokens * share,
      fileContext: edits.fileContext,
    })
  const prompt = await promptFor(1)
  transcript.asked(name, prompt)
  const images = await readImages(env.FILES, patternId, request.hostedFiles)
  const artifactId = await artifactIdOf(patternId, live.stored)
  const latest = await latestVersion(env.DB, patternId)
  const showCard = () => {
    live.artifactId = artifactId
    const version = versions.numbers.give(artifactId, latest, start.isComponentEdit)
    writer.part(artifactPart({ id: artifactId, name: pattern.name, version }, true))
  }
  const templates = name.provider === 'templates' ? templatesAnswer(env, request, start, history) : null
  const own = templates ? templatesModel({ answer: templates }) : await languageModel(name, settings)
  const model = patientModel(own, {
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
    promptFor: async share => withImages(await promptFor(share), images),
    compile: () => compileErrors(env, request.actor.id, files.files, pattern.config),
    builtPackages: async () => isBuilt,
    reference: referenceTools(env, pattern.config),
    signal: live.stop.signal,
    mode: request.mode,
    files,
    writer,
    changing: showCard,
    record: event => {
      live.heardAt = Date.now()
      transcript.said(event)
      answer.heard(event)
    },
  })
  if (!files.isChanged && answer.isEmpty) throw new ModelError(answer.isDeclined ? 'declined' : 'empty')
  const asked = [...history.filter(item => item.role === 'user').map(textOf), request.prompt]
  const next = async (made: readonly SourceFile[]): Promise<ChatPart[]> => {
    if (templates) return (await templates()).next
    const actions = suggestedActions(made, asked)
    return actions.length > 0 ? [{ type: 'suggestedActions', actions }] : []
  }
  if (!files.isChanged) return { state: 'done', artifact: null, next: await next(files.files) }
  return keepRun({ ...performance, start, edits, writer, artifactId, wanted: files.files, pictures, next })
}

/** For a model to read; null when there is nothing to repair, or nothing is known. */
async function compileErrors(
  env: Performance['env'],
  account: string,
  files: SourceFile[],
  config: PatternConfig,
): Promise<string | null> {
  const output = await compilerPort(env, account).compile({ files, config })
  return output.isOk || !isVerdict(output) ? null : (output.errorMessage ?? 'the compiler gave no reason')
}

/** Whether the model has said anything to the person. */
class Answer {
  #hasSpoken = false
  #isSpeaking = false
  isDeclined = false

  get isEmpty(): boolean {
    return !this.#hasSpoken && !this.#isSpeaking
  }

  heard(event: ModelEvent): void {
    if (event.type === 'text' && event.text.trim()) this.#isSpeaking = true
    if (event.type === 'wasThought') this.#isSpeaking = false
    if (event.type === 'finished' && this.#isSpeaking) this.#hasSpoken = true
    if (event.type === 'finished' && event.reason === 'content-filter') this.isDeclined = true
  }
}

function failure(error: unknown): RunEnd {
  if (error instanceof RunProblem) return { state: 'failed', message: error.message, problem: null }
  if (error instanceof StoppedError) return STOPPED[error.reason]
  if (error instanceof TemplatesFailed) return { state: 'failed', message: error.message, problem: null }
  return { state: 'failed', message: MESSAGES.somethingWentWrong, problem: modelProblem(error) }
}

const STOPPED: Record<StopReason, RunEnd> = {
  stopped: { state: 'stopped' },
  access_lost: { state: 'stopped', cause: MESSAGES.startersAccessLost },
  too_long: { state: 'failed', message: MESSAGES.runTooLong, problem: null },
}

const trace = ({ stored }: LiveRun) => ({ traceId: `${stored.request.requestId}-${stored.attempt}` })

const textOf = (item: ChatItem): string => wordsOf(item.content, '\n')
