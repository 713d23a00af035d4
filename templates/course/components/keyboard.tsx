import { Check } from 'lucide-react'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { keyed } from './keyed'

interface KeyboardProps {
  at: number
  done: number[]
  onGo: (at: number) => void
}

/** Between the white keys of an octave: a black one, except after the third and the seventh. */
const hasBlack = (at: number): boolean => ![2, 6].includes(at % 7)

/** A white key for every lesson; felt lies on what is done, the present one is pressed. */
export function Keyboard({ at, done, onGo }: KeyboardProps) {
  const { lessons, words } = content
  return (
    <nav aria-label={words.keyboard} className="bg-ebony pt-3">
      <div aria-hidden className="h-2 bg-felt" />
      <ol className="mx-auto flex max-w-[100rem] gap-[3px] overflow-hidden px-[3px] pb-3">
        {keyed(lessons).map(({ entry, at: one, key }) => {
          const isDone = done.includes(one)
          const isHere = one === at
          return (
            <li key={key} className="relative min-w-0 flex-1">
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                aria-label={`${words.lesson} ${one + 1}: ${entry.name}${isDone ? `, ${words.done}` : ''}`}
                onClick={() => onGo(one)}
                className={cn(
                  'flex h-36 w-full flex-col items-center justify-end rounded-b-md bg-ivory pb-3 text-ivory-foreground outline-offset-[-5px] transition-transform duration-150 focus-visible:outline-3 focus-visible:outline-felt md:h-52 lg:h-60',
                  isHere && 'translate-y-2 shadow-inner',
                )}
              >
                {isDone ? (
                  <span className="mb-1.5 grid size-6 place-items-center rounded-full bg-felt text-felt-foreground">
                    <Check aria-hidden className="size-4" strokeWidth={3} />
                  </span>
                ) : null}
                <span className={cn('tabular-nums lg:text-xl', isHere && 'font-bold')}>{one + 1}</span>
                {isHere ? <span aria-hidden className="mt-1 h-1 w-2/3 bg-felt" /> : null}
              </button>
              {one < lessons.length - 1 && hasBlack(one) ? (
                <span
                  aria-hidden
                  className="pointer-events-none absolute top-0 right-0 z-10 h-[58%] w-[56%] translate-x-[calc(50%+1.5px)] rounded-b-sm bg-ebony"
                />
              ) : null}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
