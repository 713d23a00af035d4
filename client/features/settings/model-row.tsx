import { sentenceOf } from '#client/api/call.ts'
import { useModelCheck } from '#client/api/models.ts'
import { Button } from '#client/ui/button.tsx'
import { type ModeModel, PROVIDER_NAMES, settingToCheck } from '#shared/models.ts'
import { CheckResult } from './check-result.tsx'

const MODES = {
  best: { name: 'Best', about: 'Writes the whole answer in one pass' },
  agent: { name: 'Agent', about: 'Looks around, writes and checks in steps' },
}

/** One mode, its model, and a button that makes a real call of it. */
export function ModelRow({ mode: row }: { mode: ModeModel }) {
  const { mode, provider, model, address } = row
  const { name, about } = MODES[mode]
  const check = useModelCheck()
  const isTemplates = provider === 'templates'
  return (
    <section aria-label={name} className="p-4">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-medium">
            {name} <span className="font-normal text-ink-faint">· {about}</span>
          </h3>
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            {PROVIDER_NAMES[provider]}
            {!isTemplates && <span className="ml-2 font-mono text-xs text-ink">{model}</span>}
          </p>
          {address && <p className="mt-0.5 truncate font-mono text-xs text-ink-faint">{address}</p>}
          {isTemplates && (
            <p className="mt-1 text-sm text-pretty text-ink-soft">
              No model is connected: you get the nearest template with your words in it, free, without a key
              and without a network. Set{' '}
              <code className="font-mono text-xs">{mode === 'agent' ? 'MODEL_AGENT' : 'MODEL_BEST'}</code> to
              connect one.
            </p>
          )}
        </div>
        {!isTemplates && (
          <Button isBusy={check.isPending} onClick={() => check.mutate({ mode })}>
            {check.isPending ? 'Calling…' : 'Check'}
          </Button>
        )}
      </div>
      {check.isPending && (
        <p className="mt-3 text-sm text-ink-soft">
          A model that its server has to load first may take a minute to answer.
        </p>
      )}
      {check.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {sentenceOf(check.error)}
        </p>
      )}
      {check.data && (
        <CheckResult
          check={check.data}
          setting={check.data.problem && settingToCheck(check.data.problem, row)}
        />
      )}
    </section>
  )
}
