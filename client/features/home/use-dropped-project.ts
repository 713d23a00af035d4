import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { isProjectFile } from '#shared/imports.ts'

/** A project that is dropped anywhere on the page is offered to be imported; gives back what else was dropped. */
export function useDroppedProject(): (files: Iterable<File>) => File[] {
  const openDialog = useSetAtom(openDialogAtom)
  const withoutProject = (files: Iterable<File>) => {
    const all = [...files]
    const file = all.find(({ name }) => isProjectFile(name))
    if (file) openDialog({ kind: 'import', file })
    return all.filter(({ name }) => !isProjectFile(name))
  }
  // A file that lands beside the box would otherwise be opened in the place of the page.
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.files.length) return
      event.preventDefault()
      const file = [...event.dataTransfer.files].find(({ name }) => isProjectFile(name))
      if (file) openDialog({ kind: 'import', file })
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [openDialog])
  return withoutProject
}
