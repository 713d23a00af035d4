import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { content } from '../content'

export function Menu({ onTable, onToggle }: { onTable: number[]; onToggle: (at: number) => void }) {
  const [mark, setMark] = useState('')
  const marks = [...new Set(content.dishes.flatMap(dish => dish.marks ?? []))]
  const shown = content.dishes
    .map((dish, at) => ({ dish, at }))
    .filter(row => !mark || row.dish.marks?.includes(mark))
  const courses = [...new Set(shown.map(row => row.dish.course ?? ''))]
  return (
    <section
      id="menu"
      aria-labelledby="menu-title"
      className="mx-auto max-w-7xl scroll-mt-4 px-5 py-14 md:px-8 md:py-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="menu-title" className="font-display font-medium text-5xl tracking-tight">
          {content.menuTitle}
        </h2>
        {marks.length > 0 ? (
          <fieldset className="flex min-w-0 flex-wrap gap-1.5">
            <legend className="sr-only">{content.filter}</legend>
            {['', ...marks].map(name => (
              <Button
                key={name}
                variant={mark === name ? 'default' : 'outline'}
                aria-pressed={mark === name}
                className="h-11 rounded-full px-5"
                onClick={() => setMark(name)}
              >
                {name || content.all}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {content.dishes.length === 0 ? <p className="mt-8 text-lg">{content.noDishes}</p> : null}
      {content.dishes.length > 0 && shown.length === 0 ? (
        <p className="mt-8 text-lg">{content.nothing}</p>
      ) : null}
      <div className={cn('mt-8 gap-x-16', courses.length > 1 && 'md:columns-2')}>
        {courses.map(course => (
          <div key={course} className="mb-10 break-inside-avoid">
            {course ? (
              <h3 className="mb-1 break-words font-display font-medium text-2xl text-muted-foreground">
                {course}
              </h3>
            ) : null}
            <ul>
              {shown.map(({ dish, at }) => {
                const isOn = onTable.includes(at)
                return (dish.course ?? '') === course ? (
                  <li
                    key={[at, dish.name].join()}
                    className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-4 border-border border-b py-3.5"
                  >
                    <div className="min-w-0">
                      <p className="break-words font-semibold text-lg leading-snug">{dish.name}</p>
                      {dish.note ? (
                        <p className="mt-0.5 text-muted-foreground leading-snug">{dish.note}</p>
                      ) : null}
                      {dish.marks && dish.marks.length > 0 ? (
                        <p className="mt-1 text-primary text-sm">{dish.marks.join(', ')}</p>
                      ) : null}
                    </div>
                    <p className="pt-0.5 text-right tabular-nums">{dish.price}</p>
                    <Button
                      variant={isOn ? 'default' : 'outline'}
                      size="icon-lg"
                      aria-pressed={isOn}
                      aria-label={`${isOn ? content.table.take : content.table.put}: ${dish.name}`}
                      className="-mt-1 rounded-full"
                      onClick={() => onToggle(at)}
                    >
                      {isOn ? <Check /> : <Plus />}
                    </Button>
                  </li>
                ) : null
              })}
            </ul>
          </div>
        ))}
      </div>
      {content.menuNote ? <p className="mt-4 text-muted-foreground">{content.menuNote}</p> : null}
    </section>
  )
}
