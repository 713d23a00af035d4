import { clsx } from 'clsx'
import { Ellipsis, Folder as FolderIcon, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useCreateFolder, useFolders, useRemoveFolder, useRenameFolder } from '#client/api/folders.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'
import { toast } from '#client/ui/toast.ts'
import type { Folder } from '#shared/workspaces.ts'
import { NameDialog } from './name-dialog.tsx'

interface FolderRowProps {
  /** Whose folders: workspaces, and null for one's own. */
  of: readonly (string | null)[]
  /** They are made, renamed and deleted here; else they only filter. */
  isKept: boolean
  folderId: string | null
  onChoose(folderId: string | null): void
}

/** The folders of a tab, each opened by its name and closed by it again. */
export function FolderRow({ of, isKept, folderId, onChoose }: FolderRowProps) {
  const { data } = useFolders()
  const create = useCreateFolder()
  const rename = useRenameFolder()
  const remove = useRemoveFolder()
  const [named, setNamed] = useState<Folder | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Folder | null>(null)
  const [orgId = null] = of
  const folders = data?.filter(folder => of.includes(folder.orgId))
  if (!folders || (folders.length === 0 && !isKept)) return null
  const save = (name: string, requestId: string) =>
    named === 'new' || named === null
      ? create.mutateAsync({
          name,
          requestId,
          ...(orgId === null ? {} : { orgId }),
        })
      : rename.mutateAsync({ id: named.id, name })
  const removeDoomed = () => {
    if (!doomed) return
    remove.mutate(doomed.id, {
      onSuccess: () => {
        if (folderId === doomed.id) onChoose(null)
        toast(`The folder “${doomed.name}” is deleted. Its designs are still here.`)
      },
      onError: error => toast.error('The folder could not be deleted.', { description: sentenceOf(error) }),
    })
  }
  return (
    <>
      <ul aria-label="Folders" className="mb-6 flex flex-wrap items-center gap-2">
        {folders.map(folder => (
          <li
            key={folder.id}
            className={clsx(
              'flex h-9 max-w-full items-center rounded-md border pointer-coarse:h-11',
              folder.id === folderId ? 'border-accent bg-accent-wash' : 'border-line bg-surface',
            )}
          >
            <button
              type="button"
              aria-pressed={folder.id === folderId}
              onClick={() => onChoose(folder.id === folderId ? null : folder.id)}
              className={clsx(
                'flex h-full min-w-0 items-center gap-2 pl-3 text-sm hover:bg-hover',
                isKept ? 'rounded-l-md pr-1' : 'rounded-md pr-3',
              )}
            >
              <FolderIcon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
              <span className="truncate">{folder.name}</span>
            </button>
            {isKept && (
              <Menu
                align="end"
                trigger={
                  <IconButton label={`More about the folder ${folder.name}`} tooltip="More" size="sm">
                    <Ellipsis className="size-4" />
                  </IconButton>
                }
              >
                <MenuItem icon={<Pencil />} onSelect={() => setNamed(folder)}>
                  Rename
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={<Trash2 />} isDangerous onSelect={() => setDoomed(folder)}>
                  Delete
                </MenuItem>
              </Menu>
            )}
          </li>
        ))}
        {isKept && (
          <li>
            <Button look="quiet" onClick={() => setNamed('new')}>
              <FolderPlus className="size-4" />
              New folder
            </Button>
          </li>
        )}
      </ul>
      <NameDialog
        title={named === 'new' ? 'New folder' : 'Rename folder'}
        action={named === 'new' ? 'Create folder' : 'Rename'}
        name={named === null ? null : named === 'new' ? '' : named.name}
        save={save}
        onClose={() => setNamed(null)}
      />
      <Alert
        title={`Delete the folder “${doomed?.name ?? ''}”?`}
        text="The designs in it are not deleted: they stay where they are, outside of a folder."
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        action={{ label: 'Delete', isDangerous: true, run: removeDoomed }}
      />
    </>
  )
}
