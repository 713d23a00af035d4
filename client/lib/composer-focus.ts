const listeners = new Set<() => void>()

/** Puts the caret where messages are written, if that is on the screen. */
export function focusComposer(): void {
  for (const listener of listeners) listener()
}

export function onComposerFocus(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
