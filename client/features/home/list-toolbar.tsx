import { SearchField } from '#client/ui/search-field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { SelectOption } from '#client/ui/select-face.tsx'
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
      <SearchField
        label="Search designs"
        value={listing.q}
        onChange={q => onChange({ ...listing, q })}
        className="w-52 max-sm:w-full max-sm:flex-1"
      />
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
