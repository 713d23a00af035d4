import { Folder as FolderIcon, FolderMinus, FolderPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Folder } from '#shared/workspaces.ts'

/** No ids of folders: those have 20 characters. */
export const NO_FOLDER = 'none'
export const NEW_FOLDER = 'new'

interface FolderChoice {
  value: string
  label: string
  about: string
  icon: ReactNode
}

/** Where a design can go: one's own folders, and those of the workspace that it is shared with. */
export function folderChoices(folders: readonly Folder[], orgId: string | null): FolderChoice[] {
  return [
    { value: NO_FOLDER, label: 'No folder', about: 'It is in the list alone.', icon: <FolderMinus /> },
    ...folders
      .filter(folder => folder.orgId === null || folder.orgId === orgId)
      .map(({ id, name, orgId: of }) => ({
        value: id,
        label: name,
        about: of === null ? 'Yours alone' : 'Seen by everybody in the workspace',
        icon: <FolderIcon />,
      })),
    { value: NEW_FOLDER, label: 'New folder', about: 'Yours alone', icon: <FolderPlus /> },
  ]
}
