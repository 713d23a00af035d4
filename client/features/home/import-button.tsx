import { useSetAtom } from 'jotai'
import { FolderInput } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'

/** Begins with what there is already. */
export function ImportButton() {
  const openDialog = useSetAtom(openDialogAtom)
  return (
    <Button
      look="quiet"
      title="Begin with a project, a page of HTML or React that there is already"
      onClick={() => openDialog({ kind: 'import' })}
    >
      <FolderInput aria-hidden="true" className="size-4" />
      Import
    </Button>
  )
}
