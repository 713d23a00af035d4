import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Answers, isAnswered, optionsOf } from './components/answers'
import { Ask } from './components/ask'
import { Review } from './components/review'
import { Ticket } from './components/ticket'
import { content } from './content'

export default function App() {
  const { questions, actions, answer } = content
  const [answers, setAnswers] = useState<Answers>({})
  const [at, setAt] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const [isSent, setSent] = useState(false)
  const question = questions[at]
  const isLast = at === questions.length - 1

  const go = (to: number) => {
    setRefused(false)
    setAt(to)
  }
  const next = () => {
    if (isAnswered(answers[at]) || question?.isOptional) go(at + 1)
    else setRefused(true)
  }
  return (
    <div className="flex min-h-svh flex-col px-5 py-5 sm:px-10 lg:px-16 lg:py-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{content.brand}</p>
          <h1 className="break-words text-lg">{content.title}</h1>
        </div>
        <p className="text-muted-foreground">{content.lead}</p>
      </header>
      <main className="flex flex-1 flex-col justify-center py-8 lg:py-12">
        {questions.length === 0 ? (
          <p className="max-w-2xl text-3xl leading-tight">{content.noQuestions}</p>
        ) : isSent ? (
          <div role="status" className="max-w-4xl">
            <h2 className="text-balance font-medium text-5xl leading-none tracking-tight sm:text-7xl">
              {content.sent.title}
            </h2>
            <p className="mt-6 text-xl">{content.sent.text}</p>
            <Button
              className="mt-10 h-14 px-8 text-lg"
              onClick={() => {
                setAnswers({})
                setAt(0)
                setSent(false)
              }}
            >
              {actions.again}
            </Button>
          </div>
        ) : question ? (
          <form
            noValidate
            onSubmit={event => {
              event.preventDefault()
              next()
            }}
            className="grid items-start gap-x-16 gap-y-8 md:grid-cols-2 lg:gap-x-24"
          >
            <div>
              <p className="mb-4 tabular-nums">
                {`${answer.question} ${at + 1} ${answer.of} ${questions.length}`}
              </p>
              <h2
                id="question"
                aria-live="polite"
                className="text-balance break-words font-medium text-4xl leading-[1.02] tracking-tight sm:text-5xl lg:text-7xl"
              >
                {question.name}
              </h2>
              {question.text ? (
                <p className="mt-5 max-w-md text-lg leading-snug lg:text-xl">{question.text}</p>
              ) : null}
            </div>
            <div key={at} className="min-w-0">
              <Ask
                question={question}
                answer={answers[at] ?? []}
                onAnswer={given => {
                  setAnswers({ ...answers, [at]: given })
                  setRefused(false)
                }}
              />
              {isRefused ? (
                <p role="alert" className="mt-4 font-semibold text-destructive text-lg">
                  {content.error}
                </p>
              ) : null}
              <div className="mt-8 flex flex-wrap gap-2">
                <Button type="submit" className="h-14 px-8 text-lg">
                  {isLast ? actions.check : actions.next}
                </Button>
                {isAnswered(answers[at]) && optionsOf(question).length ? null : (
                  <Button
                    type="button"
                    variant="ghost"
                    className="h-14 text-lg"
                    onClick={() => {
                      setAnswers({ ...answers, [at]: [] })
                      go(at + 1)
                    }}
                  >
                    {actions.skip}
                  </Button>
                )}
                {at > 0 ? (
                  <Button type="button" variant="ghost" className="h-14 text-lg" onClick={() => go(at - 1)}>
                    {actions.back}
                  </Button>
                ) : null}
              </div>
            </div>
          </form>
        ) : (
          <Review answers={answers} onChange={go} onSend={() => setSent(true)} />
        )}
      </main>
      {isSent || questions.length === 0 ? null : (
        <footer>
          <Ticket answers={answers} at={at} onGo={go} />
        </footer>
      )}
    </div>
  )
}
