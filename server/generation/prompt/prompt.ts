import type { ModelMessage } from 'ai'
import type { TakenPreset } from '#server/features/presets/presets-queries.ts'
import { readable } from '#server/generation/context/pictures.ts'
import { inStableOrder, type ShownFile, settledCount } from '#server/generation/context/reading-order.ts'
import { aiTold, type DesignAi } from '#server/generation/prompt/ai-told.ts'
import { conversationOf, recentFiles, type TalkPicture } from '#server/generation/prompt/conversation.ts'
import { besideMessage, type FileBlocks } from '#server/generation/prompt/file-blocks.ts'
import { type FileContext, wholeContext } from '#server/generation/prompt/files.ts'
import { instructionParts, joined } from '#server/generation/prompt/instructions.ts'
import { type LastChange, lastChangeTold } from '#server/generation/prompt/last-change.ts'
import { type Now, nowTold } from '#server/generation/prompt/now.ts'
import { PLAN_ONLY } from '#server/generation/prompt/plan-told.ts'
import { presetThemeTold, presetTold } from '#server/generation/prompt/preset-told.ts'
import type { Clues } from '#server/generation/prompt/rank-files.ts'
import { describeSelected, type SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import { thisDesign } from '#server/generation/prompt/this-design.ts'
import { PICTURE_TOKENS, tokensOf } from '#server/generation/prompt/tokens.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'

/** What is left for one answer. */
const ANSWER_SHARE = 0.3
const ANSWER_MAX_TOKENS = 32_000
/** What is left for what a run asks and is answered before it ends, where it may look around. */
const CALLS_SHARE = 0.15
const CALLS_MAX_TOKENS = 40_000
const CONVERSATION_SHARE = 0.25
const CONVERSATION_MAX_TOKENS = 12_000
/** No prompt grows past this, however large the window: what does not matter only distracts. */
const FILES_MAX_TOKENS = 120_000
/** Of those that came with earlier requests. */
const EARLIER_PICTURES_MAX = 4

export interface PromptContext {
  request: Pick<RunRequest, 'prompt' | 'mode'> & Partial<Pick<RunRequest, 'isPlanOnly'>>
  files: SourceFile[]
  /** As the last prompt of this design showed them. */
  shown?: readonly ShownFile[]
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
  /** What the tools take, which come along with every request. */
  toolTokens?: number
  /** What the run has said and heard already. */
  ownTokens?: number
  /** Whether the model is shown the pictures of earlier requests. */
  seesEarlier?: boolean
  /** What holds for this request alone. */
  now: Now
  /** What the answer before it did. */
  lastChange?: LastChange | null
  /** What the design has taken of somebody's preset. */
  preset?: TakenPreset | null
  /** Whether the design can ask a model itself. */
  ai?: DesignAi
  /** Whether a package can be imported on this server. */
  isBuilt(name: string): boolean
  /** What is shown of files that do not fit. */
  fileContext(files: readonly SourceFile[], clues: Clues, tokens: number): Promise<FileContext>
}

export interface Prompt {
  instructions: string
  /** The first begins with what is told of the files. */
  messages: ModelMessage[]
  /** What is told of the files. */
  files: string
  /** The files in the order in which they were shown, to be shown so again. */
  shown: ShownFile[]
  /** Pictures of earlier requests, each with the place of its message. */
  pictures: TalkPicture[]
  /** Whether every file is in it. */
  seesEverything: boolean
  /** What a request may take, tools and all, so that an answer fits into the window with it. */
  maxTokens: number
}

/**
 * Fits the model's window: the request whole, then the selection, files, names of files and the conversation. What stays
 * the same from one request to the next comes first, and what holds for this one alone is the end.
 */
export async function buildPrompt(context: PromptContext): Promise<Prompt> {
  const { request, config, history, olderItems, selected, windowTokens } = context
  const { toolTokens = 0, ownTokens = 0, seesEarlier = true } = context
  const { files, shown } = inStableOrder(readable(context.files), context.shown ?? [])
  const parts = instructionParts({ mode: request.mode, config, isBuilt: context.isBuilt, windowTokens })
  const instructions = joined(parts)
  const last = [
    lastChangeTold(context.lastChange ?? null),
    nowTold(context.now),
    ...scopeLines(context),
    presetThemeTold(context.preset ?? null, request.prompt),
    context.ai && aiTold(context.ai, request.prompt, callsAi(files)),
    request.isPlanOnly && PLAN_ONLY,
    `# Request\n${request.prompt}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const design = [thisDesign(files), presetTold(context.preset ?? null)].filter(Boolean).join('\n\n')
  const newPictures = context.now.pictures.filter(({ isNew }) => isNew).length
  const maxTokens = windowTokens - Math.min(ANSWER_MAX_TOKENS, windowTokens * ANSWER_SHARE)
  // The same for every request of a design, or the talk would begin elsewhere with each.
  const always = maxTokens - tokensOf(instructions) - toolTokens
  const budget = Math.max(0, always - tokensOf(design + last) - newPictures * PICTURE_TOKENS)
  const talk = Math.min(
    CONVERSATION_MAX_TOKENS,
    Math.max(0, always) * CONVERSATION_SHARE,
    budget * MOST_OF_BUDGET,
  )
  const { messages, summary, pictures: had } = conversationOf(history, olderItems, talk)
  const pictures = seesEarlier ? newest(had, picturesFitting(budget)) : []
  const own = Math.max(ownTokens, callsTokens(context))
  const room = Math.max(0, budget - talk - pictures.length * PICTURE_TOKENS - own)
  const clues = { prompt: request.prompt, selected, recent: recentFiles(history) }
  const {
    text,
    seesEverything,
    ends = [],
  } = wholeContext(files, Math.min(FILES_MAX_TOKENS, room)) ??
  (await context.fileContext(files, clues, Math.min(FILES_MAX_TOKENS, room)))
  const told = [files.length === 0 ? NOTHING_MADE : text, design].filter(Boolean).join('\n\n')
  const settled = ends.length > 0 ? settledCount(shown) : 0
  const blocks = { ends: [...ends.slice(0, -1), told.length], settled }
  const before = summary && `# Earlier in this conversation\n${summary}`
  return {
    ...{ instructions, files: told, shown, pictures, seesEverything, maxTokens },
    messages: inOrder({ text: told, blocks }, before, messages, last),
  }
}

const callsAi = (files: readonly SourceFile[]): boolean => files.some(({ code }) => code.includes('/_ai/'))

const MOST_OF_BUDGET = 0.5
const NOTHING_MADE = 'The design is empty: nothing has been made yet.'

const picturesFitting = (budget: number): number =>
  Math.min(EARLIER_PICTURES_MAX, Math.round((budget * CONVERSATION_SHARE) / PICTURE_TOKENS))

const newest = <T>(all: readonly T[], count: number): T[] => all.slice(Math.max(0, all.length - count))

const callsTokens = ({ request, windowTokens }: PromptContext): number =>
  request.mode === 'agent' ? Math.min(CALLS_MAX_TOKENS, windowTokens * CALLS_SHARE) : 0

/**
 * The files stand before the talk, so that what did not change since the last request is read from what was kept of it.
 * Both speak in turn: many models take no other talk.
 */
function inOrder(
  files: { text: string; blocks: FileBlocks },
  summary: string,
  talk: readonly ModelMessage[],
  last: string,
): ModelMessage[] {
  const [first, ...rest] = talk
  const begun = [files.text, ...(first ? [AS_NOW, summary, String(first.content)] : [summary, last])]
  const user = (content: string): ModelMessage => ({ role: 'user', content })
  const opening = {
    ...user(begun.filter(Boolean).join('\n\n')),
    providerOptions: besideMessage(files.blocks),
  }
  return first ? [opening, ...rest, user(last)] : [opening]
}

const AS_NOW = '(So the files are now, after all that is said from here on.)'

function scopeLines({ selected, components }: PromptContext): string[] {
  if (selected.length > 0) return [describeSelected(selected)]
  if (components.length === 0) return []
  return [`# Components\nChange only these components, nothing else: ${components.join(', ')}.`]
}
