import { content } from '../content'
import { type Answers, faultOf, keyed, keyOf, type Step } from './answers'
import { StepField } from './step-field'

interface StepPanelProps {
  step: Step
  at: number
  answers: Answers
  isTried: boolean
  onAnswer: (key: string, answer: string[]) => void
}

export function StepPanel({ step, at, answers, isTried, onAnswer }: StepPanelProps) {
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
