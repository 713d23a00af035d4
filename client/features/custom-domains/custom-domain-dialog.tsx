import type { ReactNode } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useCustomDomain } from '#client/api/custom-domains.ts'
import { NeedsHost, useMissingHost } from '#client/frames/needs-host.tsx'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DocsLink } from '#client/ui/docs-link.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ConnectForm } from './connect-form.tsx'
import { DomainView } from './domain-view.tsx'

/** The design at a domain of one's own: which one, what its DNS needs and has, and what is published there. */
export function CustomDomainDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Custom domain"
      about={
        <>
          Shows what you publish at a domain that you own, too.{' '}
          <DocsLink page="custom-domains">How custom domains work</DocsLink>
        </>
      }
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        <NeedsHost what="domain">
          <Step />
        </NeedsHost>
      </div>
    </Dialog>
  )
}

function Step(): ReactNode {
  const patternId = usePatternId()
  const isMissing = useMissingHost('domain') !== null
  const domain = useCustomDomain(patternId, !isMissing)
  if (domain.data)
    return <DomainView domain={domain.data} again={() => void domain.refetch()} {...look(domain)} />
  if (domain.data === null) return <ConnectForm />
  if (domain.isError)
    return (
      <LoadFailed
        what="The domain could not be looked up."
        why={sentenceOf(domain.error)}
        onRetry={() => void domain.refetch()}
      />
    )
  return (
    <div role="status" aria-label="Loading the domain" className="grid gap-3">
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
    </div>
  )
}

/** What is shown stays while it is asked for again, also where that fails. */
const look = ({ isFetching, error }: { isFetching: boolean; error: Error | null }) => ({
  isLooking: isFetching,
  fault: error && sentenceOf(error),
})
