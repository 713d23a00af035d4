import { ExternalLink, Globe, Lock } from 'lucide-react'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { buttonLook } from '#client/ui/button.tsx'
import { CopyField } from '#client/ui/copy-field.tsx'
import type { AccessMode } from '#shared/access.ts'
import type { PublicationStatus } from '#shared/publish.ts'

interface PublishedAtProps {
  publication: PublicationStatus
  access: AccessMode
}

/** Where the design is for everybody, which version, and what that means for a private one. */
export function PublishedAt({ publication, access }: PublishedAtProps) {
  const { url, artifactVersionName, publishedAt, history, artifactId } = publication
  const { isCopied, copy } = useCopied()
  const now = useNow(30_000)
  const by = history.find(entry => entry.artifactId === artifactId)?.byName
  return (
    <section aria-label="Published" className="flex flex-col gap-3">
      {url ? (
        <>
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Globe aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
            <span className="min-w-0">
              <strong className="font-semibold text-ink">{artifactVersionName}</strong> is public
              {publishedAt !== null && `, published ${spoken(timeLabel(publishedAt, now))}`}
              {by && ` by ${by}`}.
            </span>
          </p>
          <div className="flex gap-2">
            <div className="min-w-0 flex-1">
              <CopyField
                label="public address"
                value={url}
                isCopied={isCopied}
                onCopy={() => void copy(url)}
              />
            </div>
            <a className={buttonLook('plain')} href={url} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" className="size-3.5" />
              Open
            </a>
          </div>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          {history.length > 0 ? 'Nothing is published now.' : 'Nothing is published yet.'} The page gets an
          address of its own, which anybody can open without an account.
        </p>
      )}
      {access === 'private' && (
        <p
          role="note"
          className="flex gap-2 rounded-md border border-amber/40 bg-amber/10 px-3 py-2 text-sm text-pretty text-ink"
        >
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
          <span>
            This design is private, but a published page is public: everybody with its address sees it, and
            search engines may. The design itself, its chat and its other versions stay private.
          </span>
        </p>
      )}
    </section>
  )
}

const spoken = (label: string): string => (label === 'now' ? 'just now' : label)
