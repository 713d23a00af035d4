import { UseThis } from '#client/actions/use-this.tsx'
import { useModels } from '#client/api/models.ts'
import { foundName, unusedOf, whereFound } from '#client/lib/found-models.ts'

/** What could answer instead of templates, for whoever may connect it. */
export function FoundLine() {
  const { data } = useModels()
  if (!data) return null
  const [first] = unusedOf(data.found, data.models).filter(
    ({ kind, models }) => kind === 'environment' || models.length > 0,
  )
  if (!first) return null
  const [model] = first.models
  return (
    <section
      aria-label="Found on this machine"
      className="mx-auto mt-3 flex max-w-xl animate-rise flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-lg border border-accent-line bg-accent-wash px-4 py-2.5 text-sm"
    >
      <p className="min-w-0 wrap-anywhere">
        {foundName(first)}
        {model && ` with ${model}`} {whereFound(first)}.
      </p>
      <UseThis found={first} size="sm" />
    </section>
  )
}
