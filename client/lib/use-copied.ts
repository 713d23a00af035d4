import { useRef, useState } from 'react'
import { copyText } from '#client/lib/copy-text.ts'

/** Section 9: a copy is confirmed for 1.5 to 4 seconds. */
const CONFIRMED_MS = 2_000

/** Copying with its confirmation: `isCopied` holds for a moment after it worked. */
export function useCopied(): { isCopied: boolean; copy(text: string): Promise<boolean> } {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const copy = async (text: string) => {
    const isDone = await copyText(text)
    clearTimeout(timer.current)
    setCopied(isDone)
    timer.current = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return isDone
  }
  return { isCopied, copy }
}
