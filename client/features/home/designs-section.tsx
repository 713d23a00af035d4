import { useSetAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { usePatterns, useRemovePattern } from '#client/api/patterns.ts'
import { useSession } from '#client/api/users.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'
import type { PatternListItem } from '#shared/patterns.ts'
import { DesignCard } from './design-card.tsx'
import { EmptyPicture } from './empty-picture.tsx'
import { EVERYTHING, isNarrowed, ListToolbar, queryOf } from './list-toolbar.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** Own and shared designs, newest first, with every state a list can be in. */
export function DesignsSection({ hint }: { hint?: ReactNode }) {
  const session = useSession()
  const [listing, setListing] = useState(EVERYTHING)
  const patterns = usePatterns(useDebounced(queryOf(listing), SEARCH_REST_MS))
  // A few designs are all shown at once.
  const isLong = useRef(false)
  if (isNarrowed(listing) || (patterns.data?.length ?? 0) >= TOOLS_FROM) isLong.current = true
  const isOnline = useIsOnline()
  const [doomed, setDoomed] = useState<PatternListItem | null>(null)
  const [renamed, setRenamed] = useState<PatternListItem | null>(null)
  const remove = useRemovePattern()
  const failed = [session, patterns].find(query => query.isError)
  const removeDoomed = () => {
    if (!doomed) return
    remove.mutate(doomed.id, {
      onSuccess: () => toast(`“${doomed.name}” is deleted.`),
      onError: error => toast.error('It could not be deleted.', { description: sentenceOf(error) }),
    })
  }
  return (
    <section aria-labelledby="designs" className="mx-auto w-full max-w-6xl px-6 pb-24 max-sm:px-4">
      <div className="mb-5 flex min-h-8 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="designs" className="text-md font-semibold tracking-tight">
          Your designs
        </h2>
        {hint}
        {isLong.current && <ListToolbar listing={listing} onChange={setListing} />}
      </div>
      {!isOnline && (
        <p
          role="status"
          className="mb-5 rounded-lg border border-amber-line bg-amber-wash px-4 py-2.5 text-sm text-amber"
        >
          You are offline. What you type is kept; designs open again when the connection is back.
        </p>
      )}
      <Designs
        patterns={patterns.data}
        isSignedIn={session.data ? session.data.user !== null : null}
        failure={failed ? { sentence: sentenceOf(failed.error), retry: () => void failed.refetch() } : null}
        isNarrowed={isNarrowed(listing)}
        showAll={() => setListing({ ...EVERYTHING, sort: listing.sort })}
        onRename={setRenamed}
        onDelete={setDoomed}
      />
      <RenameDialog item={renamed} onClose={() => setRenamed(null)} />
      <Alert
        title={`Delete “${doomed?.name ?? ''}”?`}
        text="The design, its versions and its chat go away for everybody who can open it. This cannot be undone."
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        action={{ label: 'Delete', isDangerous: true, run: removeDoomed }}
      />
    </section>
  )
}

interface DesignsProps {
  patterns: PatternListItem[] | undefined
  /** Null while it is not known. */
  isSignedIn: boolean | null
  failure: { sentence: string; retry(): void } | null
  isNarrowed: boolean
  showAll(): void
  onRename(item: PatternListItem): void
  onDelete(item: PatternListItem): void
}

function Designs(props: DesignsProps) {
  const { patterns, isSignedIn, failure, onRename, onDelete } = props
  const openDialog = useSetAtom(openDialogAtom)
  if (failure && !patterns) {
    return (
      <EmptyDesigns
        title="Your designs could not be loaded"
        text={failure.sentence}
        action={<Button onClick={failure.retry}>Try again</Button>}
      />
    )
  }
  if (isSignedIn === false) {
    return (
      <EmptyDesigns
        title="Nothing here yet"
        text="Describe a design above and it is kept here. No account is needed to begin."
        action={
          <Button look="quiet" onClick={() => openDialog({ kind: 'auth', mode: 'login' })}>
            I have an account already
          </Button>
        }
      />
    )
  }
  if (!patterns) {
    return (
      <div role="status" aria-label="Loading your designs" className={GRID}>
        {[0, 1, 2].map(at => (
          <div key={at}>
            <Skeleton className="aspect-16/10 rounded-lg" />
            <Skeleton className="mt-3 h-4 w-2/3" />
            <Skeleton className="mt-2 h-3 w-1/3" />
          </div>
        ))}
      </div>
    )
  }
  if (patterns.length === 0 && props.isNarrowed) {
    return (
      <EmptyDesigns
        title="No design matches"
        text="Search looks at the names of designs."
        action={<Button onClick={props.showAll}>Show all designs</Button>}
      />
    )
  }
  if (patterns.length === 0) {
    return (
      <EmptyDesigns
        title="No designs yet"
        text="Describe one above, or begin with one of the six examples. Designs that others share with you come here too."
      />
    )
  }
  return (
    <ul aria-label={props.isNarrowed ? `Designs that match: ${patterns.length}` : 'Designs'} className={GRID}>
      {patterns.map(item => (
        <DesignCard
          key={item.id}
          item={item}
          onRename={() => onRename(item)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </ul>
  )
}

/** Where cards will stand. */
function EmptyDesigns({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="rounded-xl border border-line-strong border-dashed">
      <StatePage picture={<EmptyPicture />} title={title} text={text} action={action} />
    </div>
  )
}

const SEARCH_REST_MS = 200
/** So many designs fit without searching. */
const TOOLS_FROM = 4
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,264px),1fr))] gap-x-5 gap-y-8'
