import { useSetAtom } from 'jotai'
import { sentenceOf } from '#client/api/call.ts'
import { useIntegrations } from '#client/api/integrations.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Integration } from '#shared/integrations.ts'
import { KeyFacts } from './key-facts.tsx'
import { OpenAiMark } from './open-ai-mark.tsx'
import { useUnlink } from './use-unlink.ts'

interface IntegrationsListProps {
  patternId: string
  /** A dialog takes its place. */
  onLeave(): void
}

/** What is linked to the design, and the way to link something. */
export function IntegrationsList({ patternId, onLeave }: IntegrationsListProps) {
  const { data, isError, error, refetch } = useIntegrations(patternId)
  if (isError)
    return (
      <LoadFailed
        what="The integrations could not be loaded."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading the integrations" className="flex flex-col gap-2">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-8 w-24" />
      </div>
    )
  const openAi = data.integrations.find(({ type }) => type === 'OPENAI')
  return (
    <section aria-label="OpenAI">
      <h3 className="flex items-center gap-2 font-medium">
        <OpenAiMark />
        OpenAI
        {openAi && (
          <span className="ml-auto rounded-full bg-accent-wash px-2 py-0.5 text-xs font-medium text-accent-ink">
            Connected
          </span>
        )}
      </h3>
      {openAi ? (
        <Linked {...{ patternId, openAi, onLeave }} />
      ) : (
        <NotLinked hasKeys={data.preexistingIntegrationKeys.length > 0} onLeave={onLeave} />
      )}
    </section>
  )
}

function NotLinked({ hasKeys, onLeave }: { hasKeys: boolean; onLeave(): void }) {
  const open = useSetAtom(openDialogAtom)
  const connect = () => {
    onLeave()
    open(hasKeys ? { kind: 'connectIntegration' } : { kind: 'connectOpenAi' })
  }
  return (
    <>
      <p className="mt-1.5 text-ink-soft text-pretty">
        With a key of yours the pages of this design can chat, summarise and draw by themselves. The key stays
        on this server.
      </p>
      <Button look="primary" size="sm" className="mt-3" onClick={connect}>
        Connect
      </Button>
    </>
  )
}

interface LinkedProps {
  patternId: string
  openAi: Integration
  onLeave(): void
}

function Linked({ patternId, openAi, onLeave }: LinkedProps) {
  const open = useSetAtom(openDialogAtom)
  const { unlink, isBusy } = useUnlink(patternId)
  const manage = () => {
    onLeave()
    open({ kind: 'connectIntegration' })
  }
  return (
    <>
      <div className="mt-2">
        <KeyFacts integration={openAi} />
      </div>
      <div className="mt-3 flex gap-2">
        <Button size="sm" onClick={manage}>
          {openAi.isOwn ? 'Manage' : 'Use my own key'}
        </Button>
        {openAi.isOwn && (
          <Button size="sm" look="quiet" isBusy={isBusy} onClick={() => void unlink(openAi)}>
            Unlink
          </Button>
        )}
      </div>
    </>
  )
}
