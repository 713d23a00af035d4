import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { Sign } from './sign'

/** Two wide ones, then three; what is left over at the end takes the whole row. */
function spanOf(position: number, count: number): 2 | 3 | 6 {
  const start = position - (position % 5)
  const isPair = position - start < 2
  const inRow = isPair ? Math.min(2, count - start) : Math.min(3, count - start - 2)
  return inRow === 1 ? 6 : inRow === 2 ? 3 : 2
}

const spans = { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 6: 'sm:col-span-2 lg:col-span-6' }
const shapes = { 2: 'aspect-[16/9]', 3: 'aspect-[16/9]', 6: 'aspect-[16/9] sm:aspect-[5/2]' }

export function Works() {
  const { list, works } = content
  const [kind, setKind] = useState('')
  const [opened, setOpened] = useState<number | null>(null)
  const kinds = [...new Set(works.flatMap(work => work.kind ?? []))]
  const shown = works.map((work, at) => ({ work, at })).filter(row => !kind || row.work.kind === kind)
  const work = opened === null ? undefined : works[opened]
  const facts = [work?.kind, work?.place, work?.year].filter(Boolean).join(', ')
  const go = (by: number) => opened !== null && setOpened((opened + by + works.length) % works.length)

  return (
    <section id="works" aria-labelledby="works-title" className="px-5 pb-16 md:px-10 md:pb-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-foreground border-t-2 pt-4">
        <h2 id="works-title" className="font-semibold text-2xl">
          {list.title}
        </h2>
        {kinds.length > 1 ? (
          <fieldset className="flex min-w-0 flex-wrap gap-x-5">
            <legend className="sr-only">{list.filter}</legend>
            {['', ...kinds].map(name => (
              <button
                key={name}
                type="button"
                aria-pressed={kind === name}
                onClick={() => setKind(name)}
                className="min-h-11 border-transparent border-b-2 text-lg hover:border-border aria-pressed:border-foreground aria-pressed:font-semibold"
              >
                {name || list.all}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {works.length === 0 ? <p className="py-16 text-xl">{list.empty}</p> : null}
      {works.length > 0 && shown.length === 0 ? <p className="py-16 text-xl">{list.nothing}</p> : null}
      <ul className="mt-6 grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-6">
        {shown.map(({ work: item, at }, position) => (
          <li key={[at, item.name].join()} className={cn('min-w-0', spans[spanOf(position, shown.length)])}>
            <button type="button" onClick={() => setOpened(at)} className="group block w-full text-left">
              <Sign text={item.name} at={at} className={shapes[spanOf(position, shown.length)]} />
              <span className="mt-3 flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 break-words font-semibold underline-offset-4 group-hover:underline">
                  {item.name}
                </span>
                <span className="text-muted-foreground">
                  {[item.place, item.year].filter(Boolean).join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={work !== undefined} onOpenChange={isOpen => !isOpen && setOpened(null)}>
        <DialogContent className="max-h-[94svh] gap-0 overflow-y-auto p-0 *:data-[slot=dialog-close]:bg-background *:data-[slot=dialog-close]:text-foreground sm:max-w-4xl">
          {work && opened !== null ? (
            <>
              <Sign text={work.name} at={opened} className="min-h-52 md:min-h-80" />
              <div className="grid grid-cols-1 gap-x-10 gap-y-4 p-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:p-8">
                <div className="min-w-0">
                  <DialogTitle className="break-words font-semibold text-3xl tracking-tight">
                    {work.name}
                  </DialogTitle>
                  <DialogDescription className="mt-1 text-base text-muted-foreground">
                    {facts || content.brand}
                  </DialogDescription>
                  <p className="mt-4 max-w-[52ch] text-lg leading-normal">{work.text}</p>
                  <div className="mt-6 flex flex-wrap gap-2">
                    <Button variant="outline" className="h-11" onClick={() => go(-1)}>
                      {list.previous}
                    </Button>
                    <Button className="h-11" onClick={() => go(1)}>
                      {list.next}
                    </Button>
                  </div>
                </div>
                <img
                  src={work.photo ?? `/photos/work-${opened + 1}.jpg`}
                  alt={`${list.photoOf} ${work.name}`}
                  className="aspect-[4/3] w-full object-cover"
                />
              </div>
            </>
          ) : null}
        </DialogContent>
      </Dialog>
    </section>
  )
}
