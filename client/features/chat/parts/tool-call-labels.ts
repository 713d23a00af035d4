import {
  CircleCheck,
  CircleCheckBig,
  Eye,
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
  done: string
}

export const TOOL_LABELS: Record<ToolAction, ToolLabel> = {
  plan: { icon: ListTodo, done: 'Planned' },
  list: { icon: FolderTree, done: 'Listed files' },
  read: { icon: FileText, done: 'Read' },
  search: { icon: Search, done: 'Searched for' },
  write: { icon: FilePlus2, done: 'Wrote' },
  edit: { icon: FilePen, done: 'Edited' },
  rename: { icon: Replace, done: 'Renamed' },
  delete: { icon: FileX2, done: 'Deleted' },
  install: { icon: PackagePlus, done: 'Added' },
  check: { icon: CircleCheck, done: 'Checked' },
  look: { icon: Eye, done: 'Looked at' },
  finish: { icon: CircleCheckBig, done: 'Finished' },
}
