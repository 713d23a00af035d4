import { Check, TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { content } from '../content'
import { keyed, type Spec, type State } from './keyed'
import { Seats } from './seats'

interface DialogBodyProps {
  spec: Spec
  state: State
  heading: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** What stands in a dialog, whichever of the three it is. */
export function DialogBody({ spec, state, heading, onConfirm, onCancel }: DialogBodyProps) {
  const id = useId()
  const fields = spec.fields ?? []
  const [values, setValues] = useState(() => fields.map(field => field.value ?? ''))
  const [phrase, setPhrase] = useState('')
  const [isTried, setTried] = useState(false)
  const isWorking = state === 'working'
  const isReady = !spec.phrase || phrase.trim() === spec.phrase
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (values.every(value => value.trim()) && isReady) onConfirm()
  }
  if (state === 'done') {
    return (
      <div className="grid gap-5">
        {heading}
        <p role="status" className="flex gap-3 font-medium text-good">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
          {spec.done ?? content.states.done}
        </p>
        <Button variant="outline" className="h-11 justify-self-end" onClick={onCancel}>
          {content.close}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {heading}
      {state === 'fault' ? (
        <p
          role="alert"
          className="flex gap-3 border-destructive border-y py-3 font-medium text-destructive text-sm"
        >
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {spec.fault ?? content.states.fault}
        </p>
      ) : null}
      {spec.seats?.length ? <Seats seats={spec.seats} isFault={state === 'fault'} /> : null}
      {keyed(fields).map(({ entry, at, key }) => {
        const isFault = (isTried || state === 'fault') && !values[at]?.trim()
        return (
          <Field key={key} data-invalid={isFault}>
            <FieldLabel htmlFor={`${id}-${at}`}>{entry.label}</FieldLabel>
            <Input
              id={`${id}-${at}`}
              type={entry.kind === 'email' ? 'email' : 'text'}
              inputMode={entry.kind === 'number' ? 'numeric' : undefined}
              value={values[at] ?? ''}
              disabled={isWorking}
              aria-invalid={isFault}
              onChange={({ target }) =>
                setValues(values.map((value, one) => (one === at ? target.value : value)))
              }
              className="h-11"
            />
            {isFault ? (
              <FieldError>{entry.error ?? content.fieldError}</FieldError>
            ) : entry.hint ? (
              <FieldDescription>{entry.hint}</FieldDescription>
            ) : null}
          </Field>
        )
      })}
      {spec.phrase ? (
        <Field data-invalid={isTried && !isReady}>
          <FieldLabel htmlFor={`${id}-phrase`}>{spec.phraseLabel ?? spec.phrase}</FieldLabel>
          <Input
            id={`${id}-phrase`}
            value={phrase}
            disabled={isWorking}
            autoComplete="off"
            aria-invalid={isTried && !isReady}
            onChange={event => setPhrase(event.target.value)}
            className="h-11"
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button
          type="button"
          variant="outline"
          className="h-auto min-h-11 whitespace-normal"
          disabled={isWorking}
          onClick={onCancel}
        >
          {spec.cancel ?? content.cancel}
        </Button>
        <Button
          type="submit"
          variant={spec.kind === 'danger' ? 'destructive' : 'default'}
          className="h-auto min-h-11 whitespace-normal"
          disabled={isWorking || !isReady}
        >
          {isWorking ? <Spinner aria-hidden /> : null}
          {isWorking ? (spec.working ?? content.states.working) : (spec.confirm ?? content.confirm)}
        </Button>
      </div>
    </form>
  )
}
