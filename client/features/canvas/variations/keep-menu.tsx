import { Archive, Check } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'
import type { Direction } from '#shared/canvas.ts'
import type { useDecide } from './use-decide.ts'

interface DecideMenuProps {
  direction: Direction
  decide: ReturnType<typeof useDecide>
}

/** How a direction is kept. */
export const KeepMenu = ({ direction: { of }, decide: { keepAs, isBusy } }: DecideMenuProps) => (
  <Menu
    align="end"
    trigger={
      <button type="button" className="board-chip" disabled={isBusy}>
        <Check aria-hidden="true" />
        Keep
      </button>
    }
  >
    {of !== null && <MenuItem onSelect={() => keepAs('version')}>As the next version of its origin</MenuItem>}
    <MenuItem onSelect={() => keepAs('design')}>As a design of its own</MenuItem>
  </Menu>
)

/** Which directions are put out of the way without losing them. */
export const AsideMenu = ({ direction: { isCollapsed }, decide: { setAside, isBusy } }: DecideMenuProps) => (
  <Menu
    align="end"
    trigger={
      <button
        type="button"
        className="board-chip"
        aria-label="Set aside"
        title="Set this one or the others aside"
        disabled={isBusy}
      >
        <Archive aria-hidden="true" />
      </button>
    }
  >
    {!isCollapsed && <MenuItem onSelect={() => setAside('this', true)}>Set this one aside</MenuItem>}
    <MenuItem onSelect={() => setAside('others', true)}>Set the others aside</MenuItem>
    {isCollapsed && (
      <>
        <MenuSeparator />
        <MenuItem onSelect={() => setAside('all', false)}>Bring all back</MenuItem>
      </>
    )}
  </Menu>
)
