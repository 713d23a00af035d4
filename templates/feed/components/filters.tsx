import { content, type Post } from '../content'

interface FiltersProps {
  posts: Post[]
  kind: string
  place: string
  onKind: (kind: string) => void
  onPlace: (place: string) => void
}

export function Filters({ posts, kind, place, onKind, onPlace }: FiltersProps) {
  const { labels } = content
  const kinds = [...new Set(posts.flatMap(post => post.kind || []))]
  const places = [...new Set(posts.flatMap(post => post.place || []))]
    .map(name => ({ name, count: posts.filter(post => post.place === name).length }))
    .sort((a, b) => b.count - a.count)
  return (
    <>
      {kinds.length > 1 && (
        <fieldset
          aria-label={labels.kinds}
          className="-mx-4 flex min-w-0 gap-1 overflow-x-auto px-4 md:mx-0 md:flex-col md:px-0"
        >
          {['', ...kinds].map(name => (
            <button
              key={name || 'all'}
              type="button"
              aria-pressed={kind === name}
              onClick={() => onKind(name)}
              className={`flex min-h-10 shrink-0 items-center justify-between gap-3 rounded-full px-4 text-left whitespace-nowrap outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset md:whitespace-normal ${kind === name ? 'bg-foreground text-background' : 'bg-muted hover:bg-accent md:bg-transparent'}`}
            >
              {name || labels.all}
              <span className="tabular-nums">
                {name ? posts.filter(post => post.kind === name).length : posts.length}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      {places.length > 0 && (
        <fieldset aria-label={labels.places} className="hidden min-w-0 md:block">
          <p className="px-4 font-semibold">{labels.places}</p>
          <div className="mt-1 flex flex-col">
            {places.map(({ name, count }) => (
              <button
                key={name}
                type="button"
                aria-pressed={place === name}
                onClick={() => onPlace(place === name ? '' : name)}
                className={`flex min-h-9 items-center gap-3 rounded-full px-4 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset ${place === name ? 'bg-foreground text-background' : 'hover:bg-accent'}`}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="flex max-w-16 flex-wrap justify-end gap-0.5" aria-hidden="true">
                  {Array.from({ length: Math.min(count, 12) }, (_, at) => (
                    <span key={[name, at].join()} className="size-1.5 rounded-full bg-primary" />
                  ))}
                </span>
                <span className="sr-only">{count}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
