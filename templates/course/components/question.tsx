import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import { keyed, type Lesson } from './keyed'

export function Question({ question }: { question: NonNullable<Lesson['question']> }) {
  const { words } = content
  const [chosen, setChosen] = useState<number | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isRight = chosen === question.right
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChecked && !isRight) {
      setChecked(false)
      setChosen(null)
    } else setChecked(chosen !== null)
  }
  return (
    <form onSubmit={submit} className="mt-10 bg-muted p-5 sm:p-6">
      <fieldset>
        <legend className="float-left mb-3 w-full font-semibold text-lg">{question.name}</legend>
        <div className="clear-both">
          {keyed(question.options).map(({ entry, at, key }) => (
            <label key={key} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
              <input
                type="radio"
                name="question"
                checked={chosen === at}
                disabled={isChecked}
                onChange={() => setChosen(at)}
                className="size-5 shrink-0 accent-primary"
              />
              {entry}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-2">
        {isChecked ? (
          <>
            <strong className={isRight ? 'text-good' : 'text-destructive'}>
              {isRight ? words.right : words.wrong}
            </strong>{' '}
            {isRight ? question.why : ''}
          </>
        ) : null}
      </p>
      {isChecked && isRight ? null : (
        <Button type="submit" variant="outline" className="mt-2 h-11" disabled={chosen === null}>
          {isChecked ? words.again : words.check}
        </Button>
      )}
    </form>
  )
}
