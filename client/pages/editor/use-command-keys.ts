import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { isTyping } from '#client/lib/keys.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

/** Mod+K finds an action from anywhere, and "?" shows the keys wherever it is no letter of a text. */
export function useCommandKeys(): void {
  const [dialog, open] = useAtom(openDialogAtom)
  const kind = dialog?.kind
  // The keys belong to the whole page.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (isMod && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open(kind === 'commands' ? null : { kind: 'commands' })
      }
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !kind && !isTyping(event.target)) {
        event.preventDefault()
        open({ kind: 'shortcuts' })
      }
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [kind, open])
}
