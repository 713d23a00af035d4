import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { type OwnModel, useDisconnectOwn, useOwnModels } from '#client/api/models.ts'
import { Button } from '#client/ui/button.tsx'
import { ConnectForm } from './connect-form.tsx'
import { HeldModel } from './held-model.tsx'

/** Models that somebody has connected for himself alone, where the operator allows that. */
export function OwnKeys() {
  const [isOpen, setOpen] = useState(false)
  const own = useOwnModels()
  return (
    <section aria-label="Your own keys" className="flex flex-col gap-4">
      <h3 className="text-base font-medium">Your own keys</h3>
      <p className="text-sm text-pretty text-ink-soft">
        A model that you connect with a key of yours stands beside your prompts, and nobody else’s. Its
        answers cost no credits here: your account with its provider pays. Others in a design see its name
        under what it made. Prompts that wait for it fail once you remove it or sign out everywhere.
      </p>
      {own.isError && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(own.error)}
        </p>
      )}
      {own.data && own.data.models.length > 0 && (
        <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {own.data.models.map(model => (
            <OwnRow key={model.id} model={model} />
          ))}
        </div>
      )}
      {own.data && isOpen && (
        <ConnectForm close={() => setOpen(false)} own={{ keys: 'person', addresses: own.data.addresses }} />
      )}
      {own.data && !isOpen && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          Connect with your key
        </Button>
      )}
    </section>
  )
}

const OwnRow = ({ model }: { model: OwnModel }) => (
  <HeldModel model={model} whoseKey="your key" heading="h4" disconnect={useDisconnectOwn()} />
)
