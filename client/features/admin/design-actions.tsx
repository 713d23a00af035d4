import { useSetAtom } from 'jotai'
import { Bug, Ellipsis, ExternalLink, KeyRound, Radio } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'

/** What an admin does with a design from outside, where it may be closed to him. */
export function DesignActions({ id: patternId, name }: { id: string; name: string }) {
  const open = useSetAtom(openDialogAtom)
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Admin of ${name}`} tooltip="Admin" size="sm">
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      <MenuItem icon={<ExternalLink />} onSelect={() => window.open(`/c/${patternId}`, '_blank', 'noopener')}>
        Open in new tab
      </MenuItem>
      <MenuItem icon={<KeyRound />} onSelect={() => open({ kind: 'adminPermissions', patternId })}>
        Admin permissions
      </MenuItem>
      <MenuItem icon={<Radio />} onSelect={() => open({ kind: 'roomInfo', patternId })}>
        Room Info
      </MenuItem>
      <MenuItem icon={<Bug />} onSelect={() => open({ kind: 'debugInfo', patternId })}>
        Debug Info
      </MenuItem>
    </Menu>
  )
}
