import { type ReactNode, useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { usePatterns } from '#client/api/patterns.ts'
import { useSession } from '#client/api/users.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { TabPanel, Tabs } from '#client/ui/tabs.tsx'
import { DesignsGrid } from './designs-grid.tsx'
import { FolderRow } from './folder-row.tsx'
import { ListTabs } from './list-tabs.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import {
  EVERYTHING,
  foldersOf,
  isNarrowed,
  keepsFolders,
  type Listing,
  queryOf,
  type Scope,
} from './listing.ts'
import { useCardActs } from './use-card-acts.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

interface DesignsSectionProps {
  hint?: ReactNode
  /** What the tab of canvases shows. */
  canvases: ReactNode
}

/** Own and shared designs, newest first, with every state a list can be in. */
export function DesignsSection({ hint, canvases }: DesignsSectionProps) {
  const session = useSession()
  const [listing, setListing] = useState(EVERYTHING)
  // Words are asked for when they rest; another tab at once.
  const q = useDebounced(listing.q, SEARCH_REST_MS)
  const patterns = usePatterns(queryOf({ ...listing, q }))
  const user = session.data?.user ?? null
  const hasAccount = user !== null && !user.isGuest
  const orgId = user?.orgId ?? null
  // A few designs are all shown at once.
  const isLong = useRef(false)
  if (isNarrowed(listing) || (patterns.data?.length ?? 0) >= TOOLS_FROM) isLong.current = true
  const isOnline = useIsOnline()
  const { acts, layers } = useCardActs()
  const failed = [session, patterns].find(query => query.isError)
  const grid = (
    <DesignsGrid
      patterns={patterns.data}
      listing={listing}
      isSignedIn={session.data ? user !== null : null}
      hasWorkspace={orgId !== null}
      failure={failed ? { sentence: sentenceOf(failed.error), retry: () => void failed.refetch() } : null}
      showAll={() => setListing({ ...EVERYTHING, sort: listing.sort })}
      acts={acts}
    />
  )
  return (
    <section aria-labelledby="designs" className="mx-auto w-full max-w-6xl px-6 pb-24 max-sm:px-4">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-4 max-sm:w-full max-sm:justify-between">
          <h2 id="designs" className="text-md font-semibold tracking-tight whitespace-nowrap">
            Your designs
          </h2>
          <WorkspaceSwitcher />
        </div>
        {hint}
        {isLong.current && listing.scope !== 'canvases' && (
          <ListToolbar listing={listing} onChange={setListing} />
        )}
      </div>
      {!isOnline && (
        <p
          role="status"
          className="mb-5 rounded-lg border border-amber-line bg-amber-wash px-4 py-2.5 text-sm text-amber"
        >
          You are offline. What you type is kept; designs open again when the connection is back.
        </p>
      )}
      {hasAccount || isLong.current ? (
        <Tabs
          value={listing.scope}
          onValueChange={scope => setListing({ ...listing, scope: scope as Scope, folderId: null })}
        >
          <ListTabs />
          <TabPanel
            value={listing.scope}
            tabIndex={-1}
            aria-busy={patterns.isPlaceholderData}
            className="transition-opacity aria-busy:opacity-60"
          >
            <Folders listing={listing} orgId={orgId} onChange={setListing} />
            {listing.scope === 'canvases' ? canvases : grid}
          </TabPanel>
        </Tabs>
      ) : (
        grid
      )}
      {layers}
    </section>
  )
}

interface FoldersProps {
  listing: Listing
  orgId: string | null
  onChange(next: Listing): void
}

function Folders({ listing, orgId, onChange }: FoldersProps) {
  const { scope, folderId } = listing
  const of = foldersOf(scope, orgId)
  if (of.length === 0) return null
  return (
    <FolderRow
      of={of}
      isKept={keepsFolders(scope)}
      folderId={folderId}
      onChoose={next => onChange({ ...listing, folderId: next })}
    />
  )
}

const SEARCH_REST_MS = 200
/** So many designs fit without searching. */
const TOOLS_FROM = 4
