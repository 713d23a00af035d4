import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import { keyed, type Lesson } from './keyed'
import { Question } from './question'

interface LessonViewProps {
  lesson: Lesson
  at: number
  isDone: boolean
  onDone: () => void
  onGo: (at: number) => void
}

export function LessonView({ lesson, at, isDone, onDone, onGo }: LessonViewProps) {
  const { words, lessons } = content
  return (
    <article aria-labelledby="lesson" className="min-w-0 max-w-2xl">
      <p className="text-muted-foreground">
        {`${words.lesson} ${at + 1} ${words.of} ${lessons.length}`}
        {lesson.time ? `, ${lesson.time}` : ''}
      </p>
      <h2
        id="lesson"
        className="mt-1 break-words font-display font-medium text-4xl leading-tight tracking-tight"
      >
        {lesson.name}
      </h2>
      <p className="mt-4 text-lg leading-relaxed">{lesson.text ?? content.noText}</p>
      <ol className="mt-8 grid gap-6">
        {keyed(lesson.parts ?? []).map(({ entry, key }) => (
          <li key={key} className="border-felt border-t-2 pt-4">
            <h3 className="break-words font-semibold text-lg">{entry.name}</h3>
            {entry.text ? <p className="mt-1 leading-relaxed">{entry.text}</p> : null}
          </li>
        ))}
      </ol>
      {lesson.question ? <Question question={lesson.question} /> : null}
      <div className="mt-10 flex flex-wrap gap-3">
        <Button
          variant={isDone ? 'outline' : 'default'}
          aria-pressed={isDone}
          className="h-12 w-full px-6 text-base sm:w-auto"
          onClick={onDone}
        >
          {isDone ? <Check aria-hidden /> : null}
          {isDone ? words.finished : words.finish}
        </Button>
        <Button variant="ghost" className="h-12" disabled={at === 0} onClick={() => onGo(at - 1)}>
          <ArrowLeft aria-hidden />
          {words.previous}
        </Button>
        <Button
          variant="ghost"
          className="h-12"
          disabled={at >= lessons.length - 1}
          onClick={() => onGo(at + 1)}
        >
          {words.next}
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </article>
  )
}
