import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keyed } from '../shared/keyed'
import { type Answers, faultOf, given, isValid, keyOf, type Step } from './components/answers'
import { ProgressLine } from './components/progress-line'
import { Review } from './components/review'
import { Sign } from './components/sign'
import { StepField } from './components/step-field'
import { content } from './content'

export default function App() {
  const { steps, actions, finished } = content
  const [answers, setAnswers] = useState(given)
  const [at, setAt] = useState(0)
  const [reached, setReached] = useState(0)
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const step = steps[at]
  const isReview = at >= steps.length
  const go = (to: number) => {
    setTried(false)
    setAt(to)
    setReached(Math.max(reached, to))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReview) return setDone(true)
    if (isValid(step, at, answers)) go(at + 1)
    else setTried(true)
  }
  const restart = () => {
    setAnswers({})
    setReached(0)
    setTried(false)
    setDone(false)
    setAt(0)
  }
  return (
    <div className="grid min-h-svh md:grid-cols-[1.2fr_1fr]">
      <main className="flex min-w-0 flex-col px-5 py-6 sm:px-10 lg:px-20 lg:py-10">
        <header>
          <p className="font-bold">{content.brand}</p>
          <h1 className="mt-6 text-balance break-words font-extrabold text-4xl leading-[1.05] tracking-tight lg:text-5xl">
            {content.title}
          </h1>
          <p className="mt-3 max-w-lg text-lg text-muted-foreground">{content.lead}</p>
        </header>
        {steps.length === 0 ? <p className="mt-10">{content.noSteps}</p> : null}
        {isDone ? (
          <div role="status" className="mt-12 max-w-lg">
            <h2 className="font-bold text-3xl tracking-tight">{finished.title}</h2>
            <p className="mt-2 text-lg">{finished.text}</p>
            <Button variant="outline" className="mt-8 h-12" onClick={restart}>
              {actions.restart}
            </Button>
          </div>
        ) : steps.length ? (
          <>
            <div className="mt-8 lg:mt-12">
              <ProgressLine at={at} reached={reached} onGo={go} />
            </div>
            <form noValidate onSubmit={submit} className="mt-8 flex max-w-xl flex-1 flex-col">
              {isReview ? (
                <Review answers={answers} onChange={go} />
              ) : (
                <StepPanel
                  key={at}
                  step={step}
                  at={at}
                  answers={answers}
                  isTried={isTried}
                  onAnswer={(key, answer) => setAnswers({ ...answers, [key]: answer })}
                />
              )}
              <div className="mt-10 flex flex-wrap gap-3">
                <Button type="submit" className="h-12 px-8 text-base">
                  {isReview ? actions.finish : actions.next}
                </Button>
                <Button
                  type="button"
                  variant="ghost"
                  className="h-12 empty:hidden"
                  onClick={() => go(at - 1)}
                >
                  {at > 0 && actions.back}
                </Button>
              </div>
            </form>
          </>
        ) : null}
      </main>
      <aside aria-label={content.sign.name} className="bg-road px-5 pt-8 md:px-8 md:pt-0">
        <div className="flex flex-col md:sticky md:top-0 md:min-h-svh md:pt-8 lg:pt-16">
          <Sign answers={answers} />
        </div>
      </aside>
    </div>
  )
}

type StepPanelProps = { step: Step; at: number; answers: Answers; isTried: boolean }
type OnAnswer = { onAnswer: (key: string, answer: string[]) => void }

function StepPanel({ step, at, answers, isTried, onAnswer }: StepPanelProps & OnAnswer) {
  const fields = step.fields ?? []
  return (
    <section aria-labelledby="step">
      <p className="text-muted-foreground">
        {`${content.stepWord} ${at + 1} ${content.of} ${content.steps.length}`}
      </p>
      <h2 id="step" className="break-words font-bold text-2xl tracking-tight">
        {step.name}
      </h2>
      {step.text ? <p className="mt-1">{step.text}</p> : null}
      <div className="mt-7 grid gap-7">
        {keyed(fields).map(({ entry, at: one, key }) => {
          const name = keyOf(at, one)
          return (
            <StepField
              key={key}
              field={entry}
              answer={answers[name] ?? []}
              error={isTried ? faultOf(entry, answers[name] ?? []) : ''}
              onChange={answer => onAnswer(name, answer)}
            />
          )
        })}
        {fields.length === 0 ? <p className="text-muted-foreground">{content.noFields}</p> : null}
      </div>
    </section>
  )
}
