import { Button } from '@/components/ui/button'
import { Counter } from '../../shared/counter'
import { PageLinks } from '../../shared/page-links'
import { content } from '../content'
import { boxesOf, fillOf, priceOf } from './load'

const places = ['#load', '#day', '#area', '#terms']

type HeroProps = { counts: number[]; onChange: (at: number, count: number) => void; onClear: () => void }

export function Hero(props: HeroProps) {
  return (
    <header className="bg-sky text-sky-foreground">
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5">
          <a href="#top" className="min-w-0 break-words font-semibold text-2xl tracking-tight">
            {content.brand}
          </a>
          <PageLinks of={content} places={places} className="gap-y-1" />
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 pt-8 pb-14 md:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-12">
          <div className="flex min-w-0 flex-col">
            <h1 className="max-w-[12ch] text-balance break-words font-semibold text-[clamp(2.75rem,6.5vw,5.75rem)] leading-[0.98] tracking-[-0.035em]">
              {content.hero.title}
            </h1>
            <p className="mt-6 max-w-[46ch] text-lg text-sky-muted leading-normal">{content.hero.lead}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button asChild size="lg" className="h-auto min-h-12 whitespace-normal px-7 py-2 text-base">
                <a href="#ask">{content.hero.action}</a>
              </Button>
              <a
                href={`tel:${content.hero.contact?.replaceAll(' ', '')}`}
                className="text-lg tabular-nums underline underline-offset-4 empty:hidden"
              >
                {content.hero.contact}
              </a>
            </div>
            {content.things.length > 0 ? <Bikes counts={props.counts} onClear={props.onClear} /> : null}
          </div>
          <List {...props} />
        </div>
      </div>
    </header>
  )
}

function List({ counts, onChange }: HeroProps) {
  return (
    <section id="load" aria-labelledby="load-title" className="self-start rounded-lg bg-card text-foreground">
      <h2 id="load-title" className="px-5 pt-5 pb-3 font-semibold text-xl">
        {content.load.title}
      </h2>
      <p className="px-5 pb-6 text-muted-foreground empty:hidden">
        {content.things.length === 0 && content.load.noThings}
      </p>
      <ul className="divide-y pb-2">
        {content.things.map((thing, index) => (
          <li key={[index, thing.name].join()} className="flex min-h-12 items-center gap-3 px-5 py-1.5">
            <span className="min-w-0 flex-1 break-words leading-snug">
              {thing.name}
              {thing.note ? <span className="block text-muted-foreground text-sm">{thing.note}</span> : null}
            </span>
            {thing.price ? <span className="text-muted-foreground tabular-nums">{thing.price}</span> : null}
            <Counter
              fewer={`${content.load.fewer}: ${thing.name}`}
              more={`${content.load.more}: ${thing.name}`}
              count={counts[index] ?? 0}
              most={20}
              look="ghost"
              className="w-6 font-semibold"
              onCount={count => onChange(index, count)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bikes({ counts, onClear }: { counts: number[]; onClear: () => void }) {
  const boxes = boxesOf(counts)
  const isChosen = counts.some(count => count > 0)
  return (
    <div className="mt-10 lg:mt-auto lg:pt-12" aria-live="polite">
      {!isChosen ? (
        <p className="flex h-20 items-center rounded-lg border-2 border-sky-muted border-dashed px-5 text-sky-muted">
          {content.load.empty}
        </p>
      ) : (
        <ol className="flex flex-col gap-3">
          {boxes.map((box, index) => (
            <li key={[index, 'box'].join()} className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-end gap-3">
              <div className="rounded-b-md border-2 border-sky-foreground border-t-0 p-1">
                <div className="flex h-12 gap-0.5">
                  {box.map(piece => (
                    <span
                      key={piece.key}
                      title={piece.thing.name}
                      style={{ width: `${piece.space}%` }}
                      className="flex items-center overflow-hidden rounded-sm border-kraft-edge border-b-4 bg-kraft px-2 text-kraft-foreground text-xs"
                    >
                      {piece.space < 20 ? null : <span className="truncate">{piece.thing.name}</span>}
                    </span>
                  ))}
                </div>
              </div>
              <p className="pb-1 text-sm leading-tight">
                <span className="block font-semibold text-base">
                  {content.load.box} {index + 1}
                </span>
                {fillOf(box)} % {content.load.boxNote}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isChosen ? (
        <div className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <p className="text-xl">
            {content.load.total}{' '}
            <strong className="font-semibold text-4xl tabular-nums tracking-tight">{priceOf(counts)}</strong>
          </p>
          <button type="button" onClick={onClear} className="min-h-9 underline underline-offset-4">
            {content.load.clear}
          </button>
        </div>
      ) : null}
    </div>
  )
}
