import { Check } from 'lucide-react'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { keyed } from './keyed'

interface LessonListProps {
  at: number
  done: number[]
  onGo: (at: number) => void
}

export function LessonList({ at, done, onGo }: LessonListProps) {
  const { lessons, words, by } = content
  const groups = [...new Set(lessons.map(lesson => lesson.group ?? words.ungrouped))]
  return (
    <aside aria-label={words.list} className="min-w-0">
      <p className="font-semibold tabular-nums">{`${done.length} ${words.of} ${lessons.length} ${words.lessonsDone}`}</p>
      {groups.map(group => (
        <section key={group} aria-label={group} className="mt-6">
          <h2 className="break-words border-b pb-2 font-display text-lg">{group}</h2>
          <ul>
            {keyed(lessons)
              .filter(({ entry }) => (entry.group ?? words.ungrouped) === group)
              .map(({ entry, at: one, key }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-current={one === at ? 'step' : undefined}
                    onClick={() => onGo(one)}
                    className={cn(
                      'flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-2 text-left hover:bg-accent focus-visible:outline-2',
                      one === at && 'bg-accent font-semibold',
                    )}
                  >
                    <span className="w-5 shrink-0 text-muted-foreground tabular-nums">
                      {done.includes(one) ? (
                        <Check aria-label={words.done} className="size-5 text-primary" />
                      ) : (
                        one + 1
                      )}
                    </span>
                    <span className="min-w-0 flex-1 break-words">{entry.name}</span>
                    {entry.time ? (
                      <span className="shrink-0 font-normal text-muted-foreground text-sm tabular-nums">
                        {entry.time}
                      </span>
                    ) : null}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div className="mt-8 border-t pt-4 text-sm">
        <p className="break-words font-semibold">{by.name}</p>
        {by.text ? <p className="text-muted-foreground">{by.text}</p> : null}
      </div>
    </aside>
  )
}
