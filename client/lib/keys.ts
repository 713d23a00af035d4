const IS_APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

const NAMES: Record<string, string> = IS_APPLE
  ? { Plus: '+', Mod: '⌘', Shift: '⇧', Alt: '⌥', Up: '↑', Down: '↓', Left: '←', Right: '→', Enter: '↩' }
  : { Plus: '+', Mod: 'Ctrl', Up: '↑', Down: '↓', Left: '←', Right: '→' }

/** `Mod+Shift+Z` as the keys of this keyboard. */
export const keyNames = (keys: string): string[] => keys.split('+').map(key => NAMES[key] ?? key)

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether these keys were pressed, as in `Mod+Shift+Z`, `Alt+F`, `?` or `Plus`. */
export function arePressed(
  keys: string,
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: Pressed,
): boolean {
  const parts = keys.split('+')
  const last = parts.at(-1) ?? ''
  if ((ctrlKey || metaKey) !== parts.includes('Mod')) return false
  // A sign is what it is, whatever has to be held on this keyboard to type it.
  if (!/^[A-Z]$/.test(last)) return key === (last === 'Plus' ? '+' : last)
  if (shiftKey !== parts.includes('Shift') || altKey !== parts.includes('Alt')) return false
  // With Alt a key types another letter on some keyboards.
  return altKey ? code === `Key${last}` : key.toUpperCase() === last
}

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]'

/** Whether a key pressed there is a letter of somebody's text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null
