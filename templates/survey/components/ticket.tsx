import { cn } from '@/lib/utils'
import { content } from '../content'
import { type Answers, isAnswered, keyed } from './answers'

interface TicketProps {
  answers: Answers
  at: number
  onGo: (at: number) => void
}

/** The ticket: every answered question is punched. */
export function Ticket({ answers, at, onGo }: TicketProps) {
  const { answer, questions } = content
  return (
    <nav aria-label={answer.progress} className="min-w-0">
      <ol className="flex flex-wrap overflow-hidden rounded-sm bg-card text-card-foreground">
        {keyed(questions).map(({ at: one, key }) => {
          const isPunched = isAnswered(answers[one])
          return (
            <li key={key} className="min-w-11 flex-1">
              <button
                type="button"
                aria-current={one === at ? 'step' : undefined}
                aria-label={`${answer.question} ${one + 1}, ${isPunched ? answer.answered : answer.open}`}
                onClick={() => onGo(one)}
                className={cn(
                  'relative grid h-11 w-full place-items-center border-background border-r-2 font-medium text-sm tabular-nums outline-offset-[-4px] hover:bg-accent focus-visible:outline-3',
                  one === at && 'font-bold',
                )}
              >
                {isPunched ? (
                  <span aria-hidden className="size-6 rounded-full bg-background" />
                ) : (
                  <span aria-hidden>{one + 1}</span>
                )}
                {one === at ? (
                  <span aria-hidden className="absolute inset-x-1.5 bottom-1 h-1 bg-primary" />
                ) : null}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
