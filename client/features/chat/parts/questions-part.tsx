import { clsx } from 'clsx'
import { useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { givenAnswersOf } from '#client/state/given-answers.ts'
import { Button } from '#client/ui/button.tsx'
import { ANSWER_MAX_CHARACTERS, answersPrompt, type Question } from '#shared/talk.ts'
import { useCanWrite } from '../chat-context.ts'
import { useIsPlanOnly } from '../composer/plan-only.tsx'
import { useSend } from '../composer/use-send.ts'
import { useItem } from '../thread/item-context.ts'
import type { PartProps } from './part-props.ts'

/** What an answer asks back: answered by buttons or in words, once, for everybody. */
export function QuestionsPart({ part: { questions, answers } }: PartProps<'questions'>) {
  const canWrite = useCanWrite()
  if (answers !== null || !canWrite) return <Asked questions={questions} answers={answers} />
  return <QuestionsForm questions={questions} />
}

interface AskedProps {
  questions: readonly Question[]
  /** Null as long as nobody has answered. */
  answers: readonly (string | null)[] | null
}

function Asked({ questions, answers }: AskedProps) {
  return (
    <section aria-label="Questions" className={BOX}>
      <dl className="flex flex-col gap-2">
        {questions.map(({ question }, at) => (
          <div key={question}>
            <dt className="text-ink-soft">{question}</dt>
            {answers && (
              <dd className={clsx('wrap-anywhere', answers[at] ? 'font-medium' : 'text-ink-faint')}>
                {answers[at] || 'Skipped'}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function QuestionsForm({ questions }: { questions: readonly Question[] }) {
  const { requestId } = useItem()
  const [given, setGiven] = useStored(givenAnswersOf(requestId))
  const [wasSent, setSent] = useState(false)
  const isPlanOnly = useIsPlanOnly()
  const send = useSend()
  const change = (at: number, answer: string) =>
    setGiven(questions.map((_, each) => (each === at ? answer : (given[each] ?? ''))))
  const submit = (answers: readonly string[]) => {
    const told = questions.map((_, at) => answers[at]?.trim() || null)
    send(answersPrompt(questions, told), { answers: { requestId, given: told }, isPlanOnly })
    setSent(true)
  }
  if (wasSent)
    return (
      <section aria-label="Questions" className={BOX}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          Your answers are on their way.
          <Button size="sm" look="quiet" onClick={() => setSent(false)}>
            Answer again
          </Button>
        </p>
      </section>
    )
  return (
    <form
      aria-label="Questions"
      className={clsx(BOX, 'flex flex-col gap-4')}
      onSubmit={event => {
        event.preventDefault()
        submit(given)
      }}
    >
      {questions.map((question, at) => (
        <QuestionField
          key={question.question}
          {...question}
          answer={given[at] ?? ''}
          onAnswer={answer => change(at, answer)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" look="primary" disabled={given.every(answer => answer.trim() === '')}>
          Send answers
        </Button>
        <Button size="sm" look="quiet" onClick={() => submit([])}>
          Skip, decide for me
        </Button>
      </div>
    </form>
  )
}

interface QuestionFieldProps extends Question {
  answer: string
  onAnswer(answer: string): void
}

/** An option that is pressed once more is taken back. */
function QuestionField({ question, options, answer, onAnswer }: QuestionFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium wrap-anywhere">{question}</legend>
      {options.length > 0 && (
        <div className="mb-2 flex flex-wrap gap-1.5">
          {options.map(option => (
            <button
              key={option}
              type="button"
              aria-pressed={answer === option}
              onClick={() => onAnswer(answer === option ? '' : option)}
              className="touch-target min-h-7 max-w-full rounded-md border border-line-strong bg-surface px-2.5 py-1 text-left text-sm wrap-anywhere transition-colors hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-ink"
            >
              {option}
            </button>
          ))}
        </div>
      )}
      <input
        aria-label={`Answer: ${question}`}
        dir="auto"
        maxLength={ANSWER_MAX_CHARACTERS}
        placeholder={options.length > 0 ? 'Or in your own words' : 'Your answer'}
        value={options.includes(answer) ? '' : answer}
        onChange={event => onAnswer(event.currentTarget.value)}
        className="h-8 w-full rounded-md border border-field-line bg-surface px-2.5 text-sm text-ink placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:-outline-offset-1 pointer-coarse:h-11 pointer-coarse:text-md"
      />
    </fieldset>
  )
}

const BOX = 'rounded-lg border border-line bg-surface px-3.5 py-3 text-sm'
