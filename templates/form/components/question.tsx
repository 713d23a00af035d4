import { FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { Options } from '../../shared/options'
import { content } from '../content'
import { type FieldOf, idOf } from './answers'

interface QuestionProps {
  field: FieldOf
  at: number
  answer: string[]
  error: string
  onChange: (answer: string[]) => void
}

const TYPES = ['email', 'tel', 'date', 'time', 'url']

/** One line of the form: its number in the margin, the question, the place to answer. */
export function Question({ field, at, answer, error, onChange }: QuestionProps) {
  const id = idOf(at)
  const note = `${id}-note`
  const isGroup = (field.options?.length ?? 0) > 0 && field.kind !== 'select'
  const label = field.isOptional ? `${field.label} (${content.optional})` : field.label
  const notes = (
    <>
      <p id={`${note}-hint`} className="mt-1.5 text-muted-foreground text-sm empty:hidden">
        {field.kind !== 'check' && field.hint}
      </p>
      <FieldError id={note} className="mt-1.5 font-medium">
        {error}
      </FieldError>
    </>
  )
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] py-5 sm:grid-cols-[3rem_minmax(0,1fr)]">
      <span aria-hidden className="pt-0.5 font-mono text-muted-foreground text-sm">
        {at + 1}
      </span>
      {isGroup ? (
        <fieldset aria-describedby={error ? note : undefined}>
          <legend className="mb-2 font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-x-7 gap-y-1">
            {keyed(field.options ?? []).map(({ entry, at: one, key }) => (
              <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  id={one === 0 ? id : undefined}
                  name={id}
                  type={field.kind === 'several' ? 'checkbox' : 'radio'}
                  checked={answer.includes(entry)}
                  onChange={({ target }) => {
                    if (field.kind !== 'several') onChange([entry])
                    else onChange(target.checked ? [...answer, entry] : answer.filter(each => each !== entry))
                  }}
                  className="size-5 accent-primary"
                />
                {entry}
              </label>
            ))}
          </div>
          {notes}
        </fieldset>
      ) : field.kind === 'check' ? (
        <div>
          <label className="flex cursor-pointer gap-3">
            <input
              id={id}
              type="checkbox"
              checked={answer.length > 0}
              aria-invalid={Boolean(error)}
              aria-describedby={error ? note : undefined}
              onChange={({ target }) => onChange(target.checked ? [content.yes] : [])}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="font-semibold">{label}</span>
          </label>
          {notes}
        </div>
      ) : (
        <div>
          <label htmlFor={id} className="mb-2 block break-words font-semibold">
            {label}
          </label>
          <Control field={field} id={id} answer={answer} error={error} onChange={onChange} />
          {notes}
        </div>
      )}
    </div>
  )
}

function Control({ field, id, answer, error, onChange }: Omit<QuestionProps, 'at'> & { id: string }) {
  const common = {
    ...{ id, value: answer[0] ?? '', 'aria-invalid': Boolean(error) },
    onChange: ({ target }: { target: { value: string } }) => onChange([target.value]),
    'aria-describedby':
      [field.hint ? `${id}-note-hint` : '', error ? `${id}-note` : ''].filter(Boolean).join(' ') || undefined,
  }
  if (field.options?.length) {
    return (
      <NativeSelect {...common} className="h-12 bg-card text-base">
        <NativeSelectOption value="">{content.choose}</NativeSelectOption>
        <Options names={field.options} />
      </NativeSelect>
    )
  }
  if (field.kind === 'long')
    return <Textarea {...common} className="min-h-28 bg-card text-base md:text-base" />
  const isNumber = field.kind === 'number'
  return (
    <div className="flex items-center gap-3">
      <Input
        {...common}
        type={TYPES.includes(field.kind ?? '') ? field.kind : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        className={cn(
          'h-12 bg-card text-base md:text-base',
          isNumber && 'max-w-36 tabular-nums',
          field.kind === 'date' && 'max-w-52',
        )}
      />
      {field.unit ? <span className="font-mono">{field.unit}</span> : null}
    </div>
  )
}
