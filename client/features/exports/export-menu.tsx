import { ChevronDown, ClipboardCopy, Download, FileArchive, FolderGit2, Frame, GitFork } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { Menu, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { MESSAGES } from '#shared/messages.ts'

export interface Exports {
  downloadZip(): void
  copyCode(): void
  isBusy: boolean
}

interface ExportMenuProps {
  exports: Exports
  fork: { run(): void; isBusy: boolean }
  /** Whether this person may edit the design. */
  canWrite: boolean
}

/** The ways to take a design along. */
export function ExportMenu({ exports, fork, canWrite }: ExportMenuProps) {
  const { downloadZip, copyCode, isBusy } = exports
  return (
    <Menu
      align="end"
      className="w-72"
      trigger={
        <Button aria-busy={isBusy} className="max-xl:px-2">
          {isBusy ? <Spinner className="size-3.5" /> : <Download className="size-3.5" />}
          <span className="max-xl:sr-only">Export</span>
          <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint max-xl:hidden" />
        </Button>
      }
    >
      <NotSetUp icon={<Frame />} keys="Alt+F">
        Export to a design tool
      </NotSetUp>
      {canWrite && <NotSetUp icon={<FolderGit2 />}>Sync to the code host</NotSetUp>}
      <MenuSeparator />
      <MenuItem icon={<FileArchive />} disabled={isBusy} onSelect={downloadZip}>
        Download Code Zip
      </MenuItem>
      <MenuItem icon={<ClipboardCopy />} disabled={isBusy} onSelect={copyCode}>
        Copy Code as Prompt
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<GitFork />} disabled={fork.isBusy} onSelect={fork.run}>
        Fork
      </MenuItem>
    </Menu>
  )
}

/** Reached by keyboard like the others, so that it can say why it does nothing. */
function NotSetUp({ icon, keys, children }: { icon: ReactNode; keys?: string; children: string }) {
  const id = useId()
  return (
    <MenuItem
      icon={icon}
      aria-disabled="true"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-why`}
      onSelect={event => event.preventDefault()}
      className="text-ink-soft"
    >
      <span className="grid">
        <span id={`${id}-name`}>{children}</span>
        <span id={`${id}-why`} className="text-xs text-ink-faint">
          {MESSAGES.notSetUpHere}
        </span>
      </span>
      {keys && <KeyCaps keys={keys} />}
    </MenuItem>
  )
}
