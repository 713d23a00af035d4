import { useState } from 'react'
import { SearchField } from '#client/ui/search-field.tsx'
import { searchTemplates, type TemplateCard } from '#shared/templates.ts'
import { type TemplateChoice, TemplateTiles } from './template-tiles.tsx'

/** Many templates in a message: searched, in a box of their own that scrolls. */
export function FoundTemplates({
  cards,
  choice,
}: {
  cards: readonly TemplateCard[]
  choice: TemplateChoice
}) {
  const [search, setSearch] = useState('')
  const found = searchTemplates(cards, search)
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <search className="block border-b border-line p-2">
        <SearchField label="Search templates" value={search} onChange={setSearch} className="w-full" />
      </search>
      <div className="h-68 overflow-y-auto overscroll-contain p-1.5">
        {found.length > 0 ? (
          <TemplateTiles label="Templates" cards={found} choice={choice} isDense />
        ) : (
          <p className="p-4 text-center text-sm text-ink-soft">No template matches.</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {search.trim() === '' ? '' : `${found.length} templates`}
      </p>
    </div>
  )
}
