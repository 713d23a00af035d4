import { Check } from 'lucide-react'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'

type ProgressLineProps = { at: number; reached: number; onGo: (at: number) => void }

const line = 'absolute top-[21px] left-4 h-1 w-full bg-border'

/** The steps as stops of a line; one goes back to any stop already passed. */
export function ProgressLine({ at, reached, onGo }: ProgressLineProps) {
  const names = [...content.steps.map(step => step.name), content.review.name]
  const areNamed = names.length <= 7
  return (
    <nav aria-label={content.progressName}>
      <ol className="flex">
        {keyed(names).map(({ entry, at: one, key }) => {
          const isDone = one < reached && one !== at
          return (
            <li key={key} className="relative min-w-0 flex-1 last:flex-none">
              {one < names.length - 1 ? (
                <span className={one < reached ? `${line} bg-primary` : line} />
              ) : null}
              <button
                type="button"
                disabled={one > reached}
                aria-current={one === at ? 'step' : undefined}
                onClick={() => onGo(one)}
                className="relative flex min-h-11 flex-col items-start gap-1.5 rounded-sm pt-2 text-left text-sm outline-offset-2 focus-visible:outline-2 disabled:cursor-default"
              >
                <span
                  aria-hidden
                  className={cn(
                    'grid size-7 place-items-center rounded-full border-4 bg-background',
                    one <= reached && 'border-primary',
                    isDone && 'bg-primary text-primary-foreground',
                    one === at && 'bg-vest',
                  )}
                >
                  {isDone ? <Check className="size-4" strokeWidth={3} /> : null}
                </span>
                <span
                  className={cn(
                    'hidden pr-2 text-muted-foreground',
                    areNamed && 'xl:line-clamp-2',
                    one === at && 'font-semibold text-foreground',
                  )}
                >
                  {entry}
                </span>
                <span className={cn('sr-only', areNamed && 'xl:hidden')}>{entry}</span>
                {isDone ? <span className="sr-only">, {content.done}</span> : null}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
