import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useCreateFolder, useFolders, useMoveDesign } from '#client/api/folders.ts'
import { useRequestIds } from '#client/lib/use-request-ids.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { RadioCards } from '#client/ui/radio-cards.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { PatternListItem } from '#shared/patterns.ts'
import { folderChoices, NEW_FOLDER, NO_FOLDER } from './folder-choices.tsx'

/** Puts a design into a folder of one's own or of the workspace it is shared with. */
export function MoveDialog({ item, onClose }: { item: PatternListItem | null; onClose(): void }) {
  return (
    <Dialog width="sm" title={`Move “${item?.name ?? ''}”`} isOpen={item !== null} onClose={onClose}>
      {item && <MoveForm item={item} onClose={onClose} />}
    </Dialog>
  )
}

function MoveForm({ item, onClose }: { item: PatternListItem; onClose(): void }) {
  const folders = useFolders().data ?? []
  const [to, setTo] = useState(item.folderId ?? NO_FOLDER)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const create = useCreateFolder()
  const requestIdOf = useRequestIds()
  const move = useMoveDesign()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (to === NEW_FOLDER && name.trim() === '') return setProblem('Give the folder a name.')
    try {
      const folderId =
        to === NEW_FOLDER
          ? (await create.mutateAsync({ name: name.trim(), requestId: requestIdOf(name.trim()) })).id
          : to === NO_FOLDER
            ? null
            : to
      await move.mutateAsync({ id: item.id, folderId })
      toast.success(folderId === null ? 'It is in no folder now.' : 'Moved.')
      onClose()
    } catch (error) {
      setProblem(`It could not be moved. ${sentenceOf(error)}`)
    }
  }
  return (
    <form onSubmit={event => void submit(event)} className="mt-4 flex flex-col gap-4">
      <RadioCards
        label="Folder"
        value={to}
        options={folderChoices(folders, item.orgId ?? null)}
        onChange={setTo}
      />
      {to === NEW_FOLDER && (
        <TextField
          label="Name of the new folder"
          value={name}
          maxLength={100}
          onChange={event => setName(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" isBusy={create.isPending || move.isPending}>
          Move
        </Button>
      </div>
    </form>
  )
}
