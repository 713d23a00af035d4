import { usePatternAudit } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePattern } from '#client/api/patterns.ts'
import { useNow } from '#client/lib/clock.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { adminActWords } from '#shared/admin.ts'

/** What administrators of this server did to a design, and where it was linked to, for its owner; nothing where nothing was. */
export function AuditEntries({ patternId }: { patternId: string }) {
  const isOwner = usePattern(patternId).data?.permissionLevel === 'owner'
  const audit = usePatternAudit(patternId, isOwner)
  const now = useNow(30_000)
  if (!isOwner || (audit.data?.length === 0 && !audit.isError)) return null
  if (audit.isPending) return null
  return (
    <section aria-labelledby="audit" className="mt-6 border-line border-t pt-4">
      <h3 id="audit" className="mb-2 text-sm font-semibold">
        By administrators, and out of this server
      </h3>
      {audit.isError && (
        <LoadFailed
          what="What they did could not be loaded."
          why={sentenceOf(audit.error)}
          onRetry={() => void audit.refetch()}
        />
      )}
      <ul className="grid max-h-60 gap-2.5 overflow-y-auto text-sm">
        {audit.data?.map(({ id, actorName, act, reason, createdAt }) => (
          <li key={id}>
            <p className="wrap-anywhere">
              <span className="font-medium">{actorName ?? 'Somebody'}</span> {adminActWords(act)}{' '}
              <time
                dateTime={new Date(createdAt).toISOString()}
                className="text-ink-faint"
                {...exactTimeTitle(createdAt)}
              >
                {timeLabel(createdAt, now)}
              </time>
            </p>
            {reason && <p className="text-ink-soft wrap-anywhere">“{reason}”</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
