import { TextField } from '#client/ui/text-field.tsx'
import { PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'

interface PasswordFieldProps {
  label?: string
  value: string
  onChange(value: string): void
  problem?: string | null
  /** One that is chosen, as against one that is known. */
  isNew?: boolean
}

export const PasswordField = ({
  label = 'Password',
  value,
  onChange,
  problem,
  isNew = false,
}: PasswordFieldProps) => (
  <TextField
    label={label}
    type="password"
    role="textbox"
    required
    autoComplete={isNew ? 'new-password' : 'current-password'}
    minLength={isNew ? PASSWORD_MIN_CHARACTERS : undefined}
    note={isNew ? `At least ${PASSWORD_MIN_CHARACTERS} characters` : undefined}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
    problem={problem ?? null}
  />
)
