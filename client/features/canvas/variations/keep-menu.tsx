import { Check } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'
import type { Direction } from '#shared/canvas.ts'
import type { useDecide } from './use-decide.ts'

interface KeepMenuProps {
  direction: Direction
  decide: ReturnType<typeof useDecide>
}

/** How a direction is kept, and which are set aside without losing them. */
export function KeepMenu({ direction: { of, isCollapsed }, decide }: KeepMenuProps) {
  const { keepAs, setAside, isBusy } = decide
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="board-chip" disabled={isBusy}>
          <Check aria-hidden="true" />
          Keep
        </button>
      }
    >
      {of !== null && (
        <MenuItem onSelect={() => keepAs('version')}>As the next version of its origin</MenuItem>
      )}
      <MenuItem onSelect={() => keepAs('design')}>As a design of its own</MenuItem>
      <MenuSeparator />
      {!isCollapsed && <MenuItem onSelect={() => setAside('this', true)}>Set this one aside</MenuItem>}
      <MenuItem onSelect={() => setAside('others', true)}>Set the others aside</MenuItem>
      {isCollapsed && <MenuItem onSelect={() => setAside('all', false)}>Bring all back</MenuItem>}
    </Menu>
  )
}
