import { hasCode, sentenceOf } from '#client/api/call.ts'
import { queueCalls } from '#client/api/queue.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { promptDraftOf } from '#client/state/drafts.ts'
import { queueEditOf } from '#client/state/queue-edit.ts'
import { toast } from '#client/ui/toast.ts'
import type { ShownPrompt } from '#room-schema/queue.ts'
import { promptProblem, QUEUED_TEXT_CHARACTERS } from '#shared/chat.ts'
import { promptTooLong } from '#shared/messages.ts'
import { giveBack } from '../composer/send-failure.ts'

const UNDO_SHOWN_MS = 10_000
const fails = (error: unknown) => toast.error(sentenceOf(error))

/** What a person does to the prompts that wait. */
export function useQueueActs() {
  const patternId = usePatternId()
  const calls = queueCalls(patternId)
  const edited = queueEditOf(patternId)

  const edit = async ({ requestId, text }: ShownPrompt): Promise<void> => {
    try {
      const whole = text.length < QUEUED_TEXT_CHARACTERS ? text : await calls.read(requestId)
      edited.write({ requestId, text: whole, before: whole })
    } catch (error) {
      fails(error)
    }
  }

  const save = async (): Promise<void> => {
    const { requestId, text, before } = edited.read() ?? { requestId: '', text: '', before: '' }
    const problem = promptProblem(text)
    if (problem === 'empty') return
    if (problem === 'too_long') return void toast.error(promptTooLong(text.length))
    try {
      if (text !== before) await calls.edit(requestId, text)
      edited.write(null)
    } catch (error) {
      if (hasCode(error, 'conflict', 'not_found')) keepEdited(patternId)
      else fails(error)
    }
  }

  const remove = async (requestId: string): Promise<void> => {
    const putBack = () => void calls.undoRemove(requestId).catch(fails)
    try {
      await calls.remove(requestId)
      toast('The prompt is removed.', {
        duration: UNDO_SHOWN_MS,
        action: { label: 'Undo', onClick: putBack },
      })
    } catch (error) {
      fails(error)
    }
  }

  const move = (requestId: string, before: string | null): Promise<unknown> =>
    calls.move(requestId, before).catch(fails)

  return { edit, save, remove, move, leaveEdit: () => edited.write(null) }
}
export type QueueActs = ReturnType<typeof useQueueActs>

/** What was typed over a prompt that does not wait any more is in the message box. */
export function keepEdited(patternId: string): void {
  const edited = queueEditOf(patternId)
  const was = edited.read()
  edited.write(null)
  if (!was || was.text === was.before) return
  const draft = promptDraftOf(patternId)
  draft.write(giveBack(was.text, draft.read()))
  toast('That prompt does not wait any more.', { description: 'Your words are in the message box.' })
}
