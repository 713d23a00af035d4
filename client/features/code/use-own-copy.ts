import { useRef, useState } from 'react'

/**
 * While a run writes a file, everybody watches it being written, except who is typing in it: nothing is taken away
 * from under somebody's hands. Either can be changed over to the other.
 */
export function useOwnCopy(path: string | null, isDrafted: boolean) {
  const editor = useRef<HTMLDivElement>(null)
  const [wasDrafted, setWasDrafted] = useState(isDrafted)
  const [own, setOwn] = useState<string | null>(null)
  if (wasDrafted !== isDrafted) {
    setWasDrafted(isDrafted)
    const isTyping = editor.current?.contains(document.activeElement) ?? false
    setOwn(isDrafted && isTyping ? path : null)
  }
  const isShown = path !== null && own === path
  return { editor, isShown, show: (isOwn: boolean) => setOwn(isOwn ? path : null) }
}
