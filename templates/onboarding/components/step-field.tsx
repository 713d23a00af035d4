import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import type { StepField as FieldOf } from './answers'

type StepFieldProps = { field: FieldOf; answer: string[]; error: string }
type OnChange = { onChange: (answer: string[]) => void }

const TYPES = ['email', 'tel', 'date', 'time', 'number', 'url']

export function StepField({ field, answer, error, onChange }: StepFieldProps & OnChange) {
  const id = useId()
  const [draft, setDraft] = useState('')
  const { actions } = content
  const isSeveral = field.kind === 'several'
  const isList = field.kind === 'list'
  const label = field.isOptional ? `${field.label} (${content.optional})` : field.label
  const Note = error ? FieldError : FieldDescription
  const note = error || field.hint ? <Note id={`${id}-note`}>{error || field.hint}</Note> : null
  if (field.options?.length) {
    return (
      <fieldset aria-describedby={error || field.hint ? `${id}-note` : undefined}>
        <legend className="mb-3 font-semibold">{label}</legend>
        <div className="flex flex-wrap gap-2">
          {keyed(field.options).map(({ entry, key }) => (
            <label
              key={key}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border-2 border-input bg-card px-4 py-2 has-[:checked]:border-primary has-[:checked]:bg-primary/10 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2"
            >
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name={id}
                checked={answer.includes(entry)}
                onChange={({ target }) => {
                  if (!isSeveral) onChange([entry])
                  else onChange(target.checked ? [...answer, entry] : answer.filter(each => each !== entry))
                }}
                className="size-4 accent-primary outline-none"
              />
              <span className="min-w-0 break-words">{entry}</span>
            </label>
          ))}
        </div>
        <div className="mt-2">{note}</div>
      </fieldset>
    )
  }
  const add = () => {
    if (draft.trim()) onChange([...answer, draft.trim()])
    setDraft('')
  }
  return (
    <Field data-invalid={Boolean(error)}>
      <FieldLabel htmlFor={id} className="font-semibold text-base">
        {label}
      </FieldLabel>
      {isList && answer.length ? (
        <ol className="divide-y border-y">
          {keyed(answer).map(({ entry, at, key }) => (
            <li key={key} className="flex min-h-12 items-center gap-3 py-1">
              <span aria-hidden className="size-3 shrink-0 rounded-full border-[3px] border-primary" />
              <span className="min-w-0 flex-1 break-words">{entry}</span>
              <Button
                variant="ghost"
                size="icon-lg"
                type="button"
                aria-label={`${actions.remove}: ${entry}`}
                onClick={() => onChange(answer.filter((_, one) => one !== at))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="flex gap-2">
        <Input
          id={id}
          type={TYPES.includes(field.kind ?? '') ? field.kind : 'text'}
          value={isList ? draft : (answer[0] ?? '')}
          aria-invalid={Boolean(error)}
          aria-describedby={error || field.hint ? `${id}-note` : undefined}
          onChange={event => (isList ? setDraft(event.target.value) : onChange([event.target.value]))}
          onKeyDown={event => {
            if (!isList || event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          className="h-12 bg-card text-base md:text-base"
        />
        {isList ? (
          <Button type="button" variant="outline" className="h-12" onClick={add}>
            <Plus aria-hidden />
            {actions.add}
          </Button>
        ) : null}
      </div>
      {note}
    </Field>
  )
}
