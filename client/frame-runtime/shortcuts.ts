export type FrameShortcut = 'undo' | 'redo' | 'commands'

const TYPED_IN =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]'

/** The editor's keys with the focus in the design, unless the design, or a text in it, has a use for them. */
export function watchShortcuts(tell: (keys: FrameShortcut) => void): void {
  // On the window and last: whatever the design does itself has been done.
  addEventListener('keydown', event => {
    const keys = event.isTrusted && !event.defaultPrevented ? shortcutOf(event) : null
    if (!keys || (event.target instanceof Element && event.target.closest(TYPED_IN))) return
    event.preventDefault()
    tell(keys)
  })
}

function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): FrameShortcut | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return shiftKey ? null : 'redo'
    case 'k':
      return shiftKey ? null : 'commands'
    default:
      return null
  }
}
