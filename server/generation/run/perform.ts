import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { settingsOf } from '#server/bindings.ts'
import { readImages } from '#server/features/uploads/uploads.ts'
import { type AttachedPicture, attachedPictures, withPictures } from '#server/generation/attached-pictures.ts'
import { checkPort } from '#server/generation/check/check-port.ts'
import { compileChecker } from '#server/generation/check/compile-checker.ts'
import { DesignCheck } from '#server/generation/check/design-check.ts'
import { failureTold } from '#server/generation/failure-told.ts'
import { canSee } from '#server/generation/look/can-see.ts'
import { PageLook } from '#server/generation/look/page-look.ts'
import { accessOf, modelFor, nameOf } from '#server/generation/model/choose-model.ts'
import { ModelError } from '#server/generation/model/problems.ts'
import { languageModel } from '#server/generation/model/providers.ts'
import { RETRIES, retryingModel } from '#server/generation/model/retrying-model.ts'
import { windowOf } from '#server/generation/model/windows.ts'
import { saidBefore } from '#server/generation/prompt/conversation.ts'
import { withImages } from '#server/generation/prompt/images.ts'
import { buildPrompt } from '#server/generation/prompt/prompt.ts'
import { referenceTools } from '#server/generation/reference-tools.ts'
import { runGeneration } from '#server/generation/reply/answer-loop.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { ModelEvent } from '#server/generation/reply/stream.ts'
import { cardOf, type LiveRun } from '#server/generation/run/live-run.ts'
import { artifactPart } from '#server/generation/run/show-in-chat.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import { suggestedActions } from '#server/generation/run/suggestions.ts'
import { templatesAnswer } from '#server/generation/run/templates-answer.ts'
import { filesBefore } from '#server/generation/run/undo-target.ts'
import { changedByHand, openFaults } from '#server/generation/since-answer.ts'
import { builtPackages, readManifest } from '#server/preview/vendor-manifest.ts'
import { templatesModel } from '#server/templates/answer/templates-model.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

/** What the model has made of the files, and what stands under its answer. */
export interface Answer {
  files: SourceFile[]
  /** What can be put into the page by naming it. */
  pictures: readonly AttachedPicture[]
  /** What boxes of dashes stand for in it that nobody asked for. */
  standIns: string[]
  next(files: readonly SourceFile[]): Promise<ChatPart[]>
}

/** The model is asked, and answers into the room. */
export async function perform(run: LiveRun, begun: RunStart): Promise<Answer> {
  const { env, room, stored, writer, transcript, edits, stop } = run
  const { request } = stored
  const { pattern, snapshot, selected } = begun
  const { config } = pattern
  const files = new ProjectFiles(snapshot.files, edits)
  const history = saidBefore(readChat(room.doc()), request, begun.isRewound)
  const settings = settingsOf(env)
  const chosen = await modelFor(env, request.mode, request.modelId)
  const name = nameOf(chosen)
  run.usage.by(name, chosen)
  const access = await accessOf({ provider: name.provider, row: chosen?.row ?? null }, settings)
  transcript.hide(access.apiKey)
  const windowTokens = chosen?.window ?? windowOf(name)
  const patternId = room.patternId()
  const [pictures, faults, changed, isBuilt, failure] = await Promise.all([
    attachedPictures(env.FILES, patternId, request.hostedFiles, history, snapshot.files),
    openFaults(env, begun.baseId),
    changedByHand(env, history, begun.baseId, snapshot.files),
    readManifest(env).then(builtPackages),
    failureTold(env, patternId, request, snapshot.files),
  ])
  const now = { at: Date.now(), look: request.look, faults, pictures, changedByHand: changed }
  const promptFor = (share: number) =>
    buildPrompt({
      request: { ...request, prompt: [request.prompt, failure].filter(Boolean).join('\n\n') },
      ...{ history, selected, files: files.files, config, now, isBuilt },
      components: request.components,
      olderItems: readMeta(room.doc()).olderChatItems,
      windowTokens: windowTokens * share,
      fileContext: edits.fileContext,
    })
  transcript.asked(name, await promptFor(1))
  const images = await readImages(env.FILES, patternId, request.hostedFiles)
  const templates =
    chosen === null
      ? templatesAnswer(env, {
          ...{ request, files: snapshot.files, config, selected, history },
          filesBefore: wasUndo => filesBefore(env, begun.baseId, wasUndo),
        })
      : null
  const own = templates ? templatesModel({ answer: templates }) : await languageModel(name, access)
  const model = retryingModel(own, {
    firstByteMs: settings.MODEL_FIRST_BYTE_S * 1_000,
    silenceMs: settings.MODEL_SILENCE_S * 1_000,
    retryMs: settings.MODEL_RETRY_S * 1_000,
    onRetry: (retry, error) => {
      transcript.failed(error)
      writer.stage(`Trying again (${retry} of ${RETRIES})`)
    },
  })
  const heard = new Heard()
  const port = checkPort(env, request.actor.id, stop.signal)
  const checked = {
    ...{ port, prompt: request.prompt },
    complete: (made: readonly SourceFile[]) => withPictures(env.FILES, patternId, [...made], pictures),
  }
  const showsWebPictures = pattern.allowsWebImages
  const compiled = compileChecker({ ...checked, base: files.base, config, showsWebPictures })
  const look = new PageLook({
    ...{ port: room.looks, userId: request.actor.id, signal: stop.signal, files, writer, config },
    isDark: readMeta(room.doc()).isDarkMode,
    canSee: canSee(chosen),
    showsAnswer: request.mode === 'best' && begun.baseId === null,
    complete: checked.complete,
  })
  // A template has nothing to repair itself with.
  const isMended = templates === null
  const check = new DesignCheck({
    ...{ ...checked, files },
    checkers: isMended ? [compiled, look.checker] : [async () => null],
  })
  const standIns = await runGeneration({
    ...{ model, files, writer, mode: request.mode, signal: stop.signal },
    promptFor: async share => withImages(await promptFor(share), images),
    ...{ check, look },
    builtPackages: async () => isBuilt,
    reference: referenceTools(env, config),
    changing: () => writer.part(artifactPart({ ...cardOf(run, begun), name: pattern.name }, true)),
    record: event => {
      run.heardAt = Date.now()
      transcript.said(event)
      run.usage.add(event)
      heard.add(event)
    },
  })
  if (!files.isChanged && heard.isEmpty) throw new ModelError(heard.isDeclined ? 'declined' : 'empty')
  const asked = [...history.filter(item => item.role === 'user').map(textOf), request.prompt]
  return {
    ...{ files: files.files, pictures, standIns },
    next: async made => (templates ? (await templates()).next : suggestionParts(made, asked)),
  }
}

function suggestionParts(made: readonly SourceFile[], asked: readonly string[]): ChatPart[] {
  const actions = suggestedActions(made, asked)
  return actions.length > 0 ? [{ type: 'suggestedActions', actions }] : []
}

/** Whether the model has said anything to the person. */
class Heard {
  #hasSpoken = false
  #isSpeaking = false
  isDeclined = false

  get isEmpty(): boolean {
    return !this.#hasSpoken && !this.#isSpeaking
  }

  add(event: ModelEvent): void {
    if (event.type === 'text' && event.text.trim()) this.#isSpeaking = true
    if (event.type === 'wasThought') this.#isSpeaking = false
    if (event.type === 'finished' && this.#isSpeaking) this.#hasSpoken = true
    if (event.type === 'finished' && event.reason === 'content-filter') this.isDeclined = true
  }
}

const textOf = (item: ChatItem): string => wordsOf(item.content, '\n')
