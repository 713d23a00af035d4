import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useTemplates } from '#client/api/templates.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type TemplateCard as Card, searchTemplates, type TemplateShape } from '#shared/templates.ts'
import { TemplateCard } from './template-card.tsx'
import { useStartTemplate } from './use-start-template.ts'

type Shown = TemplateShape | 'all'

const SHAPES: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'page', label: 'Pages' },
  { value: 'app', label: 'Apps' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'part', label: 'Parts' },
]
/** Two rows of a wide screen; the others are one press away. */
const FIRST = 8

/** Where a design can begin without a prompt: every template with its picture, searched and filtered. */
export function TemplatesSection() {
  const templates = useTemplates()
  const { start, starting } = useStartTemplate()
  const [search, setSearch] = useState('')
  const [shape, setShape] = useState<Shown>('all')
  const [isWhole, setWhole] = useState(false)
  const found = searchTemplates(templates.data ?? [], search)
  const matching = found.filter(card => shape === 'all' || card.shape === shape)
  const isNarrowed = search.trim() !== '' || shape !== 'all'
  const shown = isWhole || isNarrowed ? matching : matching.slice(0, FIRST)
  const showAll = () => {
    setSearch('')
    setShape('all')
  }
  return (
    <section aria-labelledby="templates" className="mx-auto w-full max-w-6xl px-6 pb-24 max-sm:px-4">
      <div className="mb-5 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="templates" className="text-md font-semibold tracking-tight">
          Templates
        </h2>
        {templates.data && (
          <search className="flex flex-wrap items-center gap-2 max-sm:w-full">
            <SearchField label="Search templates" value={search} onChange={setSearch} />
            <Segmented<Shown>
              label="Kind of template"
              value={shape}
              options={SHAPES.map(({ value, label }) => ({ value, label: counted(label, value, found) }))}
              onChange={setShape}
            />
          </search>
        )}
      </div>
      {templates.isPending && <Loading />}
      {templates.isError && (
        <LoadFailed
          what="The templates could not be loaded."
          why={sentenceOf(templates.error)}
          onRetry={() => void templates.refetch()}
        />
      )}
      {templates.data && matching.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-xl border border-line-strong border-dashed p-8 text-sm text-ink-soft">
          <p>No template matches.</p>
          <Button size="sm" onClick={showAll}>
            Show all templates
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {isNarrowed && templates.data ? `${matching.length} templates` : ''}
      </p>
      {shown.length > 0 && (
        <ul aria-label="Templates" className={GRID}>
          {shown.map(card => (
            <li key={card.id}>
              <TemplateCard
                card={card}
                isStarting={starting === card.id}
                isOff={starting !== null && starting !== card.id}
                onStart={() => start(card.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < matching.length && (
        <Button className="mt-8" onClick={() => setWhole(true)}>
          Show all {matching.length} templates
        </Button>
      )}
    </section>
  )
}

const counted = (label: string, shape: Shown, found: readonly Card[]): string =>
  `${label} ${shape === 'all' ? found.length : found.filter(card => card.shape === shape).length}`

function Loading() {
  return (
    <div role="status" aria-label="Loading the templates" className={GRID}>
      {[0, 1, 2, 3].map(at => (
        <div key={at}>
          <Skeleton className="aspect-16/10 rounded-lg" />
          <Skeleton className="mt-3 h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-x-5 gap-y-8 max-sm:grid-cols-2 max-sm:gap-x-3.5 max-sm:gap-y-7'
