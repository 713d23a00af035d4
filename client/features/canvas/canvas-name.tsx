import { useTypedName } from '#client/actions/use-typed-name.ts'
import { useRenameSpace } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { NameInput } from '#client/ui/name-input.tsx'
import { SPACE_NAME_MAX_CHARACTERS } from '#shared/canvas.ts'

/** The name, editable for those who may; the last edit is sent however the page is left. */
export function CanvasName({ name }: { name: string }) {
  const { canWrite } = useCanvas()
  return canWrite ? <Field name={name} /> : <h1 className="truncate text-base font-semibold">{name}</h1>
}

function Field({ name }: { name: string }) {
  const { id } = useCanvas()
  const { mutateAsync } = useRenameSpace()
  const { typed, type, save, revert } = useTypedName({
    historyId: id,
    name,
    rename: (newName, isLast) => mutateAsync({ id, newName, isLast }),
  })
  return (
    <NameInput
      label="Canvas name"
      name={name}
      typed={typed}
      maxLength={SPACE_NAME_MAX_CHARACTERS}
      onType={type}
      onSave={save}
      onRevert={revert}
    />
  )
}
