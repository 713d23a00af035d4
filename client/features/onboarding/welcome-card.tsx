import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { useMe, useOneTimeKey } from '#client/api/users.ts'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { WELCOME_STEPS } from './welcome-steps.tsx'

/**
 * What the editor can do, offered once in one line of the chat. Whoever comes here has just asked for a design and wants
 * to see that; the carousel takes its room when it is asked for.
 */
export function WelcomeCard() {
  const { isOpen, close } = useOneTimeKey('editorWelcome')
  const [isAsked, setAsked] = useState(false)
  if (!isOpen) return null
  if (isAsked) return <Carousel close={close} />
  return (
    <section
      aria-label="Welcome"
      className="mx-4 mb-1 flex min-h-11 shrink-0 animate-rise items-center gap-2 rounded-xl border border-line bg-surface py-1 pr-1.5 pl-3.5 text-sm shadow-1"
    >
      <p className="mr-auto min-w-0 truncate text-ink-soft">{WELCOME_TITLE}</p>
      <Button look="quiet" size="sm" className="text-accent-ink!" onClick={() => setAsked(true)}>
        Show me around
      </Button>
      <IconButton size="sm" label="Close welcome" onClick={close}>
        <X className="size-4" />
      </IconButton>
    </section>
  )
}

const WELCOME_TITLE = 'Welcome to the new Editor'

/** Four steps, then the questions. It covers nothing. */
function Carousel({ close }: { close(): void }) {
  const personalize = useOneTimeKey('personalize')
  const openDialog = useSetAtom(openDialogAtom)
  const isGuest = useMe()?.isGuest ?? true
  const [at, setAt] = useState(0)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const step = WELCOME_STEPS[at]
  const leave = () => {
    const hadFocus = box.current?.contains(document.activeElement)
    close()
    // On a phone the message box would bring its keyboard.
    if (hadFocus && matchMedia('(pointer: fine)').matches) focusComposer()
  }
  useEscape('welcome', leave)
  // What was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  if (!step) return null
  const isLast = at === WELCOME_STEPS.length - 1
  const finish = () => {
    leave()
    if (personalize.isOpen && !isGuest) openDialog({ kind: 'personalize' })
  }
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-modal="false"
      aria-labelledby={id}
      data-aside=""
      className="mx-4 mb-1 shrink-0 animate-rise rounded-xl border border-line bg-surface p-4 shadow-1 outline-none"
    >
      <div className="flex items-center justify-between">
        <h2 id={id} className="text-xs font-medium text-ink-faint">
          {WELCOME_TITLE}
        </h2>
        <IconButton size="sm" label="Close welcome" className="-my-1 -mr-1.5" onClick={leave}>
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
