import { useEffect, useRef } from 'react'

/** So long after the last letter somebody is still typing. */
const TYPING_MS = 4_000

/** Whether somebody is in the middle of writing something here; what was sent or emptied is no writing any more. */
export function useIsTyping(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  // Fields are all over the page.
  useEffect(() => {
    const typed = () => {
      last.current = performance.now()
    }
    addEventListener('input', typed, { capture: true })
    return () => removeEventListener('input', typed, { capture: true })
  }, [])
  return () => performance.now() - last.current < TYPING_MS && isWriting(document.activeElement)
}

function isWriting(field: Element | null): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== ''
  return field instanceof HTMLElement && field.isContentEditable && field.textContent !== ''
}
