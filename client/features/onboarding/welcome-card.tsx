import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useMe, useOneTimeKey } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { WELCOME_STEPS } from './welcome-steps.tsx'

/**
 * The carousel of the editor, shown once. It stands in the chat and covers nothing: whoever comes here has just asked
 * for a design, and wants to see it.
 */
export function WelcomeCard() {
  const { isOpen, close } = useOneTimeKey('editorWelcome')
  const personalize = useOneTimeKey('personalize')
  const openDialog = useSetAtom(openDialogAtom)
  const isGuest = useMe()?.isGuest ?? true
  const [at, setAt] = useState(0)
  const id = useId()
  const step = WELCOME_STEPS[at]
  useCloseOnEscape(isOpen, close)
  if (!isOpen || !step) return null
  const isLast = at === WELCOME_STEPS.length - 1
  const finish = () => {
    close()
    if (personalize.isOpen && !isGuest) openDialog({ kind: 'personalize' })
  }
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      data-aside=""
      className="mx-4 mb-1 shrink-0 animate-rise rounded-xl border border-line bg-surface p-4 shadow-1"
    >
      <div className="flex items-center justify-between">
        <h2 id={id} className="text-xs font-medium text-ink-faint">
          Welcome to the new Editor
        </h2>
        <IconButton size="sm" label="Close welcome" className="-my-1 -mr-1.5" onClick={close}>
          <X className="size-4" />
        </IconButton>
      </div>
      <div className="mt-2 flex gap-3" aria-live="polite">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-wash text-accent-ink [&>svg]:size-4.5"
        >
          {step.picture}
        </span>
        <div className="min-h-16 min-w-0">
          <p className="text-base font-semibold">{step.title}</p>
          <p className="mt-0.5 text-sm text-pretty text-ink-soft">{step.text}</p>
        </div>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <Dots at={at} />
        <span className="ml-auto" />
        {at > 0 && (
          <Button look="quiet" size="sm" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button
          look={isLast ? 'primary' : 'plain'}
          size="sm"
          onClick={() => (isLast ? finish() : setAt(at + 1))}
        >
          {isLast ? 'Get started' : 'Next'}
        </Button>
      </div>
    </div>
  )
}

/** Wherever the focus is; what lies above it takes the key first, and a run is stopped only without it. */
function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  // The key belongs to the whole page.
  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(ABOVE)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isOpen])
}

const ABOVE = '[role="dialog"]:not([data-aside]),[role="alertdialog"],[role="menu"],[role="listbox"]'

function Dots({ at }: { at: number }) {
  return (
    <span className="flex items-center gap-1.5">
      {WELCOME_STEPS.map(({ title }, step) => (
        <span
          key={title}
          aria-hidden="true"
          className={clsx(
            'h-1.5 rounded-full transition-[width]',
            step === at ? 'w-4 bg-accent' : 'w-1.5 bg-line-strong',
          )}
        />
      ))}
      <span className="sr-only">
        Step {at + 1} of {WELCOME_STEPS.length}
      </span>
    </span>
  )
}
