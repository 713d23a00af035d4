import { sentenceOf } from '#client/api/call.ts'
import { useLocalServers, useModels } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyField } from '#client/ui/copy-field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type LocalServer, PROVIDER_NAMES } from '#shared/models.ts'
import { LocalServerCard } from './local-server-card.tsx'
import { ModelRow } from './model-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Which model serves which mode, whether it works, and what else could be used. */
export function ModelsSection() {
  const session = useSession().data
  if (!session?.user) return null
  const { user, server } = session
  return (
    <SettingsSection title="Models" anchor="models">
      {user.isOperator ? <Checked /> : <Named {...server.models} isGuest={user.isGuest} />}
    </SettingsSection>
  )
}

function Checked() {
  const models = useModels()
  const local = useLocalServers()
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
  const used = models.data.modes.map(({ address }) => placeOf(address))
  const isUnused = ({ baseUrl }: LocalServer) => !used.includes(placeOf(baseUrl))
  return (
    <>
      <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {models.data.modes.map(mode => (
          <ModelRow key={mode.mode} mode={mode} />
        ))}
      </div>
      {local.data?.servers.filter(isUnused).map(found => (
        <LocalServerCard key={found.kind} server={found} />
      ))}
      <Example />
      <p className="text-sm text-ink-soft">
        <code className="font-mono text-xs">MODEL_BEST</code> and{' '}
        <code className="font-mono text-xs">MODEL_AGENT</code> name the models; the names, the keys and
        servers of your own are described in{' '}
        <a href="/docs/models" className="font-medium text-accent-ink underline underline-offset-2">
          Models
        </a>
        . Models are chosen by the settings of the server, in its environment or in{' '}
        <code className="font-mono text-xs">.dev.vars</code>; they count after a restart. Keys stay on the
        server.
      </p>
    </>
  )
}

/** A line to begin with; the name of the model is the reader's own. */
function Example() {
  const { isCopied, copy } = useCopied()
  return (
    <CopyField
      label="example for .dev.vars"
      value={EXAMPLE}
      isCopied={isCopied}
      onCopy={() => void copy(EXAMPLE)}
    />
  )
}

const EXAMPLE = 'MODEL_BEST=anthropic:<model>'

/** One address of this machine is written in several ways. */
const placeOf = (address: string | null): string | null =>
  address && new URL(address).host.replace(/^(127\.0\.0\.1|\[::1\])/, 'localhost')

/** For everybody else: the names, as the message box uses them. */
function Named({ best, agent, isGuest }: { best: string; agent: string; isGuest: boolean }) {
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
        {isGuest
          ? 'Create an account to check the models of a server of your own.'
          : 'An administrator of this server chooses and checks the models.'}
      </p>
    </>
  )
}
