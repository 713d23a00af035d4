import type { ReactNode } from 'react'
import { UseThis } from '#client/actions/use-this.tsx'
import { useFoundModels, useModels } from '#client/api/models.ts'
import { foundName, unusedOf, whereFound } from '#client/lib/found-models.ts'
import type { FoundModels } from '#shared/models.ts'

/** What could answer instead of templates, for whoever runs the server. */
export function FoundForOperator() {
  const { data } = useModels()
  return data ? <FoundLine found={unusedOf(data.found, data.models)} otherwise={null} /> : null
}

/** The same for whoever is here first; `otherwise` where nothing runs on this machine. */
export function FoundForNewcomer({ otherwise }: { otherwise: ReactNode }) {
  const { data, isError } = useFoundModels()
  if (data) return <FoundLine found={data} otherwise={otherwise} />
  return isError ? otherwise : null
}

function FoundLine({ found, otherwise }: { found: readonly FoundModels[]; otherwise: ReactNode }) {
  const first = found.find(({ kind, models }) => kind === 'environment' || models.length > 0)
  if (!first) return otherwise
  const [model] = first.models
  return (
    <section
      aria-label="Found on this machine"
      className="mx-auto mt-3 flex max-w-xl animate-rise flex-wrap items-center justify-center gap-x-3 has-data-consent:justify-start gap-y-2 rounded-lg border border-accent-line bg-accent-wash px-4 py-2.5 text-sm"
    >
      <p className="min-w-0 wrap-anywhere">
        {foundName(first)}
        {model && ` with ${model}`} {whereFound(first)}.
      </p>
      <UseThis found={first} size="sm" />
    </section>
  )
}
