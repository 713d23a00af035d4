import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { countOf, fillOf, kinds } from './kinds'

export function Releases({ kind, onKind }: { kind: string; onKind: (kind: string) => void }) {
  const { filter, releases } = content
  const [word, setWord] = useState('')
  const low = word.trim().toLowerCase()
  const shown = releases
    .map((release, at) => {
      const isNamed = [release.name, release.version, release.text].join(' ').toLowerCase().includes(low)
      const changes = (release.changes ?? []).filter(
        change => (!kind || change.kind === kind) && (isNamed || change.text.toLowerCase().includes(low)),
      )
      return { release, at, changes, isShown: changes.length > 0 || (isNamed && !kind) }
    })
    .filter(row => row.isShown)

  return (
    <section aria-label={content.title} className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-16">
      {releases.length === 0 ? (
        <p className="text-xl">{filter.none}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="sr-only">{filter.label}</legend>
            {(kinds.some(countOf) ? ['', ...kinds] : []).map(name => (
              <Button
                key={name}
                variant={kind === name ? 'default' : 'outline'}
                aria-pressed={kind === name}
                onClick={() => onKind(name)}
                className="h-11 max-w-full"
              >
                {name ? (
                  <span
                    aria-hidden="true"
                    className={cn('size-3 rounded-full ring-1 ring-background', fillOf(name))}
                  />
                ) : null}
                <span className="truncate">
                  {name ? (content.kinds.find(item => item.name === name)?.plural ?? name) : filter.all}
                </span>
                <span className="font-normal tabular-nums">{countOf(name)}</span>
              </Button>
            ))}
          </fieldset>
          <Input
            type="search"
            aria-label={filter.search}
            placeholder={filter.search}
            value={word}
            onChange={event => setWord(event.target.value)}
            className="h-11 w-full text-base md:w-64"
          />
        </div>
      )}
      {releases.length > 0 && shown.length === 0 ? (
        <div className="py-14">
          <p className="text-xl">{filter.nothing}</p>
          <Button
            variant="outline"
            className="mt-4 h-11"
            onClick={() => {
              onKind('')
              setWord('')
            }}
          >
            {filter.reset}
          </Button>
        </div>
      ) : null}
      <ol className="mt-6">
        {shown.map(({ release, at, changes }) => (
          <li
            key={[at, release.name].join()}
            id={`release-${at}`}
            className="grid grid-cols-1 scroll-mt-6 gap-x-12 gap-y-3 border-border border-t py-10 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]"
          >
            <div className="min-w-0 self-start md:sticky md:top-6">
              {release.version ? (
                <p className="break-words font-extrabold text-5xl tabular-nums leading-none tracking-[-0.05em]">
                  {release.version}
                </p>
              ) : null}
              {release.date ? <p className="mt-2 text-muted-foreground">{release.date}</p> : null}
            </div>
            <div className="min-w-0 max-w-[44rem]">
              <h2 className="text-balance break-words font-bold text-2xl leading-tight tracking-[-0.02em] md:text-3xl">
                {release.name}
              </h2>
              {release.text ? <p className="mt-3 text-lg leading-normal">{release.text}</p> : null}
              <ul className="mt-5 space-y-3">
                {changes.map((change, index) => (
                  <li
                    key={[index, change.text].join()}
                    className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] gap-x-4 leading-normal"
                  >
                    <span className="flex items-baseline gap-2 text-muted-foreground">
                      <span
                        aria-hidden="true"
                        className={cn('size-3 shrink-0 rounded-full', fillOf(change.kind))}
                      />
                      <span className="min-w-0 break-words">{change.kind}</span>
                    </span>
                    <span className="break-words">{change.text}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      {content.older && releases.length > 0 ? (
        <p className="border-border border-t pt-6 text-muted-foreground">{content.older}</p>
      ) : null}
    </section>
  )
}
