import type { ChatPartType, ToolAction } from '#shared/chat.ts'
import { MESSAGES } from '#shared/messages.ts'

/** What is known of a run, and of the picture it makes. */
export interface RunFacts {
  /** What the room says of the run under way; null when none is. */
  stage: string | null
  /** The step under way, as it is said. */
  open: string | null
  /** Steps that are over, as they were said while they were under way. */
  ended: readonly string[]
  /** The newest part of the answer. */
  last: ChatPartType | null
  isCompiling: boolean
  /** A prompt of this tab is on its way, and the room does not show its run yet. */
  isStarting: boolean
  /** A frame with the design is being loaded. */
  isDrawing: boolean
}

/** What really happens now, in words. The room names a step when it begins and not when it ends, so its end is looked up. */
export function runStage({ stage, open, ended, last, isCompiling, isStarting, isDrawing }: RunFacts): string {
  if (stage === null) {
    if (isStarting) return 'Getting ready'
    return isDrawing ? 'Drawing the design' : 'Loading the design'
  }
  if (open !== null) return open
  if (isCompiling) return 'Compiling'
  const isOver = stage === 'Compiling' || ended.includes(stage)
  if (!isOver && stage !== 'Thinking') return stage
  return last === 'text' ? 'Answering' : MESSAGES.thinking
}

/** How a step is said while it is under way. */
export const STEP_WORDS: Record<ToolAction, string> = {
  plan: 'Planning',
  list: 'Listing files',
  read: 'Reading',
  search: 'Searching for',
  write: 'Writing',
  edit: 'Editing',
  rename: 'Renaming',
  delete: 'Deleting',
  install: 'Adding',
  check: 'Checking',
  look: 'Looking at',
  finish: 'Finishing',
}

export const stepWords = (action: ToolAction, param: string): string =>
  [STEP_WORDS[action], param].filter(Boolean).join(' ')
