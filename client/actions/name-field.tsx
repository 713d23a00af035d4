import { type Named, useTypedName } from '#client/actions/use-typed-name.ts'
import { NameInput } from '#client/ui/name-input.tsx'

interface NameFieldProps extends Named {
  label: string
  maxLength: number
}

/** The name of what is open, editable in its place; the last edit is sent however the page is left. */
export function NameField({ label, maxLength, ...named }: NameFieldProps) {
  const { typed, type, save, revert } = useTypedName(named)
  return (
    <NameInput
      label={label}
      name={named.name}
      typed={typed}
      maxLength={maxLength}
      onType={type}
      onSave={save}
      onRevert={revert}
    />
  )
}

/** The same for who may only read it. */
export const ReadName = ({ name }: { name: string }) => (
  <h1 className="max-w-96 truncate text-base font-semibold">{name}</h1>
)
