import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { hasUnsavedAtom } from '#client/state/unsaved.ts'
import { toast } from '#client/ui/toast.ts'
import { RENAME_DEBOUNCE_MS } from '#shared/patterns.ts'

export interface TypedName {
  /** What is typed and not shown by the room yet; null when nothing is. */
  typed: string | null
  type(text: string): void
  save(): void
  revert(): void
}

export interface Named {
  /** Whose changes can be undone together with this one. */
  historyId: string
  name: string
  /** `isLast`: the page is closing, and the request must outlive it. */
  rename(newName: string, isLast: boolean): Promise<unknown>
}

/** What is typed and not sent yet: sent after 5 s, on blur, when the page is hidden and when it is left. */
export function useTypedName({ historyId, name, rename }: Named): TypedName {
  const setUnsaved = useSetAtom(hasUnsavedAtom)
  const [typed, setTyped] = useState<string | null>(null)
  const waiting = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const wait = (text: string | null) => {
    clearTimeout(timer.current)
    waiting.current = text
    setUnsaved(text !== null)
  }
  const send = (isLast: boolean) => {
    const newName = waiting.current?.trim()
    wait(null)
    if (!newName) return setTyped(null)
    sent.current = { name: newName, over: name }
    undoHistoryOf(historyId).push({
      label: `renaming to “${newName}”`,
      undo: () => change(newName, name),
      redo: () => change(name, newName),
    })
    const arrived = () => setTyped(current => (current?.trim() === newName ? null : current))
    const failed = () => {
      sent.current = null
      toast.error('The name could not be saved.', {
        description: 'It is still in the field.',
        action: { label: 'Try again', onClick: () => void rename(newName, false).then(arrived, failed) },
      })
    }
    void rename(newName, isLast).then(arrived, failed)
  }
  /** Sent by this tab; on its way for as long as the name it was sent over is the one shown. */
  const sent = useRef<{ name: string; over: string } | null>(null)
  const latest = useRef(send)
  latest.current = send
  const shown = useRef(name)
  shown.current = name
  // A name that somebody else gave is left alone.
  const change = (from: string, to: string) => {
    const isOnItsWay = sent.current?.over === shown.current
    if ((isOnItsWay ? sent.current?.name : shown.current) !== from) return false
    sent.current = { name: to, over: shown.current }
    setTyped(null)
    // A name that is not taken back is still the one that everybody sees.
    void rename(to, false).catch(() => undefined)
    return true
  }

  // Closing the tab and leaving the page are no events of the field.
  useEffect(() => {
    const leave = () => {
      if (waiting.current !== null) latest.current(true)
    }
    const hide = () => document.hidden && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  return {
    typed,
    type(text: string) {
      setTyped(text)
      wait(text === name ? null : text)
      if (text !== name) timer.current = setTimeout(() => send(false), RENAME_DEBOUNCE_MS)
    },
    save() {
      if (waiting.current !== null) send(false)
      else if (typed?.trim() === '') setTyped(null)
    },
    revert() {
      wait(null)
      setTyped(null)
    },
  }
}
