import { useAtom } from 'jotai'
import { Check } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useMe } from '#client/api/users.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { type KeyDraft, keyDraftAtom } from '#client/state/key-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Added, Billing, GetKey, PasteKey, Progress, STEPS } from './connect-steps.tsx'
import { KeptKeys } from './kept-keys.tsx'
import { TestOutcome } from './test-outcome.tsx'
import { useAddTestedKey } from './use-add-tested-key.ts'

const LAST = STEPS.length - 1

/** Section 4: three steps to a key that serves this design. */
export function ConnectOpenAiDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Connect OpenAI" isOpen onClose={onClose}>
      <div className="mt-4">
        <NeedsHost what="ai">
          <Wizard onClose={onClose} />
        </NeedsHost>
      </div>
    </Dialog>
  )
}

function Wizard({ onClose }: { onClose(): void }) {
  const { draft, change, forget } = useDraft()
  const { step, key, name } = draft
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useAddTestedKey(usePatternId(), () => {
    forget()
    focusHeading()
  })
  const { added, doing, refusal, fault } = adding
  const isLast = step === LAST && added === null
  const given = { key: key.trim(), name: name.trim() }
  // Whoever listens hears which step it is; what was pressed may be gone.
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus())
  const go = (next: number) => {
    change({ step: next })
    focusHeading()
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (added) return onClose()
    if (!isLast) return go(step + 1)
    if (given.key !== '' && doing === null) adding.add(given)
  }
  return (
    <form onSubmit={next} autoComplete="off">
      <Progress step={added ? STEPS.length : step} />
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-5 flex items-center gap-2 text-base font-semibold outline-none"
      >
        {added && <Check aria-hidden="true" className="size-4.5 text-accent-ink" />}
        {added ? 'API Key Added' : STEPS[step]}
        {!added && <span className="sr-only">, step {step + 1} of 3</span>}
      </h3>
      <div className="mt-2 min-h-44 text-sm text-pretty text-ink-soft">
        {added ? (
          <Added {...added} />
        ) : step === 0 ? (
          <>
            <GetKey />
            <KeptKeys />
          </>
        ) : step === 1 ? (
          <Billing />
        ) : (
          <PasteKey
            {...{ name, apiKey: key }}
            setName={value => change({ name: value })}
            setKey={value => {
              change({ key: value })
              adding.reset()
            }}
          />
        )}
        {isLast && <TestOutcome {...{ doing, refusal, fault }} />}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {isLast && refusal && (
          <Button look="quiet" className="mr-auto -ml-3" onClick={() => adding.addUntested(given)}>
            Add it all the same
          </Button>
        )}
        <Button disabled={step === 0 || added !== null || doing !== null} onClick={() => go(step - 1)}>
          Previous
        </Button>
        <Button look="primary" type="submit" isBusy={doing !== null} disabled={isLast && given.key === ''}>
          {added ? 'Finish' : !isLast ? 'Next' : refusal ? 'Test again' : 'Next: add key'}
        </Button>
      </div>
    </form>
  )
}

/** What this person has typed, also where the dialog was closed in between. */
function useDraft() {
  const of = useMe()?.id ?? ''
  const [kept, keep] = useAtom(keyDraftAtom)
  const draft: KeyDraft = kept?.of === of ? kept : { of, step: 0, key: '', name: '' }
  return {
    draft,
    change: (part: Partial<KeyDraft>) => keep({ ...draft, ...part }),
    forget: () => keep(null),
  }
}
