import type { ModelMessage } from 'ai'
import { conversationOf, recentFiles } from '#server/generation/prompt/conversation.ts'
import { type FileContext, wholeContext } from '#server/generation/prompt/files.ts'
import { instructionParts, joined } from '#server/generation/prompt/instructions.ts'
import { type Now, nowTold } from '#server/generation/prompt/now.ts'
import { PLAN_ONLY } from '#server/generation/prompt/plan-told.ts'
import type { Clues } from '#server/generation/prompt/rank-files.ts'
import { describeSelected, type SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import { thisDesign } from '#server/generation/prompt/this-design.ts'
import { tokensOf } from '#server/generation/prompt/tokens.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'

/** What is left for the answer, and for what tools answer in between. */
const ANSWER_SHARE = 0.3
const ANSWER_MAX_TOKENS = 32_000
const CONVERSATION_SHARE = 0.25
const CONVERSATION_MAX_TOKENS = 12_000
/** No prompt grows past this, however large the window: what does not matter only distracts. */
const FILES_MAX_TOKENS = 120_000

export interface PromptContext {
  request: Pick<RunRequest, 'prompt' | 'mode'> & Partial<Pick<RunRequest, 'isPlanOnly'>>
  files: SourceFile[]
  config: PatternConfig
  /** The chat before this request, oldest first. */
  history: ChatItem[]
  /** How many items came before those. */
  olderItems: number
  /** The selected elements, with their code. */
  selected: readonly SelectedElement[]
  /** Components that alone may change; empty for the whole design. */
  components: readonly string[]
  windowTokens: number
  /** What holds for this request alone. */
  now: Now
  /** Whether a package can be imported on this server. */
  isBuilt(name: string): boolean
  /** What is shown of files that do not fit. */
  fileContext(files: readonly SourceFile[], clues: Clues, tokens: number): Promise<FileContext>
}

export interface Prompt {
  instructions: string
  messages: ModelMessage[]
  /** Whether every file is in it. */
  seesEverything: boolean
}

/** Fits the model's window: the request whole, then the selection, files, names of files and the conversation. */
export async function buildPrompt(context: PromptContext): Promise<Prompt> {
  const { request, files, config, history, olderItems, selected, windowTokens } = context
  const parts = instructionParts({ mode: request.mode, config, isBuilt: context.isBuilt, windowTokens })
  const instructions = joined(parts)
  const asked = [
    thisDesign(files),
    nowTold(context.now),
    ...scopeLines(context),
    request.isPlanOnly && PLAN_ONLY,
    `# Request\n${request.prompt}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const answer = Math.min(ANSWER_MAX_TOKENS, windowTokens * ANSWER_SHARE)
  const budget = Math.max(0, windowTokens - answer - tokensOf(instructions) - tokensOf(asked))
  const talk = Math.min(CONVERSATION_MAX_TOKENS, budget * CONVERSATION_SHARE)
  const { messages, summary } = conversationOf(history, olderItems, talk)
  const clues = {
    prompt: request.prompt,
    selected,
    recent: recentFiles(history),
  }
  const room = Math.min(FILES_MAX_TOKENS, budget - talk)
  const { text, seesEverything } =
    wholeContext(files, room) ?? (await context.fileContext(files, clues, room))
  const design = files.length === 0 ? 'The design is empty: nothing has been made yet.' : text
  const last = [summary && `# Earlier in this conversation\n${summary}`, asked].filter(Boolean).join('\n\n')
  return { instructions, messages: inOrder(design, messages, last), seesEverything }
}

/**
 * The files stand before the talk, so that what did not change since the last request is read from what was kept of it.
 * Both speak in turn: many models take no other talk.
 */
function inOrder(design: string, talk: readonly ModelMessage[], last: string): ModelMessage[] {
  const [first, ...rest] = talk
  if (!first) return [{ role: 'user', content: `${design}\n\n${last}` }]
  const begun = `${design}\n\n${AS_NOW}\n\n${String(first.content)}`
  return [{ role: 'user', content: begun }, ...rest, { role: 'user', content: last }]
}

const AS_NOW = '(So the files are now, after all that is said from here on.)'

function scopeLines({ selected, components }: PromptContext): string[] {
  if (selected.length > 0) return [describeSelected(selected)]
  if (components.length === 0) return []
  return [`# Components\nChange only these components, nothing else: ${components.join(', ')}.`]
}
