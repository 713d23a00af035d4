import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useRenamePattern } from '#client/api/patterns.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { hasUnsavedAtom } from '#client/state/unsaved.ts'
import { toast } from '#client/ui/toast.ts'
import { PATTERN_NAME_MAX_CHARACTERS, RENAME_DEBOUNCE_MS } from '#shared/patterns.ts'

/** The name, editable for those who may; the last edit is sent however the page is left. */
export function DesignName({ canWrite, name }: { canWrite: boolean; name: string }) {
  if (!canWrite) return <h1 className="max-w-96 truncate text-base font-semibold">{name}</h1>
  return <NameField name={name} />
}

function NameField({ name }: { name: string }) {
  const { typed, type, save, revert } = useTypedName(name)
  const shown = typed ?? name
  return (
    <h1 className="inline-grid max-w-96 min-w-0 text-base font-semibold">
      <span aria-hidden="true" className="invisible col-start-1 row-start-1 truncate px-2 whitespace-pre">
        {shown || ' '}
      </span>
      <input
        aria-label="Design name"
        value={shown}
        maxLength={PATTERN_NAME_MAX_CHARACTERS}
        spellCheck={false}
        dir="auto"
        onChange={event => type(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') {
            event.preventDefault()
            revert()
          }
        }}
        size={1}
        className="col-start-1 row-start-1 h-8 w-full min-w-0 truncate rounded-md bg-transparent px-2 transition-colors hover:bg-hover focus-visible:bg-surface focus-visible:outline-1 focus-visible:outline-accent pointer-coarse:h-11"
      />
    </h1>
  )
}

/** What is typed and not sent yet: sent after 5 s, on blur, when the page is hidden and when it is left. */
function useTypedName(name: string) {
  const id = usePatternId()
  const { mutate } = useRenamePattern()
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
    undoHistoryOf(id).push({
      label: `renaming to “${newName}”`,
      undo: () => change(newName, name),
      redo: () => change(name, newName),
    })
    mutate(
      { id, newName, isLast },
      {
        onSuccess: () => setTyped(current => (current?.trim() === newName ? null : current)),
        onError: () => {
          sent.current = null
          toast.error('The name could not be saved.', {
            description: 'It is still in the field.',
            action: { label: 'Try again', onClick: () => mutate({ id, newName }) },
          })
        },
      },
    )
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
    mutate({ id, newName: to })
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
