import { sentenceOf } from '#client/api/call.ts'
import { useDisconnectModel, useModelCheck } from '#client/api/models.ts'
import { Button } from '#client/ui/button.tsx'
import { type KnownModel, PROVIDER_NAMES, settingToCheck } from '#shared/models.ts'
import { CheckResult } from './check-result.tsx'
import { ModelPriceLine } from './model-price.tsx'

/** A model, where it is asked, and what it can; a button makes a real call of it. */
export function ModelRow({ model: row }: { model: KnownModel }) {
  const { id, provider, model, baseUrl, source } = row
  const check = useModelCheck()
  const disconnect = useDisconnectModel()
  const failure = check.error ?? disconnect.error
  const isOfSettings = source === 'settings'
  return (
    <section aria-label={model} className="p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-mono text-sm wrap-anywhere">{model}</h3>
          <p className="mt-1 text-sm text-ink-soft">
            {[PROVIDER_NAMES[provider], ...facts(row)].join(' · ')}
          </p>
          {baseUrl && <p className="mt-0.5 truncate font-mono text-xs text-ink-faint">{baseUrl}</p>}
        </div>
        <Button isBusy={check.isPending} onClick={() => check.mutate({ modelId: id })}>
          {check.isPending ? 'Calling…' : 'Check'}
        </Button>
        {isOfSettings && (
          <Button
            isBusy={disconnect.isPending}
            aria-label={`Remove ${model}`}
            onClick={() => disconnect.mutate(id)}
          >
            Remove
          </Button>
        )}
      </div>
      <ModelPriceLine model={row} />
      {check.isPending && (
        <p className="mt-3 text-sm text-ink-soft">
          A model that its server has to load first may take a minute to answer.
        </p>
      )}
      {failure && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {sentenceOf(failure)}
        </p>
      )}
      {check.data && (
        <CheckResult
          check={check.data}
          setting={isOfSettings ? null : check.data.problem && settingToCheck(check.data.problem, provider)}
        />
      )}
    </section>
  )
}

function facts({ source, passedOnTo, window, hasTools, hasVision }: KnownModel): string[] {
  return [
    source === 'environment' ? 'from the environment' : null,
    passedOnTo && `answered by ${passedOnTo}`,
    `${Math.round(window / 1_000).toLocaleString('en-US')}k window`,
    hasTools === false ? 'no tools' : null,
    hasVision === null ? null : hasVision ? 'sees images' : 'sees no images',
  ].filter(fact => fact !== null)
}
