import { useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'
import { useIntegrations } from '#client/api/integrations.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { KeyRow } from './key-row.tsx'

/** One of the keys that one has already, or a new one, for this design. */
export function ConnectIntegrationDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Connect Integration"
      about="Whoever sees the pages of this design can make it ask OpenAI with the key that is linked, within the limits of that key. The key itself is shown to nobody."
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        <NeedsHost what="ai">
          <Keys />
        </NeedsHost>
      </div>
    </Dialog>
  )
}

function Keys() {
  const patternId = usePatternId()
  const open = useSetAtom(openDialogAtom)
  const { data, isError, error, refetch } = useIntegrations(patternId)
  if (isError)
    return (
      <LoadFailed
        what="Your keys could not be loaded."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading your keys" className="flex flex-col gap-3">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-8 w-28" />
      </div>
    )
  const keys = data.preexistingIntegrationKeys
  const linked = data.integrations.find(({ type }) => type === 'OPENAI')
  return (
    <>
      {linked?.isOwn === false && (
        <p className="mb-4 rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm text-pretty text-ink-soft">
          A key of {linked.holder ?? 'somebody else'} serves this design now. Linking one of yours takes its
          place.
        </p>
      )}
      {keys.length > 0 ? (
        <ul aria-label="Your keys" className="flex flex-col gap-2.5">
          {keys.map(key => (
            <KeyRow key={key.keyId} integration={key} isLinked={linked?.keyId === key.keyId} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">You keep no keys here yet.</p>
      )}
      <Button
        className="mt-4"
        look={keys.length > 0 ? 'plain' : 'primary'}
        onClick={() => open({ kind: 'connectOpenAi' })}
      >
        <Plus className="size-4" />
        New OpenAI key
      </Button>
    </>
  )
}
