import { useTypedName } from '#client/actions/use-typed-name.ts'
import { useRenamePattern } from '#client/api/patterns.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { NameInput } from '#client/ui/name-input.tsx'
import { PATTERN_NAME_MAX_CHARACTERS } from '#shared/patterns.ts'

/** The name, editable for those who may; the last edit is sent however the page is left. */
export function DesignName({ canWrite, name }: { canWrite: boolean; name: string }) {
  if (!canWrite) return <h1 className="max-w-96 truncate text-base font-semibold">{name}</h1>
  return <NameField name={name} />
}

function NameField({ name }: { name: string }) {
  const id = usePatternId()
  const { mutateAsync } = useRenamePattern()
  const { typed, type, save, revert } = useTypedName({
    historyId: id,
    name,
    rename: (newName, isLast) => mutateAsync({ id, newName, isLast }),
  })
  return (
    <NameInput
      label="Design name"
      name={name}
      typed={typed}
      maxLength={PATTERN_NAME_MAX_CHARACTERS}
      onType={type}
      onSave={save}
      onRevert={revert}
    />
  )
}
