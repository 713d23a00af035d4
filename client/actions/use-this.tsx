import { useState } from 'react'
import { useTakeFound } from '#client/actions/use-take-found.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useOfferedModels } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import { consentWords } from '#client/lib/found-models.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import type { FoundModels } from '#shared/models.ts'

/** Connects what was found: said first is where prompts go and who pays. */
export function UseThis({ found, size = 'md' }: { found: FoundModels; size?: 'sm' | 'md' }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button size={size} onClick={() => setAsked(true)}>
        Use this
      </Button>
    )
  }
  return <Consent found={found} leave={() => setAsked(false)} />
}

function Consent({ found, leave }: { found: FoundModels; leave(): void }) {
  const { provider, baseUrl, kind } = found
  const offered = useOfferedModels()
  const connect = useTakeFound()
  const isOperator = useSession().data?.user?.isOperator ?? false
  const names = found.models.length > 0 ? found.models : (offered.data ?? [])
  const [picked, setPicked] = useState('')
  const model = picked || names[0] || ''
  const place = { provider, baseUrl }
  const isToAsk = found.models.length === 0 && !offered.data
  const failure = connect.error ?? offered.error
  const use = () =>
    // The offer is gone by then, with whatever it would have called.
    void connect.mutateAsync({ found, model }).then(
      () => toast(`${model} is connected.`, { description: isOperator ? SERVES : CHOSEN }),
      () => undefined,
    )
  return (
    <div data-consent className="flex w-full flex-col gap-2.5 text-left">
      <p className="text-sm text-pretty text-ink-soft">{consentWords(found, model)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {isToAsk ? (
          <Button isBusy={offered.isPending} onClick={() => offered.mutate(place)}>
            {kind === 'environment' ? 'Ask for its models' : 'Look again'}
          </Button>
        ) : (
          <>
            <Select
              label="Model"
              value={model}
              options={names.map(value => ({ value, label: value }))}
              onChange={setPicked}
            />
            <Button look="primary" isBusy={connect.isPending} disabled={model === ''} onClick={use}>
              {connect.isPending ? 'Trying it…' : 'Connect'}
            </Button>
          </>
        )}
        <Button look="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
      {connect.isPending && (
        <p className="text-sm text-ink-soft">A model that is loaded first may take a minute to answer.</p>
      )}
      {failure && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {sentenceOf(failure)}
        </p>
      )}
    </div>
  )
}

const CHOSEN = 'What answers a prompt is chosen beside it.'
const SERVES = 'What answers a prompt is chosen beside it, and its default in Settings.'
