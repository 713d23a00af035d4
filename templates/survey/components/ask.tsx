import { Check } from 'lucide-react'
import { Textarea } from '@/components/ui/textarea'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { keyed, optionsOf, type Question } from './answers'

interface AskProps {
  question: Question
  answer: string[]
  onAnswer: (answer: string[]) => void
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The place to answer: rows with a letter, a scale, or room for words. */
export function Ask({ question, answer, onAnswer }: AskProps) {
  const options = optionsOf(question)
  const isSeveral = question.kind === 'several'
  const choose = (option: string) => {
    if (!isSeveral) onAnswer([option])
    else onAnswer(answer.includes(option) ? answer.filter(each => each !== option) : [...answer, option])
  }
  if (options.length === 0) {
    return (
      <Textarea
        value={answer[0] ?? ''}
        aria-labelledby="question"
        placeholder={content.answer.placeholder}
        onChange={event => onAnswer([event.target.value])}
        className="min-h-48 border-2 border-primary bg-card p-4 text-xl placeholder:text-muted-foreground md:text-2xl"
      />
    )
  }
  if (question.kind === 'scale') {
    return (
      <fieldset aria-labelledby="question">
        <div className="flex gap-1 sm:gap-2">
          {options.map(option => {
            const isHere = answer.includes(option)
            return (
              <label
                key={option}
                className={cn(
                  'grid h-16 min-w-0 flex-1 cursor-pointer place-items-center rounded-md border-2 border-primary font-medium text-xl tabular-nums hover:bg-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2 sm:h-24 sm:text-3xl',
                  isHere && 'bg-primary text-primary-foreground hover:bg-primary',
                )}
              >
                <input
                  type="radio"
                  name="scale"
                  checked={isHere}
                  onChange={() => choose(option)}
                  className="sr-only"
                />
                {option}
              </label>
            )
          })}
        </div>
        <div className="mt-3 flex justify-between gap-6 text-lg">
          <span>{question.low}</span>
          <span className="text-right">{question.high}</span>
        </div>
      </fieldset>
    )
  }
  return (
    <fieldset aria-labelledby="question">
      {isSeveral ? <p className="mb-3">{content.answer.several}</p> : null}
      <div className="border-primary border-t-2">
        {keyed(options).map(({ entry, at, key }) => {
          const isHere = answer.includes(entry)
          return (
            <label
              key={key}
              className={cn(
                'flex min-h-16 cursor-pointer items-center gap-4 border-primary border-b-2 px-3 py-3 text-xl outline-offset-[-4px] hover:bg-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ring sm:text-2xl',
                isHere &&
                  'bg-primary text-primary-foreground hover:bg-primary has-[:focus-visible]:outline-background',
              )}
            >
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name="option"
                checked={isHere}
                onChange={() => choose(entry)}
                className="sr-only"
              />
              <span aria-hidden className="w-7 shrink-0 font-semibold text-base">
                {LETTERS[at] ?? ''}
              </span>
              <span className="min-w-0 flex-1 break-words leading-tight">{entry}</span>
              {isHere ? <Check aria-hidden className="size-6 shrink-0" /> : null}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
