import { APICallError } from 'ai'
import { modelProblem } from '#server/generation/model/problems.ts'
import { GenerationRun } from '#server/generation/reply/answer-loop.ts'
import type { Outcome } from '#server/generation/reply/closing-words.ts'
import type { PromptFit, RunOptions } from '#server/generation/reply/run-options.ts'
import { RunLimit } from '#server/generation/reply/stream.ts'

/** One generation: the model's stream becomes words in the chat, files in the draft, and the result in `files`. */
export async function runGeneration(options: RunOptions): Promise<Outcome> {
  let hasTools = true
  const limit = new RunLimit()
  for (let fit: PromptFit = { share: 1, ownTokens: 0, hasEarlier: true }; ; ) {
    const prompt = await options.promptFor(fit)
    try {
      return await new GenerationRun(options, limit, prompt, fit).run(hasTools)
    } catch (error) {
      const problem = modelProblem(error)
      // Some servers answer 400 to any request with tools; such a model can still answer in fenced blocks.
      if (hasTools && refusesTools(error)) hasTools = false
      else if (problem === 'tooLong' && fit.share > SMALLEST_SHARE) fit = { ...fit, share: fit.share / 2 }
      // Those of earlier requests may have been for another model.
      else if (problem === 'noVision' && prompt.pictures.length > 0) fit = { ...fit, hasEarlier: false }
      else throw error
    }
  }
}

/** The window of a model is known only by its name: what is too long for it is asked again with less around it. */
const SMALLEST_SHARE = 1 / 8

const refusesTools = (error: unknown): boolean =>
  modelProblem(error) === 'noTools' ||
  (APICallError.isInstance(error) &&
    error.statusCode === 400 &&
    /\btools?\b/i.test(`${error.message} ${error.responseBody}`))
