import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useDeleteKey, useLinkKey } from '#client/api/integrations.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import type { Integration } from '#shared/integrations.ts'
import { KeyFacts } from './key-facts.tsx'
import { LimitsForm } from './limits-form.tsx'
import { useUnlink } from './use-unlink.ts'

/** A key of one's own: link it to this design or take it back, change what it may serve, delete it. */
export function KeyRow({ integration, isLinked }: { integration: Integration; isLinked: boolean }) {
  const { type, keyId, name } = integration
  const patternId = usePatternId()
  const link = useLinkKey(patternId)
  const { unlink, isBusy: isUnlinking } = useUnlink(patternId)
  const [hasLimits, showLimits] = useState(false)
  const connect = () =>
    link
      .mutateAsync({ type, keyId })
      .then(() => toast.success(`“${name}” serves this design now.`))
      .catch((error: unknown) => {
        // Section 8: failures of linking are logged and reported.
        console.error('a key could not be linked', error)
        toast.error(`“${name}” could not be linked.`, { description: sentenceOf(error) })
      })
  return (
    <li aria-label={name} className="rounded-lg border border-line bg-surface p-3.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <KeyFacts integration={integration} />
        </div>
        {isLinked ? (
          <Button size="sm" isBusy={isUnlinking} onClick={() => void unlink(integration)}>
            Unlink
          </Button>
        ) : (
          <Button size="sm" look="primary" isBusy={link.isPending} onClick={() => void connect()}>
            Link
          </Button>
        )}
      </div>
      <div className="mt-2 -mr-2.5 flex flex-wrap items-center gap-1 text-xs text-ink-faint">
        <span className="mr-auto">{designsOf(integration)}</span>
        <Button size="sm" look="quiet" aria-expanded={hasLimits} onClick={() => showLimits(!hasLimits)}>
          Name and limits
        </Button>
        <DeleteKey integration={integration} />
      </div>
      {hasLimits && <LimitsForm integration={integration} close={() => showLimits(false)} />}
    </li>
  )
}

function designsOf({ designCount = 0 }: Integration): string {
  if (designCount === 0) return 'Linked to no design'
  return designCount === 1 ? 'Linked to one design' : `Linked to ${designCount} designs`
}

function DeleteKey({ integration }: { integration: Integration }) {
  const { keyId, name, designCount = 0 } = integration
  const remove = useDeleteKey()
  const [isAsked, setAsked] = useState(false)
  const go = () =>
    // By then this row is gone.
    void remove.mutateAsync(keyId).then(
      () => toast.success(`“${name}” is deleted.`),
      (error: unknown) => toast.error(`“${name}” could not be deleted.`, { description: sentenceOf(error) }),
    )
  const used = designCount === 1 ? 'One design uses' : `${designCount} designs use`
  return (
    <>
      <Button size="sm" look="quiet" isBusy={remove.isPending} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <Alert
        title={`Delete “${name}”?`}
        text={`${designCount > 0 ? `${used} it, and cannot ask OpenAI any more then. ` : ''}It is deleted here, and not at OpenAI.`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{ label: 'Delete', isDangerous: true, run: go }}
      />
    </>
  )
}
