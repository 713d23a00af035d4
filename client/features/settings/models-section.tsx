import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useModels } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import { unusedOf } from '#client/lib/found-models.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { modelModeSchema } from '#shared/chat.ts'
import { PROVIDER_NAMES } from '#shared/models.ts'
import { ConnectForm } from './connect-form.tsx'
import { FoundCard } from './found-card.tsx'
import { ModeDefault } from './mode-default.tsx'
import { ModelRow } from './model-row.tsx'
import { OwnKeys } from './own-keys.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Which model serves which mode, whether it works, and what else could be used. */
export function ModelsSection() {
  const session = useSession().data
  if (!session?.user) return null
  const { user, server } = session
  return (
    <SettingsSection title="Models" anchor="models">
      {user.isOperator ? (
        <Connected />
      ) : (
        <Named {...server.models} byAccount={server.accountsConnect ?? false} />
      )}
      {server.personalKeys && !user.isGuest && <OwnKeys />}
    </SettingsSection>
  )
}

function Connected() {
  const models = useModels()
  if (models.isError) {
    return (
      <div className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        <p>{sentenceOf(models.error)}</p>
        <Button size="sm" onClick={() => void models.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!models.data) return <Skeleton className="h-32 w-full" />
  const { models: known, found } = models.data
  return (
    <>
      <div className={BOX}>
        {modelModeSchema.options.map(mode => (
          <ModeDefault key={mode} mode={mode} models={models.data} />
        ))}
      </div>
      {known.length > 0 && (
        <div className={BOX}>
          {known.map(model => (
            <ModelRow key={model.id} model={model} />
          ))}
        </div>
      )}
      {unusedOf(found, known).map(one => (
        <FoundCard key={`${one.kind} ${one.baseUrl}`} found={one} />
      ))}
      <Connect />
      <p className="text-sm text-ink-soft">
        What is connected here counts at once, for everybody. <code className={CODE}>MODEL_BEST</code> and{' '}
        <code className={CODE}>MODEL_AGENT</code> in the environment of the server, or in{' '}
        <code className={CODE}>.dev.vars</code>, come before it; see{' '}
        <a href="/docs/models" className="font-medium text-accent-ink underline underline-offset-2">
          Models
        </a>
        . Keys stay on the server.
      </p>
    </>
  )
}

const BOX = 'flex flex-col divide-y divide-line rounded-lg border border-line bg-surface'
const CODE = 'font-mono text-xs'

function Connect() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <ConnectForm close={() => setOpen(false)} />
  return (
    <Button className="self-start" onClick={() => setOpen(true)}>
      Connect a model
    </Button>
  )
}

/** For everybody else: the names, as the message box uses them. */
function Named({ best, agent, byAccount }: { best: string; agent: string; byAccount: boolean }) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-base">
        <dt className="text-ink-soft">Best</dt>
        <dd className="font-medium">{best}</dd>
        <dt className="text-ink-soft">Agent</dt>
        <dd className="font-medium">{agent}</dd>
      </dl>
      {[best, agent].includes(PROVIDER_NAMES.templates) && (
        <p className="text-sm text-ink-soft">
          Templates answer where no model is connected: with the nearest template and your words in it.
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {byAccount
          ? 'To connect, change or remove a model here, create an account.'
          : 'An administrator of this server connects and chooses the models.'}
      </p>
    </>
  )
}
