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
      <div role="status">
        {message && (
          <p className="rounded-md border border-amber-line bg-amber-wash px-3.5 py-3 text-sm text-pretty wrap-anywhere">
            {message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
        <p>
          {statusLastRefreshedDate === null
            ? 'Not looked up yet.'
            : `Looked up ${spoken(timeLabel(statusLastRefreshedDate, now))}.`}
          {!isVerified && ' It is looked up again by itself while this is open.'}
        </p>
        <Button size="sm" look="quiet" isBusy={isLooking} onClick={again}>
          {!isLooking && <RefreshCw aria-hidden="true" className="size-3" />}
          Check now
        </Button>
      </div>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          It could not be looked up. {fault}
        </p>
      )}
    </section>
  )
}

const spoken = (label: string): string => (label === 'now' ? 'just now' : label)
