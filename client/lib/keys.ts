const IS_APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

const NAMES: Record<string, string> = IS_APPLE
  ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Up: '↑', Down: '↓', Left: '←', Right: '→', Enter: '↩' }
  : { Mod: 'Ctrl', Up: '↑', Down: '↓', Left: '←', Right: '→' }

/** `Mod+Shift+Z` as the keys of this keyboard. */
export const keyNames = (keys: string): string[] => keys.split('+').map(key => NAMES[key] ?? key)

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]'

/** Whether a key pressed there is a letter of somebody's text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null
