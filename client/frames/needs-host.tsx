import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '#client/api/users.ts'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'
import { type HostNeed, missingHost } from '#shared/preview-host.ts'

/** Why this browser is given nothing of the kind, with what to set; null where it is, or where that is not known yet. */
export function useMissingHost(what: HostNeed): string | null {
  const way = usePreviewWay()
  return way && missingHost(what, way, location.hostname, way.way)
}

interface NeedsHostProps {
  what: HostNeed
  /** What is there where designs have hosts of their own. */
  children: ReactNode
}

/** In place of what cannot be done in port mode: why, and what to set. */
export function NeedsHost({ what, children }: NeedsHostProps) {
  const sentence = useMissingHost(what)
  const isOperator = useSession().data?.user?.isOperator ?? false
  if (!sentence) return children
  return (
    <section aria-label="Not set up" className="rounded-lg border border-line bg-sunken p-4">
      <h3 className="flex items-center gap-2 text-base font-medium">
        <Unplug aria-hidden="true" className="size-4 text-ink-faint" />
        Designs have no hosts of their own here
      </h3>
      <p className="mt-1.5 text-sm text-pretty text-ink-soft">
        {sentence}
        {!isOperator && ' Whoever runs this server can do that.'}
      </p>
    </section>
  )
}
