import { Check, Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { Bar } from './bar'

const setsOf = (exercise: (typeof content.exercises)[number]): number => Math.max(exercise.sets ?? 1, 1)

/** Two sets are already done where the first lift has more. */
const FIRST_TICKS: Record<number, number> = setsOf(content.exercises[0] ?? { name: '' }) > 2 ? { 0: 2 } : {}

export function Today() {
  const { exercises, today, unit, restSeconds } = content
  const [at, setAt] = useState(0)
  const [done, setDone] = useState(FIRST_TICKS)
  const [shift, setShift] = useState<Record<number, number>>({})
  const [rest, setRest] = useState(0)

  useEffect(() => {
    if (rest <= 0) return
    const timer = setTimeout(() => setRest(rest - 1), 1000)
    return () => clearTimeout(timer)
  }, [rest])

  const exercise = exercises[at]
  if (!exercise) return <p className="px-5 py-8 text-lg text-muted-foreground">{content.noExercises}</p>
  const doneOf = (one: number) => Math.min(done[one] ?? 0, setsOf(exercises[one]))
  const sum = exercises.reduce((total, each) => total + setsOf(each), 0)
  const sumDone = exercises.reduce((total, _, one) => total + doneOf(one), 0)
  const sets = setsOf(exercise)
  const isAll = sumDone >= sum
  const isSetDone = doneOf(at) >= sets
  const next = (at + 1) % exercises.length
  const weight = exercise.value === undefined ? null : exercise.value + (shift[at] ?? 0)
  const step = 2 * Math.min(...content.plates.filter(plate => plate > 0), 2.5)
  const turner = (name: string, by: number, Icon: typeof Plus) => (
    <Button
      variant="outline"
      className="size-12"
      aria-label={name}
      disabled={(weight ?? 0) + by < content.bar.value}
      onClick={() => setShift({ ...shift, [at]: (shift[at] ?? 0) + by })}
    >
      <Icon aria-hidden />
    </Button>
  )
  const finish = () => {
    const after = { ...done, [at]: Math.min(doneOf(at) + 1, sets) }
    setDone(after)
    const open = exercises.findIndex((each, one) => (after[one] ?? 0) < setsOf(each))
    if (open >= 0) setRest(restSeconds)
    if (after[at] >= sets && open >= 0) setAt(open)
  }
  return (
    <>
      <section aria-labelledby="lift" className="pt-6">
        <div className="flex items-end justify-between gap-4 px-5">
          <div className="min-w-0">
            <h2 id="lift" className="break-words font-medium text-xl">
              {exercise.name}
            </h2>
            {weight === null ? null : (
              <p aria-live="polite" className="font-bold text-7xl tabular-nums leading-none tracking-tighter">
                {weight}
                <span className="ml-1.5 font-normal text-2xl tracking-normal">{unit}</span>
              </p>
            )}
          </div>
          {weight === null ? null : (
            <div className="flex gap-2">
              {turner(today.lighter, -step, Minus)}
              {turner(today.heavier, step, Plus)}
            </div>
          )}
        </div>
        {weight === null ? null : (
          <div className="mt-4">
            <Bar weight={weight} />
          </div>
        )}
        {exercise.text ? <p className="mt-2 px-5">{exercise.text}</p> : null}
        <ol className="mt-5 flex flex-wrap gap-2 px-5">
          {keyed(Array.from({ length: sets })).map(({ at: set, key }) => {
            const isDone = set < doneOf(at)
            return (
              <li key={key} className="min-w-14 flex-1">
                <button
                  type="button"
                  aria-pressed={isDone}
                  aria-label={`${today.set} ${set + 1}${exercise.reps ? `, ${exercise.reps} ${today.reps}` : ''}${isDone ? `, ${today.done}` : ''}`}
                  onClick={() => setDone({ ...done, [at]: isDone ? set : set + 1 })}
                  className={cn(
                    'flex h-14 w-full items-center justify-center gap-1.5 rounded-md border-2 border-input font-medium text-lg tabular-nums outline-offset-2 focus-visible:outline-2',
                    isDone && 'border-primary bg-primary text-primary-foreground',
                  )}
                >
                  {isDone ? <Check aria-hidden className="size-5" /> : (exercise.reps ?? set + 1)}
                </button>
              </li>
            )
          })}
        </ol>
        <p className="px-5 pt-2 text-muted-foreground text-sm">
          {`${doneOf(at)} ${today.of} ${sets} ${today.sets}`}
          {exercise.reps ? `, ${exercise.reps} ${today.reps} ${today.each}` : ''}
        </p>
      </section>
      <section aria-labelledby="lifts" className="mt-8 pb-6">
        <h2 id="lifts" className="flex justify-between gap-4 border-b px-5 pb-2 font-medium">
          {today.choose}
          <span className="font-normal text-muted-foreground tabular-nums">
            {`${sumDone} ${today.of} ${sum} ${today.sets}`}
          </span>
        </h2>
        <ul>
          {keyed(exercises).map(({ entry, at: one, key }) => (
            <li key={key}>
              <button
                type="button"
                aria-current={one === at ? 'true' : undefined}
                onClick={() => setAt(one)}
                className={cn(
                  'flex min-h-14 w-full items-center gap-3 px-5 py-2 text-left outline-offset-[-3px] hover:bg-accent focus-visible:outline-2',
                  one === at && 'bg-accent font-medium',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words">{entry.name}</span>
                  <span className="block font-normal text-muted-foreground text-sm">{entry.group}</span>
                </span>
                {entry.value === undefined ? null : (
                  <span className="shrink-0 tabular-nums">{`${entry.value + (shift[one] ?? 0)} ${unit}`}</span>
                )}
                <span className="w-12 shrink-0 text-right text-muted-foreground text-sm tabular-nums">
                  {doneOf(one) >= setsOf(entry) ? (
                    <Check aria-label={today.done} className="ml-auto size-5 text-done" />
                  ) : (
                    `${doneOf(one)}/${setsOf(entry)}`
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div
        className={`sticky mt-auto border-t bg-background p-3 ${content.navigation.length > 1 ? 'bottom-16' : 'bottom-0'}`}
      >
        {isAll ? (
          <div aria-live="polite" className="px-2 pb-1">
            <p className="font-medium text-done text-lg">{today.finished}</p>
            <p className="mb-3 text-muted-foreground">{today.finishedText}</p>
            <Button variant="outline" className="h-12 w-full" onClick={() => setDone({})}>
              {today.again}
            </Button>
          </div>
        ) : rest > 0 ? (
          <div className="relative flex items-center gap-3 overflow-hidden rounded-md bg-muted pl-4">
            <div
              aria-hidden
              className="absolute inset-y-0 left-0 bg-plate-15/40"
              style={{ width: `${(rest / restSeconds) * 100}%` }}
            />
            <p role="timer" className="relative flex-1 font-medium text-lg tabular-nums">
              {`${today.rest} ${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`}
            </p>
            <Button className="relative h-13" onClick={() => setRest(0)}>
              {today.skip}
            </Button>
          </div>
        ) : (
          <Button className="h-13 w-full text-base" onClick={isSetDone ? () => setAt(next) : finish}>
            <span className="truncate">{isSetDone ? exercises[next].name : today.next}</span>
          </Button>
        )}
      </div>
    </>
  )
}
