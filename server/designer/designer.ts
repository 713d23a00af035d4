import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
} from '@ai-sdk/provider'
import { type DesignerRequest, designerInputSchema } from '#server/designer/designer-input.ts'
import { refusalsOf } from '#server/designer/tool-results.ts'
import type { Turn } from '#server/designer/turn.ts'
import { contentOf, finishOf, streamTurn, usageOf } from '#server/designer/turn-stream.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

export interface DesignerOptions {
  /** What it answers; elsewhere in the product than in this thread, which reading a request may hold for long. */
  respond(request: DesignerRequest): Promise<Turn>
  /** Rest between two pieces of the stream, so that people can watch it write; 0 in tests. */
  paceMs?: number
}

/**
 * The built-in designer: a language model of the AI SDK that needs no key and no network. The same request gets
 * the same answer. It asks for all its changes in one step, and closes with a sentence once their results are in.
 */
export function createDesigner({ respond, paceMs = 14 }: DesignerOptions): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'designer',
    modelId: 'designer',
    supportedUrls: {},
    doStream: async options => ({
      stream: streamTurn(await turnFor(options, respond), { paceMs, signal: options.abortSignal }),
    }),
    doGenerate: async options => generate(await turnFor(options, respond)),
  }
}

async function turnFor(
  options: LanguageModelV4CallOptions,
  respond: DesignerOptions['respond'],
): Promise<Turn> {
  const turn = await respond(requestOf(options))
  const refusals = refusalsOf(options.prompt)
  if (refusals === null) return turn.calls.length > 0 ? { ...turn, closing: '' } : turn
  const closing = refusals.length > 0 ? `Not everything could be done: ${refusals.join(' ')}` : turn.closing
  return { thoughts: '', plan: '', calls: [], closing }
}

/** The designer's own input; without it the last thing said is the instruction for a new design. */
function requestOf({ providerOptions, prompt }: LanguageModelV4CallOptions): DesignerRequest {
  const own = providerOptions?.designer
  if (own) return designerInputSchema.parse(own)
  const last = prompt.findLast(message => message.role === 'user')
  const instruction = last?.content.map(part => (part.type === 'text' ? part.text : '')).join('\n') ?? ''
  return { instruction, files: [], config: DEFAULT_CONFIG, isDarkMode: false, history: [], selection: null }
}

function generate(turn: Turn): LanguageModelV4GenerateResult {
  return {
    content: contentOf(turn),
    finishReason: finishOf(turn),
    usage: usageOf(turn),
    warnings: [],
  }
}
