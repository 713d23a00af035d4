import type { LanguageModelV4 } from '@ai-sdk/provider'
import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { settingsOf, type WorkerSettings } from '#server/bindings.ts'
import { deriveId } from '#server/derive-id.ts'
import { designAi } from '#server/features/integrations/design-ai.ts'
import { findTakenPreset, type TakenPreset } from '#server/features/presets/presets-queries.ts'
import { readImages } from '#server/features/uploads/uploads.ts'
import { type AttachedPicture, attachedPictures } from '#server/generation/attached-pictures.ts'
import { failureTold } from '#server/generation/failure-told.ts'
import { accessOf, nameOf } from '#server/generation/model/choose-model.ts'
import { ModelError } from '#server/generation/model/problems.ts'
import { languageModel } from '#server/generation/model/providers.ts'
import { RETRIES, retryingModel } from '#server/generation/model/retrying-model.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import { windowOf } from '#server/generation/model/windows.ts'
import { saidBefore } from '#server/generation/prompt/conversation.ts'
import { earlierImages, withImages } from '#server/generation/prompt/images.ts'
import { buildPrompt } from '#server/generation/prompt/prompt.ts'
import { referenceTools } from '#server/generation/reference-tools.ts'
import { referencesOf } from '#server/generation/references/references-of-run.ts'
import type { Outcome } from '#server/generation/reply/closing-words.ts'
import type { Ending } from '#server/generation/reply/ending.ts'
import { runGeneration } from '#server/generation/reply/generate.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { PromptFit } from '#server/generation/reply/run-options.ts'
import { Talk } from '#server/generation/reply/talk.ts'
import { toolTokens } from '#server/generation/reply/tools.ts'
import { Heard } from '#server/generation/run/heard.ts'
import { cardOf, type LiveRun } from '#server/generation/run/live-run.ts'
import { finishedBy } from '#server/generation/run/offer-finished.ts'
import { checksOf } from '#server/generation/run/run-checks.ts'
import { artifactPart } from '#server/generation/run/show-in-chat.ts'
import { ShownFiles } from '#server/generation/run/shown-files.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import { suggestionParts } from '#server/generation/run/suggestions.ts'
import { templatesAnswer } from '#server/generation/run/templates-answer.ts'
import { filesBefore } from '#server/generation/run/undo-target.ts'
import { RunProblem } from '#server/generation/run-problem.ts'
import { changedByHand, lastChange, openFaults } from '#server/generation/since-answer.ts'
import { builtPackages, readManifest } from '#server/preview/vendor-manifest.ts'
import { templatesModel } from '#server/templates/answer/templates-model.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import { MESSAGES } from '#shared/messages.ts'
import { wordsOf } from '#shared/prompt-parts.ts'
import { stepsIn } from '#shared/talk.ts'

/** What the model has made of the files, and what stands under its answer. */
export interface Answer {
  files: SourceFile[]
  /** What can be put into the page by naming it. */
  pictures: readonly AttachedPicture[]
  outcome: Outcome
  /** What people asked for in this design, the present request last. */
  asked: string[]
  /** What the model calls the design. */
  name: string | null
  next(files: readonly SourceFile[]): Promise<ChatPart[]>
}

/** The model is asked, and answers into the room. */
export async function perform(run: LiveRun, begun: RunStart): Promise<Answer> {
  const { env, room, stored, writer, transcript, edits, stop } = run
  const { request } = stored
  const { pattern, snapshot, selected } = begun
  const { config } = pattern
  const preset = pattern.customId === null ? null : await findTakenPreset(env.DB, pattern.id)
  const history = saidBefore(readChat(room.doc()), request, begun.isRewound)
  const settings = settingsOf(env)
  const chosen = await modelOf(env, request)
  // Templates have a theme of their own, which takes the preset's tokens.
  const given = chosen === null ? [] : themeToBeginWith(preset, snapshot.files)
  const files = new ProjectFiles(snapshot.files, edits, given)
  if (chosen === null && request.isOwnModel)
    throw new ModelError(request.keyOrgId === null ? 'ownGone' : 'orgGone')
  const name = nameOf(chosen)
  run.usage.by(name, chosen)
  const access = await accessOf({ provider: name.provider, row: chosen?.row ?? null }, settings)
  transcript.hide(access.apiKey)
  const windowTokens = chosen?.window ?? windowOf(name)
  const patternId = room.patternId()
  const [pictures, faults, changed, changedLast, isBuilt, failure, ai] = await Promise.all([
    attachedPictures(env.FILES, patternId, request.hostedFiles, history, snapshot.files),
    openFaults(env, begun.baseId),
    changedByHand(env, history, begun.baseId, snapshot.files),
    lastChange(env, history, begun.baseId),
    readManifest(env).then(builtPackages),
    failureTold(env, patternId, request, snapshot.files),
    designAi(env, patternId),
  ])
  run.finished = finishedBy(run, begun, files, pictures)
  const references = chosen === null ? '' : await referencesOf(run, settings.REFERENCE_HOSTS)
  const { look, language } = request
  const now = { at: Date.now(), look, language, faults, pictures, changedByHand: changed }
  const shownFiles = new ShownFiles(room.sql)
  const shown = shownFiles.read()
  const promptFor = ({ share, ownTokens, hasEarlier }: PromptFit) =>
    buildPrompt({
      request: { ...request, prompt: [request.prompt, failure, references].filter(Boolean).join('\n\n') },
      ...{ history, selected, files: files.files, config, now, isBuilt, shown, ownTokens, preset, ai },
      lastChange: changedLast,
      components: request.components,
      olderItems: readMeta(room.doc()).olderChatItems,
      windowTokens: windowTokens * share,
      toolTokens: toolTokens(request.mode),
      seesEarlier: hasEarlier && chosen !== null && chosen.hasVision !== false,
      fileContext: edits.fileContext,
    })
  const first = await promptFor({ share: 1, ownTokens: 0, hasEarlier: true })
  transcript.asked(name, first)
  shownFiles.keep(first.shown)
  const images = await readImages(env.FILES, patternId, request.hostedFiles)
  const templates =
    chosen === null
      ? templatesAnswer(env, {
          ...{ request, files: snapshot.files, config, selected, history },
          presetTheme: preset?.themeCss ?? '',
          filesBefore: wasUndo => filesBefore(env, begun.baseId, wasUndo),
        })
      : null
  const own = templates
    ? templatesModel({ answer: templates })
    : await languageModel(name, access, await deriveId('prompt cache', patternId))
  const model = patient(own, settings, run)
  if (chosen === null && request.isPlanOnly) throw new RunProblem(MESSAGES.planNeedsModel)
  const talk = new Talk(writer, request.isPlanOnly)
  const heard = new Heard()
  const checks = checksOf(run, begun, { files, pictures, chosen })
  const endings: Ending[] = []
  const outcome = await runGeneration({
    ...{ model, files, writer, mode: request.mode, signal: stop.signal },
    promptFor: async fit => {
      const prompt = await promptFor(fit)
      return withImages(prompt, images, await earlierImages(env.FILES, patternId, prompt.pictures))
    },
    ...checks,
    builtPackages: async () => isBuilt,
    reference: referenceTools(env, config),
    talk,
    changing: () => writer.part(artifactPart({ ...cardOf(run, begun), name: pattern.name }, true)),
    record: event => {
      run.heardAt = Date.now()
      transcript.said(event)
      run.usage.add(event)
      heard.add(event)
    },
    finished: ending => void endings.push(ending),
  })
  if (!files.isChanged && heard.isEmpty && !talk.hasSpoken)
    throw new ModelError(heard.isDeclined ? 'declined' : 'empty')
  const asked = [...history.filter(item => item.role === 'user').map(textOf), request.prompt]
  // In words, from a model without tools.
  if (talk.isPlanOnly && !talk.hasSpoken) talk.planned(stepsIn(heard.words))
  if (talk.isOnlyTalk)
    return { files: snapshot.files, pictures, outcome, asked, name: null, next: async () => [] }
  const { name: called = null, next = [] } = endings.at(-1) ?? {}
  return {
    ...{ files: files.isChanged ? files.files : snapshot.files, pictures, outcome, asked, name: called },
    next: async made => (templates ? (await templates()).next : suggestionParts(made, asked, next, ai)),
  }
}

/** A design that is still empty begins with the look of its preset. */
const themeToBeginWith = (preset: TakenPreset | null, files: readonly SourceFile[]): SourceFile[] =>
  preset && preset.themeCss !== '' && files.length === 0 ? [{ name: THEME_FILE, code: preset.themeCss }] : []

function patient(
  model: LanguageModelV4,
  settings: WorkerSettings,
  { transcript, writer }: LiveRun,
): LanguageModelV4 {
  return retryingModel(model, {
    firstByteMs: settings.MODEL_FIRST_BYTE_S * 1_000,
    silenceMs: settings.MODEL_SILENCE_S * 1_000,
    retryMs: settings.MODEL_RETRY_S * 1_000,
    onRetry: (retry, error) => {
      transcript.failed(error)
      writer.stage(`Trying again (${retry} of ${RETRIES})`)
    },
  })
}

const textOf = (item: ChatItem): string => wordsOf(item.content, '\n')
