import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useModelCheck } from '#client/api/models.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { type LocalServer, settingsFor } from '#shared/models.ts'
import { CheckResult } from './check-result.tsx'

const NAMES: Record<LocalServer['kind'], string> = { ollama: 'Ollama', lmStudio: 'LM Studio' }

/** A model server found on this machine: offered with what to write into the settings, never used by itself. */
export function LocalServerCard({ server }: { server: LocalServer }) {
  const [model, setModel] = useState(server.models[0] ?? '')
  const check = useModelCheck()
  const { isCopied, copy } = useCopied()
  const name = NAMES[server.kind]
  const lines = settingsFor(server, model)
  return (
    <section aria-label={name} className="rounded-lg border border-accent-line bg-accent-wash p-4">
      <h3 className="text-base font-medium">{name} is running on this machine</h3>
      {server.models.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          It has no model yet. Load one there, then open this page again.
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            Maquette does not use it yet. Try a model, then put these lines into{' '}
            <code className="font-mono text-xs">.dev.vars</code> and restart.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Select
              label={`Model of ${name}`}
              value={model}
              options={server.models.map(value => ({ value, label: value }))}
              onChange={next => {
                setModel(next)
                check.reset()
              }}
            />
            <Button isBusy={check.isPending} onClick={() => check.mutate({ local: server.kind, model })}>
              {check.isPending ? 'Calling…' : 'Try it'}
            </Button>
            <Button onClick={() => void copy(lines)}>
              {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
              {isCopied ? 'Copied' : 'Copy settings'}
            </Button>
          </div>
          <pre className="mt-3 overflow-x-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs text-ink-soft">
            {lines}
          </pre>
        </>
      )}
      {check.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {sentenceOf(check.error)}
        </p>
      )}
      {check.data && <CheckResult check={check.data} setting={null} />}
    </section>
  )
}
