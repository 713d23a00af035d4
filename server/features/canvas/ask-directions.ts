import { settingsOf } from '#server/bindings.ts'
import type { SignedInCanvasCall } from '#server/call.ts'
import {
  ANSWER_MAX_CHARACTERS,
  DIRECTIONS_TOLD,
  directionsQuestion,
  type NamedDirection,
  readDirections,
} from '#server/features/canvas/named-directions.ts'
import { accessOf, type UsableModel } from '#server/generation/model/choose-model.ts'
import { languageModel } from '#server/generation/model/providers.ts'
import { retryingModel } from '#server/generation/model/retrying-model.ts'
import { RunLimit, streamModel } from '#server/generation/reply/stream.ts'
import { AnswerUsage } from '#server/generation/run/answer-usage.ts'
import { logError } from '#server/logs/log-error.ts'

/** Somebody waits before an empty board; what takes longer is done without. */
const WAIT_MS = 45_000

export interface AskedDirections {
  /** Null: the model failed, or named none that can be used. */
  named: NamedDirection[] | null
  /** What it took, also of an answer that is of no use. */
  usage: AnswerUsage
}

/** Asks the model that will make them which directions there are. It never fails: there are others without it. */
export async function askDirections(
  { env }: Pick<SignedInCanvasCall, 'env'>,
  model: UsableModel,
  explored: Parameters<typeof directionsQuestion>[0],
): Promise<AskedDirections> {
  const usage = new AnswerUsage()
  usage.by(model, model)
  try {
    const settings = settingsOf(env)
    const access = await accessOf(model, settings)
    const answers = streamModel({
      model: retryingModel(await languageModel(model, access), {
        firstByteMs: Math.min(WAIT_MS, settings.MODEL_FIRST_BYTE_S * 1_000),
        silenceMs: Math.min(WAIT_MS, settings.MODEL_SILENCE_S * 1_000),
        retryMs: settings.MODEL_RETRY_S * 1_000,
        retries: 1,
      }),
      prompt: {
        instructions: DIRECTIONS_TOLD,
        messages: [{ role: 'user', content: directionsQuestion(explored) }],
      },
      ...{ tools: {}, signal: AbortSignal.timeout(WAIT_MS), limit: new RunLimit(), isFinished: () => true },
    })
    let answer = ''
    for await (const event of answers) {
      usage.add(event)
      if (event.type === 'wasThought') answer = ''
      if (event.type === 'text') answer += event.text
      if (answer.length > ANSWER_MAX_CHARACTERS) break
    }
    return { named: readDirections(answer, explored.count), usage }
  } catch (error) {
    logError('a model named no directions', error)
    return { named: null, usage }
  }
}
