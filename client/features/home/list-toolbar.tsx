import { Search, X } from 'lucide-react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select, type SelectOption } from '#client/ui/select.tsx'
import type { PatternListQuery } from '#shared/patterns.ts'

type Scope = NonNullable<PatternListQuery['scope']> | 'all'

/** Which designs are listed, and how. */
export interface Listing {
  scope: Scope
  q: string
  sort: PatternListQuery['sort']
}

export const EVERYTHING: Listing = { scope: 'all', q: '', sort: 'updated' }

/** Whether some designs may be left out. */
export const isNarrowed = ({ scope, q }: Listing): boolean => scope !== 'all' || q.trim() !== ''

export const queryOf = ({ scope, q, sort }: Listing): PatternListQuery => ({
  ...(scope === 'all' ? {} : { scope }),
  ...(q.trim() === '' ? {} : { q: q.trim() }),
  sort,
})

const SCOPES: SelectOption<Scope>[] = [
  { value: 'all', label: 'All designs' },
  { value: 'mine', label: 'Mine' },
  { value: 'shared', label: 'Shared with me' },
  { value: 'starred', label: 'Favorites' },
]
const SORTS: SelectOption<Listing['sort']>[] = [
  { value: 'updated', label: 'Last edited' },
  { value: 'name', label: 'Name' },
]

/** Search, filter and order of the list. */
export function ListToolbar({ listing, onChange }: { listing: Listing; onChange(next: Listing): void }) {
  return (
    <search className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <div className="relative max-sm:w-full max-sm:flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-ink-faint"
        />
        <input
          type="text"
          aria-label="Search designs"
          placeholder="Search"
          maxLength={100}
          value={listing.q}
          onChange={event => onChange({ ...listing, q: event.currentTarget.value })}
          onKeyDown={event => {
            if (event.key !== 'Escape' || listing.q === '') return
            event.preventDefault()
            onChange({ ...listing, q: '' })
          }}
          className="h-8 w-52 rounded-md border border-field-line bg-surface pr-8 pl-8 text-sm placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:-outline-offset-1 max-sm:w-full pointer-coarse:h-11 pointer-coarse:text-md"
        />
        {listing.q !== '' && (
          <IconButton
            label="Clear search"
            size="sm"
            onClick={() => onChange({ ...listing, q: '' })}
            className="absolute! top-1/2 right-0.5 -translate-y-1/2"
          >
            <X className="size-3.5" />
          </IconButton>
        )}
      </div>
      <Select
        label="Show"
        value={listing.scope}
        options={SCOPES}
        onChange={scope => onChange({ ...listing, scope })}
      />
      <Select
        label="Sort"
        value={listing.sort}
        options={SORTS}
        onChange={sort => onChange({ ...listing, sort })}
      />
    </search>
  )
}
