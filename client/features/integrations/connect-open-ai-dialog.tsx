import { Check, ExternalLink } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useAddKey } from '#client/api/integrations.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { newId } from '#shared/ids.ts'
import {
  DAILY_BUDGET,
  DEFAULT_KEY_NAME,
  INTEGRATION_KEY_MAX_CHARACTERS,
  INTEGRATION_NAME_MAX_CHARACTERS,
} from '#shared/integrations.ts'
import { MESSAGES } from '#shared/messages.ts'

const STEPS = ['Get your API key', 'Enable billing', 'Paste your key'] as const
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
  const [step, setStep] = useState(0)
  const [key, setKey] = useState('')
  const [name, setName] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The same try again keeps one key, also where its answer was lost.
  const request = useRef({ id: newId(), key: '' })
  const add = useAddKey(usePatternId())
  const isSaved = add.isSuccess
  const isLast = step === LAST
  const go = (next: number) => {
    setStep(next)
    // Whoever listens hears which step it is; what was pressed may be gone.
    requestAnimationFrame(() => heading.current?.focus())
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (isSaved) return onClose()
    if (!isLast) return go(step + 1)
    if (key.trim() === '' || add.isPending) return
    if (request.current.key !== key.trim()) request.current = { id: newId(), key: key.trim() }
    add.mutate(
      { type: 'OPENAI', key: key.trim(), name: name.trim(), requestId: request.current.id },
      { onSuccess: () => requestAnimationFrame(() => heading.current?.focus()) },
    )
  }
  return (
    <form onSubmit={next} autoComplete="off">
      <Progress step={isSaved ? STEPS.length : step} />
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-5 flex items-center gap-2 text-base font-semibold outline-none"
      >
        {isSaved && <Check aria-hidden="true" className="size-4.5 text-accent-ink" />}
        {isSaved ? 'API Key Added' : STEPS[step]}
        {!isSaved && <span className="sr-only">, step {step + 1} of 3</span>}
      </h3>
      <div className="mt-2 min-h-44 text-sm text-pretty text-ink-soft">
        {isSaved ? (
          <Added name={add.data.name} obfuscatedKey={add.data.obfuscatedKey} />
        ) : step === 0 ? (
          <GetKey />
        ) : step === 1 ? (
          <Billing />
        ) : (
          <PasteKey
            {...{ name, setName, apiKey: key }}
            setKey={value => {
              setKey(value)
              add.reset()
            }}
          />
        )}
        {add.isError && isLast && (
          <div role="alert" className="mt-3 text-sm text-danger">
            <p className="font-medium">{MESSAGES.integrationSaveFailed}</p>
            <p className="text-xs">{sentenceOf(add.error)}</p>
          </div>
        )}
      </div>
      <div className="mt-5 flex justify-end gap-2">
        <Button disabled={step === 0 || isSaved} onClick={() => go(step - 1)}>
          Previous
        </Button>
        <Button
          look="primary"
          type="submit"
          isBusy={add.isPending}
          disabled={isLast && !isSaved && key.trim() === ''}
        >
          {isSaved ? 'Finish' : 'Next'}
        </Button>
      </div>
    </form>
  )
}

function Progress({ step }: { step: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
      {STEPS.map((name, at) => (
        <li
          key={name}
          aria-current={at === step ? 'step' : undefined}
          className={`border-t-2 pt-2 text-xs ${at <= step ? 'border-accent text-ink' : 'border-line text-ink-faint'}`}
        >
          <span className="tabular-nums">{at + 1}.</span> {name}
          {at < step && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  )
}

const GetKey = () => (
  <>
    <p>Log in to your OpenAI account, make a new secret key there, and copy it. OpenAI shows it only once.</p>
    <Outside href="https://platform.openai.com/api-keys">Open OpenAI’s API keys</Outside>
    <p className="mt-3 text-xs text-ink-faint">
      A key of its own for your designs can be taken back without touching others.
    </p>
  </>
)

const Billing = () => (
  <>
    <p>
      OpenAI answers only accounts with a payment method or credit. Add one there, and a monthly limit that
      you are comfortable with.
    </p>
    <Outside href="https://platform.openai.com/settings/organization/billing/overview">
      Open OpenAI’s billing
    </Outside>
    <p className="mt-3 text-xs text-ink-faint">
      What your designs ask is paid by this account, and not by Maquette.
    </p>
  </>
)

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={`mt-3 ${buttonLook('plain')}`}>
    {children}
    <ExternalLink aria-hidden="true" className="size-3.5" />
    <span className="sr-only">(opens in a new tab)</span>
  </a>
)

interface PasteKeyProps {
  apiKey: string
  setKey(key: string): void
  name: string
  setName(name: string): void
}

function PasteKey({ apiKey, setKey, name, setName }: PasteKeyProps) {
  return (
    <div className="flex flex-col gap-3.5 text-ink">
      <TextField
        label="API key"
        type="password"
        role="textbox"
        placeholder="sk-…"
        autoComplete="off"
        spellCheck={false}
        maxLength={INTEGRATION_KEY_MAX_CHARACTERS}
        value={apiKey}
        onChange={event => setKey(event.currentTarget.value)}
        note="Sealed on this server and never shown again, to you or anybody else."
      />
      <TextField
        label="Name"
        placeholder={DEFAULT_KEY_NAME}
        maxLength={INTEGRATION_NAME_MAX_CHARACTERS}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <p className="text-xs text-ink-faint">
        Whoever sees the pages of this design can ask with it: {DAILY_BUDGET.calls.toLocaleString('en-US')}{' '}
        calls and {DAILY_BUDGET.tokens.toLocaleString('en-US')} tokens a day at most, which you can change.
      </p>
    </div>
  )
}

const Added = ({ name, obfuscatedKey }: { name: string; obfuscatedKey: string }) => (
  <>
    <p>
      “{name}” (<span className="font-mono text-xs">{obfuscatedKey}</span>) serves this design now. Ask in the
      chat for what it should do with it, such as a chat that answers questions about your page.
    </p>
    <p className="mt-3 text-xs text-ink-faint">Its limits are under Integrations.</p>
  </>
)
