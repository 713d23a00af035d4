import { cn } from '@/lib/utils'
import { content } from '../content'
import { fillOf, kinds } from './kinds'

/** Each release as a pile of layers, oldest left; a way to jump to it. */
export function Strip({ kind }: { kind: string }) {
  const { releases, filter } = content
  if (releases.length === 0) return null
  const piles = releases.map((release, at) => ({ release, at })).reverse()
  return (
    <nav aria-label={content.strip} className="mt-12">
      <ol className="flex items-end gap-1 border-foreground border-b-2 md:gap-3">
        {piles.map(({ release, at }) => (
          <li key={[at, release.name].join()} className="min-w-0 flex-1">
            <a
              href={`#release-${at}`}
              aria-label={`${filter.jump} ${release.version ?? ''} ${release.name}`}
              className="group flex min-h-10 flex-col justify-end gap-1 outline-none focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-4"
            >
              {(release.changes?.length ? release.changes : [{ text: release.name, kind: kinds[1] }]).map(
                (change, index) => (
                  <span
                    key={[index, change.text].join()}
                    className={cn(
                      'h-4 rounded-full transition-opacity group-hover:opacity-70 md:h-7',
                      fillOf(change.kind),
                      kind && change.kind !== kind && 'opacity-20',
                    )}
                  />
                ),
              )}
              <span className="h-1" />
            </a>
          </li>
        ))}
      </ol>
      <ol aria-hidden="true" className="flex gap-1 pt-2 md:gap-3">
        {piles.map(({ release, at }) => (
          <li key={[at, release.name].join()} className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-semibold tabular-nums">{release.version}</span>
            <span className="hidden truncate text-muted-foreground md:block">{release.date}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
