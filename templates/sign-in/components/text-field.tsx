import { useId, useState } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { InputGroup, InputGroupAddon, InputGroupButton, InputGroupInput } from '@/components/ui/input-group'
import { content } from '../content'

interface TextFieldProps {
  label: string
  kind?: string
  hint?: string
  error?: string | false
  value: string
  onChange: (value: string) => void
  isOptional?: boolean
  autoComplete?: string
}

const KINDS = ['email', 'tel', 'url', 'number', 'date', 'password']
const COMPLETES: Record<string, string> = { email: 'email', tel: 'tel', password: 'new-password' }

export function TextField({ label, kind, hint, error, ...props }: TextFieldProps) {
  const { value, onChange, isOptional, autoComplete } = props
  const id = useId()
  const [isShown, setShown] = useState(false)
  const type = kind && KINDS.includes(kind) && !isShown ? kind : 'text'
  const { signIn, signUp } = content
  const Note = error ? FieldError : FieldDescription
  return (
    <Field data-invalid={Boolean(error)}>
      <FieldLabel htmlFor={id}>
        {label}
        {isOptional ? <span className="font-normal text-muted-foreground">({signUp.optional})</span> : null}
      </FieldLabel>
      <InputGroup className="h-12">
        <InputGroupInput
          id={id}
          type={type}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          autoComplete={autoComplete ?? COMPLETES[kind ?? ''] ?? 'on'}
          onChange={event => onChange(event.target.value)}
          className="text-base md:text-base"
        />
        {kind === 'password' ? (
          <InputGroupAddon align="inline-end">
            <InputGroupButton
              aria-label={`${isShown ? signIn.hide : signIn.show} ${label}`}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? signIn.hide : signIn.show}
            </InputGroupButton>
          </InputGroupAddon>
        ) : null}
      </InputGroup>
      {error || hint ? <Note id={`${id}-note`}>{error || hint}</Note> : null}
    </Field>
  )
}

/** What is wrong with a value of this kind, in words; empty when nothing is. */
export function faultOf(kind: string | undefined, value: string, isOptional = false): string {
  const { errors } = content
  const text = value.trim()
  if (!text) return isOptional ? '' : errors.empty
  if (kind === 'email' && !/^\S+@\S+\.\S+$/.test(text)) return errors.email
  if (kind === 'password' && text.length < 10) return errors.password
  return ''
}
