import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import {
  DAILY_BUDGET,
  DEFAULT_KEY_NAME,
  INTEGRATION_KEY_MAX_CHARACTERS,
  INTEGRATION_NAME_MAX_CHARACTERS,
  type Integration,
} from '#shared/integrations.ts'

export const STEPS = ['Get your API key', 'Enable billing', 'Paste your key'] as const

export function Progress({ step }: { step: number }) {
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

export const GetKey = () => (
  <>
    <p>Log in to your OpenAI account, make a new secret key there, and copy it. OpenAI shows it only once.</p>
    <Outside href="https://platform.openai.com/api-keys">Open OpenAI’s API keys</Outside>
    <p className="mt-3 text-xs text-ink-faint">
      A key of its own for your designs can be taken back without touching others.
    </p>
  </>
)

export const Billing = () => (
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

export function PasteKey({ apiKey, setKey, name, setName }: PasteKeyProps) {
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
        note="Tried with OpenAI first, which costs nothing; then sealed on this server and never shown again, to you or anybody else."
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

export function Added({ integration, isTested }: { integration: Integration; isTested: boolean }) {
  const { name, obfuscatedKey } = integration
  return (
    <>
      <p>
        “{name}” (<span className="font-mono text-xs">{obfuscatedKey}</span>) serves this design now. Ask in
        the chat for what it should do with it, such as a chat that answers questions about your page.
      </p>
      <p className="mt-3 text-xs text-ink-faint">
        {isTested ? 'OpenAI accepts it.' : 'OpenAI has not accepted it yet: try it on a page of this design.'}{' '}
        Its limits are under Integrations.
      </p>
    </>
  )
}
