import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { type Errors, fieldKey } from './rules'

interface AddressProps {
  values: Record<string, string>
  errors: Errors
  onChange: (key: string, value: string) => void
}

export function Address({ values, errors, onChange }: AddressProps) {
  if (content.fields.length === 0) return null
  return (
    <fieldset className="mt-10 min-w-0">
      <legend className="font-semibold text-2xl tracking-tight">{content.address.title}</legend>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4">
        {content.fields.map((field, index) => {
          const key = fieldKey(index)
          return (
            <Field
              key={[index, field.label].join()}
              data-invalid={Boolean(errors[key])}
              className={cn('min-w-0 gap-2', field.half ? 'col-span-2 sm:col-span-1' : 'col-span-2')}
            >
              <FieldLabel htmlFor={key} className="flex-wrap">
                {field.label}
                {field.optional ? (
                  <span className="font-normal text-muted-foreground">{content.address.optional}</span>
                ) : null}
              </FieldLabel>
              <Input
                id={key}
                type={field.type ?? 'text'}
                autoComplete={field.autocomplete ?? 'off'}
                value={values[key] ?? ''}
                onChange={event => onChange(key, event.target.value)}
                aria-invalid={Boolean(errors[key])}
                className="h-12 text-base"
              />
              <FieldError>{errors[key]}</FieldError>
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
