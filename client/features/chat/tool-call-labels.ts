import {
  CircleCheck,
  CircleCheckBig,
  FilePen,
  FilePlus2,
  FileText,
  FileX2,
  FolderTree,
  ListTodo,
  type LucideIcon,
  PackagePlus,
  Replace,
  Search,
} from 'lucide-react'
import type { ToolAction } from '#shared/chat.ts'

interface ToolLabel {
  icon: LucideIcon
  doing: string
  done: string
}

export const TOOL_LABELS: Record<ToolAction, ToolLabel> = {
  plan: { icon: ListTodo, doing: 'Planning', done: 'Planned' },
  list: { icon: FolderTree, doing: 'Listing files', done: 'Listed files' },
  read: { icon: FileText, doing: 'Reading', done: 'Read' },
  search: { icon: Search, doing: 'Searching for', done: 'Searched for' },
  write: { icon: FilePlus2, doing: 'Writing', done: 'Wrote' },
  edit: { icon: FilePen, doing: 'Editing', done: 'Edited' },
  rename: { icon: Replace, doing: 'Renaming', done: 'Renamed' },
  delete: { icon: FileX2, doing: 'Deleting', done: 'Deleted' },
  install: { icon: PackagePlus, doing: 'Adding', done: 'Added' },
  check: { icon: CircleCheck, doing: 'Checking', done: 'Checked' },
  finish: { icon: CircleCheckBig, doing: 'Finishing', done: 'Finished' },
}
