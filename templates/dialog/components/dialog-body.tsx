import { Check, TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import type { Spec, State } from './keyed'

type Props = { spec: Spec; state: State; heading: ReactNode; onConfirm: () => void; onCancel: () => void }

/** What stands in a dialog, whichever of the three it is. */
export function DialogBody({ spec, state, heading, onConfirm, onCancel }: Props) {
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
        <p role="alert" className="flex gap-3 border-destructive border-y py-3 text-destructive text-sm">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {spec.fault ?? content.states.fault}
        </p>
      ) : null}
      {spec.seats?.length ? <Seats seats={spec.seats} isFault={state === 'fault'} /> : null}
      {keyed(fields).map(({ entry, at, key }) => {
        const isFault = (isTried || state === 'fault') && !values[at]?.trim()
        return (
          <TextField
            key={key}
            id={`${id}-${at}`}
            label={entry.label}
            error={isFault ? (entry.error ?? content.fieldError) : ''}
            hint={entry.hint}
            type={entry.kind === 'email' ? 'email' : 'text'}
            inputMode={entry.kind === 'number' ? 'numeric' : undefined}
            value={values[at] ?? ''}
            disabled={isWorking}
            onChange={({ target }) => setValues(values.with(at, target.value))}
            className="h-11"
          />
        )
      })}
      {spec.phrase ? (
        <TextField
          id={`${id}-phrase`}
          label={spec.phraseLabel ?? spec.phrase}
          value={phrase}
          disabled={isWorking}
          autoComplete="off"
          onChange={event => setPhrase(event.target.value)}
          className="h-11"
        />
      ) : null}
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button type="button" variant="outline" className="h-11" disabled={isWorking} onClick={onCancel}>
          {spec.cancel ?? content.cancel}
        </Button>
        <Button
          type="submit"
          variant={spec.kind === 'danger' ? 'destructive' : 'default'}
          className="h-11"
          disabled={isWorking || !isReady}
        >
          {isWorking ? <Spinner aria-hidden /> : null}
          {isWorking ? (spec.working ?? content.states.working) : (spec.confirm ?? content.confirm)}
        </Button>
      </div>
    </form>
  )
}

/** The row of seats that is spoken of; the last but one is the one that can fail. */
function Seats({ seats, isFault }: { seats: string[]; isFault: boolean }) {
  const failing = isFault ? Math.max(seats.length - 2, 0) : -1
  return (
    <ul className="flex flex-wrap gap-2">
      {keyed(seats).map(({ entry, at, key }) => (
        <li
          key={key}
          className={cn(
            'grid h-12 min-w-14 place-items-center rounded-t-xl rounded-b-sm bg-seat-held px-3 font-semibold text-primary-foreground text-sm tabular-nums',
            at === failing &&
              'border-2 border-destructive border-dashed bg-transparent text-destructive line-through',
          )}
        >
          {entry}
        </li>
      ))}
    </ul>
  )
}
