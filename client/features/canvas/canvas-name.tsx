import { NameField, ReadName } from '#client/actions/name-field.tsx'
import { useRenameSpace } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { SPACE_NAME_MAX_CHARACTERS } from '#shared/canvas.ts'

/** The name of a canvas, editable for those who may. */
export function CanvasName({ name }: { name: string }) {
  const { id, canWrite } = useCanvas()
  const { mutateAsync } = useRenameSpace()
  if (!canWrite) return <ReadName name={name} />
  return (
    <NameField
      label="Canvas name"
      maxLength={SPACE_NAME_MAX_CHARACTERS}
      historyId={id}
      name={name}
      rename={(newName, isLast) => mutateAsync({ id, newName, isLast })}
    />
  )
}
