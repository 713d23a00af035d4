import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText, tool } from 'ai'
import { z } from 'zod'
import { detailOf, modelProblem } from '#server/generation/model/problems.ts'
import { retryingModel } from '#server/generation/model/retrying-model.ts'
import type { ModelCheck, ModelProblem } from '#shared/models.ts'

/** A model that is loaded first may need a while for its first word. */
const WAIT_MS = 60_000
/** A model may think for long about a colour; what says more than this is none. */
const HEARD_MAX_CHARACTERS = 200_000
/** 48 × 48 pixels of red. */
const RED =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAO0lEQVR42u3OMQ0AAAgDsIngxr8oxOCCcDSpgGaqX4mQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQ0J0FKYl+iFKQXGYAAAAASUVORK5CYII='
const QUESTION = 'Which colour fills the picture? Tell it by calling report_colour with one English word.'

interface Asked {
  withTools: boolean
  withImage: boolean
}

/** One real call with a tool and a picture; a model that refuses one of them, in whatever words, is asked without it. */
export async function checkModel(model: LanguageModelV4): Promise<ModelCheck> {
  const started = Date.now()
  const asked: Asked = { withTools: true, withImage: true }
  for (;;) {
    try {
      const { called, said } = await ask(model, asked)
      return {
        problem: called === null && said === '' ? 'empty' : null,
        detail: null,
        canCallTools: called !== null,
        canSeeImages: asked.withImage && /red|crimson|scarlet/i.test(`${called} ${said}`),
        tookMs: Date.now() - started,
      }
    } catch (error) {
      const problem = modelProblem(error) ?? 'failing'
      if (ABOUT_IMAGE.has(problem) && asked.withImage) asked.withImage = false
      else if (ABOUT_TOOLS.has(problem) && asked.withTools) asked.withTools = false
      else {
        const failed = { canCallTools: false, canSeeImages: false, tookMs: Date.now() - started }
        return { problem, detail: detailOf(error), ...failed }
      }
    }
  }
}

const ABOUT_IMAGE: ReadonlySet<ModelProblem> = new Set(['noVision', 'badImage', 'refused'])
const ABOUT_TOOLS: ReadonlySet<ModelProblem> = new Set(['noTools', 'refused'])

async function ask(
  model: LanguageModelV4,
  { withTools, withImage }: Asked,
): Promise<{ called: string | null; said: string }> {
  const patience = { firstByteMs: WAIT_MS, silenceMs: WAIT_MS, retryMs: 0, retries: 0 }
  const image = { type: 'file' as const, data: RED, mediaType: 'image/png' }
  const stop = new AbortController()
  const { stream } = streamText({
    model: retryingModel(model, patience),
    messages: [{ role: 'user', content: [{ type: 'text', text: QUESTION }, ...(withImage ? [image] : [])] }],
    tools: withTools ? TOOLS : {},
    maxRetries: 0,
    abortSignal: stop.signal,
    onError: () => undefined,
  })
  let called: string | null = null
  let [said, heard] = ['', 0]
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') said += part.text
      if (part.type === 'tool-call') called = JSON.stringify(part.input)
      heard += 'text' in part ? part.text.length : 1
      if (heard > HEARD_MAX_CHARACTERS) break
    }
  } finally {
    stop.abort()
  }
  return { called, said }
}

const TOOLS = {
  report_colour: tool({
    description: 'Tells the colour of the picture.',
    inputSchema: z.object({ colour: z.string() }),
  }),
}
