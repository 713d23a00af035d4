import { UseThis } from '#client/actions/use-this.tsx'
import { foundName, whereFound } from '#client/lib/found-models.ts'
import type { FoundModels } from '#shared/models.ts'

/** Something that could answer: offered, and never used by itself. */
export function FoundCard({ found }: { found: FoundModels }) {
  const name = foundName(found)
  const isEmpty = found.kind !== 'environment' && found.models.length === 0
  return (
    <section
      aria-label={name}
      className="flex flex-wrap items-start gap-3 rounded-lg border border-accent-line bg-accent-wash p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-base font-medium">
          {name} {whereFound(found)}
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {isEmpty
            ? 'It has no model yet. Load one there, then open this page again.'
            : `Maquette does not use it yet. ${found.models.slice(0, NAMED).join(', ')}${found.models.length > NAMED ? ' …' : ''}`}
        </p>
      </div>
      {!isEmpty && <UseThis found={found} />}
    </section>
  )
}

/** More names than these say nothing more. */
const NAMED = 4
