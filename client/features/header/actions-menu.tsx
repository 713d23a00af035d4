import { Ellipsis } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { MenuActions } from '#client/actions/menu-actions.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuLabel, MenuSeparator } from '#client/ui/menu.tsx'

interface ActionsMenuProps {
  parts: readonly (readonly Action[])[]
  /** The design preset by its name. */
  preset: string
}

/** What one can do with this design as a whole. */
export function ActionsMenu({ parts, preset }: ActionsMenuProps) {
  return (
    <Menu
      align="end"
      className="w-64"
      trigger={
        <IconButton label="Actions">
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      <MenuActions parts={parts} />
      <MenuSeparator />
      <MenuLabel>
        Design Preset: <span className="text-ink-soft">{preset}</span>
      </MenuLabel>
    </Menu>
  )
}
