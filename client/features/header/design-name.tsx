import { NameField, ReadName } from '#client/actions/name-field.tsx'
import { useRenamePattern } from '#client/api/patterns.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { PATTERN_NAME_MAX_CHARACTERS } from '#shared/patterns.ts'

/** The name of a design, editable for those who may. */
export function DesignName({ canWrite, name }: { canWrite: boolean; name: string }) {
  const id = usePatternId()
  const { mutateAsync } = useRenamePattern()
  if (!canWrite) return <ReadName name={name} />
  return (
    <NameField
      label="Design name"
      maxLength={PATTERN_NAME_MAX_CHARACTERS}
      historyId={id}
      name={name}
      rename={(newName, isLast) => mutateAsync({ id, newName, isLast })}
    />
  )
}
