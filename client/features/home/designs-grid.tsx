import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import type { PatternListItem } from '#shared/patterns.ts'
import { type CardActs, DesignCard } from './design-card.tsx'
import { EmptyPicture } from './empty-picture.tsx'
import { isNarrowed, isSearched, keepsFolders, type Listing, type Scope } from './listing.ts'

interface DesignsGridProps {
  patterns: PatternListItem[] | undefined
  listing: Listing
  /** Null while it is not known. */
  isSignedIn: boolean | null
  hasWorkspace: boolean
  failure: { sentence: string; retry(): void } | null
  showAll(): void
  acts: CardActs
}

/** The designs of a list, or what is to say in their place. */
export function DesignsGrid(props: DesignsGridProps) {
  const { patterns, listing, isSignedIn, failure, acts } = props
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
  if (listing.scope === 'org' && !props.hasWorkspace) {
    return (
      <EmptyDesigns
        title="No workspace is chosen"
        text="In a workspace a team shares designs at once. Choose one above, or create one."
        action={
          <Button look="primary" onClick={() => openDialog({ kind: 'createWorkspace' })}>
            Create a workspace
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
  if (patterns.length === 0 && isSearched(listing)) {
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
        {...(listing.folderId === null
          ? EMPTY[listing.scope === 'canvases' ? 'all' : listing.scope]
          : keepsFolders(listing.scope)
            ? EMPTY_FOLDER
            : EMPTY_FILTER)}
      />
    )
  }
  return (
    <ul
      aria-label={isNarrowed(listing) ? `Designs that match: ${patterns.length}` : 'Designs'}
      className={GRID}
    >
      {patterns.map(item => (
        <DesignCard key={item.id} item={item} acts={acts} />
      ))}
    </ul>
  )
}

const EMPTY: Record<Exclude<Scope, 'canvases'>, { title: string; text: string }> = {
  all: {
    title: 'No designs yet',
    text: 'Describe one above, or begin with one of the six examples. Designs that others share with you come here too.',
  },
  mine: { title: 'No designs of your own yet', text: 'Describe one above, and it is yours.' },
  shared: {
    title: 'Nothing is shared with you yet',
    text: 'Designs that others invite you to come here, whatever workspace they are in.',
  },
  org: {
    title: 'Nothing is shared with this workspace yet',
    text: 'Open a design and choose Share: one click lets everybody in the workspace in.',
  },
  starred: { title: 'No favourites yet', text: 'The star on a design keeps it here.' },
}

const EMPTY_FOLDER = {
  title: 'This folder is empty',
  text: 'Move a design here by the menu on its card.',
}

const EMPTY_FILTER = {
  title: 'Nothing here is in this folder',
  text: 'Press the folder again to see all of this tab.',
}

/** Where cards will stand. */
function EmptyDesigns({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="rounded-xl border border-line-strong border-dashed">
      <StatePage picture={<EmptyPicture />} title={title} text={text} action={action} />
    </div>
  )
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,264px),1fr))] gap-x-5 gap-y-8'
