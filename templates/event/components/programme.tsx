import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import { days, inOrder } from './time'

export function Programme({ kept, onToggle }: { kept: number[]; onToggle: (at: number) => void }) {
  const { programme, course } = content
  const [day, setDay] = useState<string | null>(null)
  const rows = inOrder(content.sessions)
  const shown = days.filter(name => day === null || day === name)
  return (
    <section
      id="programme"
      aria-labelledby="programme-title"
      className="mx-auto max-w-7xl scroll-mt-4 px-5 py-14 md:px-8 md:py-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="programme-title" className="font-semibold text-4xl tracking-[-0.04em] md:text-5xl">
          {programme.title}
        </h2>
        {days.length > 1 ? (
          <fieldset className="flex min-w-0 flex-wrap gap-1.5">
            <legend className="sr-only">{programme.when}</legend>
            {[null, ...days].map(name => (
              <Button
                key={name ?? 'all'}
                variant={day === name ? 'default' : 'outline'}
                aria-pressed={day === name}
                className="h-11"
                onClick={() => setDay(name)}
              >
                {name ?? programme.allDays}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {rows.length === 0 ? <p className="mt-8 text-lg">{programme.empty}</p> : null}
      {shown.map(name => (
        <div key={name} className="mt-10">
          {name ? (
            <h3 className="border-foreground border-b-2 pb-2 font-semibold text-2xl tracking-tight">
              {name}
            </h3>
          ) : null}
          <ol>
            {rows.map(({ session, at }) => {
              const isKept = kept.includes(at)
              return (session.day ?? '') === name ? (
                <li
                  key={[at, session.name].join()}
                  className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-border border-b py-4 md:grid-cols-[5.5rem_minmax(0,1.2fr)_minmax(0,1.4fr)_auto] md:gap-x-8"
                >
                  <p className="text-lg tabular-nums">{session.time}</p>
                  <div className="min-w-0">
                    <h4 className="break-words font-semibold text-lg leading-snug">{session.name}</h4>
                    <p className="break-words text-muted-foreground">
                      {[session.person, session.place].filter(Boolean).join(', ')}
                    </p>
                  </div>
                  <p className="col-span-2 col-start-2 row-start-2 max-w-[56ch] leading-normal md:col-span-1 md:col-start-3 md:row-start-1">
                    {session.text}
                  </p>
                  <Button
                    variant={isKept ? 'default' : 'outline'}
                    aria-pressed={isKept}
                    aria-label={`${isKept ? course.drop : course.keep}: ${session.name}`}
                    onClick={() => onToggle(at)}
                    className="col-start-3 row-start-1 h-11 min-w-20 md:col-start-4"
                  >
                    {isKept ? course.drop : course.keep}
                  </Button>
                </li>
              ) : null
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}
