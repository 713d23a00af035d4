import { useEffect } from 'react'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { undoOwn } from '#client/state/undo.ts'

const HAS_ITS_OWN = 'input, textarea, select, [contenteditable="true"], [role="dialog"]'

/** Undo and redo of one's own changes in this room, wherever the keys are not somebody else's. */
export function useUndoShortcuts(): void {
  const patternId = usePatternId()
  // The keys belong to the whole page.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const direction = directionOf(event)
      if (!direction || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(HAS_ITS_OWN)) return
      event.preventDefault()
      undoOwn(patternId, direction)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [patternId])
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}
