import { sentenceOf } from '#client/api/call.ts'
import { type Models, useSetDefaultModel } from '#client/api/models.ts'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import type { ModelMode } from '#shared/chat.ts'
import { PROVIDER_NAMES } from '#shared/models.ts'

const MODES = {
  best: { name: 'Best', about: 'Writes the whole answer in one pass', setting: 'MODEL_BEST' },
  agent: { name: 'Agent', about: 'Looks around, writes and checks in steps', setting: 'MODEL_AGENT' },
}

/** Which model answers in a mode when nobody picks one. */
export function ModeDefault({ mode, models: all }: { mode: ModelMode; models: Models }) {
  const { name, about, setting } = MODES[mode]
  const { models, modes, fixed } = all
  const isFixed = fixed.includes(mode)
  const change = useSetDefaultModel()
  const chosen = modes[mode]
  const options = models.map(({ id, model, provider }) => ({
    value: id,
    label: model,
    detail: PROVIDER_NAMES[provider],
  }))
  const none = { value: '', label: PROVIDER_NAMES.templates }
  return (
    <section aria-label={name} className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-base font-medium">
          {name} <span className="font-normal text-ink-faint">· {about}</span>
        </h3>
        {isFixed && (
          <p className="mt-1 text-sm text-ink-soft">
            <code className="font-mono text-xs">{setting}</code> in the environment of the server decides
            this, before anything here.
          </p>
        )}
        {!isFixed && chosen === null && (
          <p className="mt-1 text-sm text-pretty text-ink-soft">
            No model is connected: you get the nearest template with your words in it, free, without a key and
            without a network.
          </p>
        )}
      </div>
      {(models.length > 0 || isFixed) && (
        <Select
          label={`Default for ${name}`}
          value={chosen ?? ''}
          options={chosen === null ? [none, ...options] : options}
          onChange={modelId => {
            if (modelId === '') return
            change.mutate({ mode, modelId }, { onError: error => void toast.error(sentenceOf(error)) })
          }}
          {...(isFixed ? { disabledBecause: `${setting} decides this` } : {})}
        />
      )}
    </section>
  )
}
