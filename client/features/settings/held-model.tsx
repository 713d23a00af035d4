import type { ReactNode } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import type { OwnModel } from '#client/api/models.ts'
import { Button } from '#client/ui/button.tsx'
import { PROVIDER_NAMES } from '#shared/models.ts'

interface HeldModelProps {
  model: Pick<OwnModel, 'id' | 'model' | 'provider' | 'hasVision' | 'isAllowed'>
  /** "your key", or who gave it. */
  whoseKey: string
  /** That of the part it stands in, and one more. */
  heading: 'h3' | 'h4'
  /** Takes it away. */
  disconnect: { mutate(id: string): void; isPending: boolean; error: Error | null }
  /** What went wrong with its key. */
  children?: ReactNode
}

/** A model that is connected with a key which is not the server's. */
export function HeldModel({ model: row, whoseKey, heading: Heading, disconnect, children }: HeldModelProps) {
  const { id, model, provider, hasVision, isAllowed } = row
  return (
    <section aria-label={model} className="flex flex-wrap items-start gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <Heading className="font-mono text-sm wrap-anywhere">{model}</Heading>
        <p className="mt-1 text-sm text-ink-soft">
          {PROVIDER_NAMES[provider]} · {hasVision ? 'sees images' : 'sees no images'} · {whoseKey}
          {!isAllowed && ' · may not be asked here any more'}
        </p>
        {children}
        {disconnect.error && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {sentenceOf(disconnect.error)}
          </p>
        )}
      </div>
      <Button
        isBusy={disconnect.isPending}
        aria-label={`Remove ${model}`}
        onClick={() => disconnect.mutate(id)}
      >
        Remove
      </Button>
    </section>
  )
}
