import { X } from 'lucide-react'
import { Link } from 'wouter'
import { useIsAdmin } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCatalog, useRemoveFromCatalog } from '#client/api/catalog.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CatalogEntry } from '#shared/catalog.ts'
import { DesignThumbnail } from './design-thumbnail.tsx'

/** Examples that whoever runs this server has chosen; where there is none, nothing is said. */
export function CatalogSection() {
  const catalog = useCatalog()
  const isAdmin = useIsAdmin()
  if (catalog.isPending || catalog.data?.length === 0) return null
  return (
    <section aria-labelledby="catalog" className="mx-auto w-full max-w-6xl px-6 pb-24 max-sm:px-4">
      <h2 id="catalog" className="mb-5 text-md font-semibold tracking-tight">
        Catalog
      </h2>
      {catalog.isError && (
        <LoadFailed
          what="The catalog could not be loaded."
          why={sentenceOf(catalog.error)}
          onRetry={() => void catalog.refetch()}
        />
      )}
      <ul
        aria-label="Catalog"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-x-5 gap-y-8 max-sm:grid-cols-2 max-sm:gap-x-3.5 max-sm:gap-y-7"
      >
        {catalog.data?.map(entry => (
          <Example key={entry.id} entry={entry} canRemove={isAdmin} />
        ))}
      </ul>
    </section>
  )
}

function Example({ entry, canRemove }: { entry: CatalogEntry; canRemove: boolean }) {
  const { id, patternId, name, artifactId } = entry
  const removal = useRemoveFromCatalog()
  const remove = () => removal.mutate(id, { onError: error => toast.error(sentenceOf(error)) })
  return (
    <li className="group/card relative min-w-0">
      <Link href={`/c/${patternId}`} className="block rounded-lg outline-offset-4">
        <div className="relative aspect-16/10 overflow-hidden rounded-lg border border-line bg-surface shadow-1 transition-[border-color,box-shadow] duration-150 group-hover/card:border-line-strong group-hover/card:shadow-2">
          <DesignThumbnail artifactId={artifactId} canWrite={false} />
        </div>
        <span className="mt-3 block truncate text-base font-medium">{name}</span>
      </Link>
      {canRemove && (
        <IconButton
          label={`Take ${name} out of the catalog`}
          size="sm"
          onClick={remove}
          className="absolute! top-2 right-2 border border-line bg-raised shadow-1"
        >
          <X className="size-3.5" />
        </IconButton>
      )}
    </li>
  )
}
