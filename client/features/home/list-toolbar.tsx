import { SearchField } from '#client/ui/search-field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { SelectOption } from '#client/ui/select-face.tsx'
import type { Listing } from './listing.ts'

const SORTS: SelectOption<Listing['sort']>[] = [
  { value: 'updated', label: 'Last edited' },
  { value: 'name', label: 'Name' },
]

/** Search and order of the list. */
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
        label="Sort"
        value={listing.sort}
        options={SORTS}
        onChange={sort => onChange({ ...listing, sort })}
      />
    </search>
  )
}
