import { CircleCheck, Clock, ExternalLink, RefreshCw } from 'lucide-react'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import type { CustomDomain } from '#shared/custom-domains.ts'
import type { Looking } from './looking.ts'

/** How it stands, since when that is known, and what to do next. */
export function DomainStatus({ domain, isLooking, fault, again }: { domain: CustomDomain } & Looking) {
  const { incoming, shownAs, status, message, statusLastRefreshedDate } = domain
  const now = useNow(5_000)
  const isVerified = status === 'VERIFIED'
  return (
    <section aria-label="Status" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="truncate text-base font-medium" title={incoming}>
            {shownAs ?? incoming}
          </p>
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-soft">
            {isVerified ? (
              <CircleCheck aria-hidden="true" className="size-3.5 text-accent-ink" />
            ) : (
              <Clock aria-hidden="true" className="size-3.5 text-amber" />
            )}
            {isVerified ? 'Connected' : 'Waiting for the DNS records'}
          </p>
        </div>
        <div className="flex gap-2 max-sm:flex-row-reverse">
          <Button look={isVerified ? 'quiet' : 'plain'} isBusy={isLooking} onClick={again}>
            {!isLooking && <RefreshCw aria-hidden="true" className="size-3.5" />}
            Check now
          </Button>
          {isVerified && (
            <a
              className={buttonLook('plain')}
              href={`${location.protocol}//${incoming}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <ExternalLink aria-hidden="true" className="size-3.5" />
              Open
            </a>
          )}
        </div>
      </div>
      {/* Empty it is as if it were not there, and still heard as soon as it says something. */}
      <div role="status" className="empty:-mt-3">
        {message && (
          <p className="rounded-md border border-amber-line bg-amber-wash px-3.5 py-3 text-sm text-pretty wrap-anywhere">
            {message}
          </p>
        )}
      </div>
      <p className="text-xs text-pretty text-ink-faint">
        {statusLastRefreshedDate === null
          ? 'Not looked up yet.'
          : `Looked up ${spoken(timeLabel(statusLastRefreshedDate, now))}.`}
        {!isVerified && ' It is looked up again by itself while this is open.'}
      </p>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          It could not be looked up. {fault}
        </p>
      )}
    </section>
  )
}

const spoken = (label: string): string => (label === 'now' ? 'just now' : label)
