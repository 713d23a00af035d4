import type * as Y from 'yjs'
import { useActiveRun, useMeta } from '#client/room/document/meta-hooks.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameJson, useShared } from '#client/room/document/use-shared.ts'
import { contentOf } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import { type ChatPartType, toolActionSchema } from '#shared/chat.ts'
import { type RunFacts, runStage, stepWords } from '#shared/run-stage.ts'

interface RunStage {
  words: string
  /** The answer itself shows the step under way. */
  isStepShown: boolean
  /** The answer begins with its reasoning, which is still being written. */
  isThinkingShown: boolean
}

/** The stage of the run under way, for people who wait for it. */
export function useRunStage(picture: Pick<RunFacts, 'isStarting' | 'isDrawing'>): RunStage {
  const { compilation } = useMeta()
  const active = useActiveRun()
  const newest = useShared(chatOf(useRoom().doc), newestAnswer, 'deep', isSameJson)
  const { open, ended, last, isThinkingShown } =
    newest.requestId === active?.requestId && active ? newest : NOTHING
  return {
    words: runStage({
      ...{ stage: active?.run.stage ?? null, open, ended, last, isCompiling: compilation.isCompiling },
      ...picture,
    }),
    isStepShown: open !== null,
    isThinkingShown,
  }
}

interface Answer extends Pick<RunFacts, 'open' | 'ended' | 'last'> {
  requestId: unknown
  isThinkingShown: boolean
}

const NOTHING: Answer = { requestId: null, open: null, ended: [], last: null, isThinkingShown: false }

/** Of the newest item: its steps and how it ends. */
function newestAnswer(chat: Y.Array<Y.Map<unknown>>): Answer {
  const item = chat.length > 0 ? chat.get(chat.length - 1) : null
  if (!item) return NOTHING
  const parts = contentOf(item)
  const steps = parts.filter(part => part.get('type') === 'toolCall')
  const open = steps.findLast(part => part.get('endTime') === null)
  return {
    requestId: item.get('requestId'),
    open: open ? wordsOf(open) : null,
    ended: steps.filter(part => part.get('endTime') !== null).map(wordsOf),
    last: (parts.at(-1)?.get('type') as ChatPartType | undefined) ?? null,
    isThinkingShown: parts.some(part => part.get('type') === 'thinking' && part.get('endTime') === null),
  }
}

function wordsOf(step: Y.Map<unknown>): string {
  const action = toolActionSchema.safeParse(step.get('toolAction'))
  return action.success ? stepWords(action.data, String(step.get('toolParam') ?? '')) : ''
}
