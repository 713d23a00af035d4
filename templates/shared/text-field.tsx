import type { ComponentProps, ReactNode } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  id: string
  label: ReactNode
  hint?: string
  error?: string
  isLong?: boolean
  /** How the field as a whole looks; the class name is the input's. */
  field?: string
}

/** An input with its label above it, and below it a hint or what is wrong. */
export function TextField({ label, hint, error, isLong, field, ...input }: TextFieldProps) {
  const Control = (isLong ? Textarea : Input) as typeof Input
  return (
    <Field data-invalid={Boolean(error)} className={field}>
      <FieldLabel htmlFor={input.id}>{label}</FieldLabel>
      <Control aria-invalid={Boolean(error)} {...input} />
      {hint && !error ? <FieldDescription>{hint}</FieldDescription> : null}
      <FieldError>{error}</FieldError>
    </Field>
  )
}
