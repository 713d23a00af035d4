import { useMemo } from 'react'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import {
  putFiles,
  removeFile,
  removeFolder,
  renameFile,
  renameFolder,
} from '#client/room/working-copy/file-edits.ts'
import { undoOfFiles } from '#client/room/working-copy/own-undo.ts'
import { toast } from '#client/ui/toast.ts'
import type { TreeEdits } from './files-tree.tsx'

interface TreeEditsOptions {
  joined: RoomConnection | null
  canWrite: boolean
  onChoose(path: string): void
  onRename(from: string, to: string): void
}

/** Changing the set of files; null for people who only read, and as long as the working copy is not there. */
export function useTreeEdits({ joined, canWrite, onChoose, onRename }: TreeEditsOptions): TreeEdits | null {
  const patternId = usePatternId()
  return useMemo(() => {
    if (!joined || !canWrite) return null
    const { doc } = joined
    const tellDeleted = (path: string) =>
      toast(`${path} is deleted.`, {
        action: { label: 'Undo', onClick: () => undoOfFiles(doc, patternId).undo() },
      })
    return {
      create(path) {
        putFiles(doc, [{ name: path, code: '' }])
        onChoose(path)
      },
      rename(from, to) {
        renameFile(doc, from, to)
        onRename(from, to)
        onChoose(to)
      },
      remove(path) {
        removeFile(doc, path)
        tellDeleted(path)
      },
      renameFolder: (from, to) => renameFolder(doc, from, to),
      removeFolder(path) {
        removeFolder(doc, path)
        tellDeleted(`${path}/`)
      },
    }
  }, [joined, canWrite, patternId, onChoose, onRename])
}
