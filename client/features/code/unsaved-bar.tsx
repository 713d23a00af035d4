import { useIsMutating } from '@tanstack/react-query'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { revertFiles } from '#client/room/working-copy/file-edits.ts'
import { undoOfFiles } from '#client/room/working-copy/own-undo.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CodeFiles } from './use-code-files.ts'

interface UnsavedBarProps {
  files: CodeFiles
  onSave(): void
}

/** Quietly there as long as the working copy differs from the active version. */
export function UnsavedBar({ files: { joined, saved, changes }, onSave }: UnsavedBarProps) {
  const patternId = usePatternId()
  const isSaving = useIsMutating({ mutationKey: ['saveVersion', patternId] }) > 0
  const discard = () => {
    if (!joined) return
    revertFiles(joined.doc, saved)
    toast('The changes are discarded.', {
      action: { label: 'Undo', onClick: () => undoOfFiles(joined.doc, patternId).undo() },
    })
  }
  return (
    <section
      aria-label="Not yet a version"
      className="flex shrink-0 animate-rise items-center gap-1.5 border-t border-line bg-surface py-2 pr-2.5 pl-4"
    >
      <p className="mr-auto min-w-0 truncate text-sm text-ink-soft">
        <span className="font-medium text-ink">Not yet a version</span>
        <span className="text-ink-faint">
          {' '}
          · {changes.size === 1 ? '1 file' : `${changes.size} files`} changed
        </span>
      </p>
      {saved.size > 0 && (
        <Button look="quiet" size="sm" disabled={isSaving} onClick={discard}>
          Discard
        </Button>
      )}
      <Button look="primary" size="sm" isBusy={isSaving} onClick={onSave}>
        Save version
      </Button>
    </section>
  )
}
