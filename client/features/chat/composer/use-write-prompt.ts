import { flushSync } from 'react-dom'
import { type ComposerRange, focusComposer } from '#client/lib/composer-focus.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { promptDraftOf } from '#client/state/drafts.ts'
import { giveBack } from './send-failure.ts'

/** Puts a prompt into the message box, to be finished by hand; what was typed there stays below it. */
export function useWritePrompt(): (prompt: string) => void {
  const draft = promptDraftOf(usePatternId())
  return prompt => {
    const { text, range } = written(prompt, draft.read())
    // A place is selected in what the box shows.
    flushSync(() => draft.write(text))
    focusComposer(range)
  }
}

/** The text of the box with a prompt in it, and what of it is to be typed over: its last “…”, or nothing at its end. */
export function written(prompt: string, typed: string): { text: string; range: ComposerRange } {
  const text = typed.includes(prompt) ? typed : giveBack(prompt, typed)
  const at = text.indexOf(prompt)
  const gap = prompt.lastIndexOf(GAP)
  const start = at + (gap < 0 ? prompt.length : gap)
  return { text, range: { start, end: gap < 0 ? start : start + GAP.length } }
}

const GAP = '…'
