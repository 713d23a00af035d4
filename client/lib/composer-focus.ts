/** What of the text is selected then, by its places. */
export interface ComposerRange {
  start: number
  end: number
}
type Listener = (range: ComposerRange | null) => void
const listeners = new Set<Listener>()

/** Puts the caret where messages are written, if that is on the screen, or selects a part of what is written there. */
export function focusComposer(range: ComposerRange | null = null): void {
  for (const listener of listeners) listener(range)
}

export function onComposerFocus(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
