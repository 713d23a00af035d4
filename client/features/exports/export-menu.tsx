import { ChevronDown, Download } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { MenuActions } from '#client/actions/menu-actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

interface ExportMenuProps {
  parts: readonly (readonly Action[])[]
  isBusy: boolean
}

/** The ways to take a design along. */
export function ExportMenu({ parts, isBusy }: ExportMenuProps) {
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
      <MenuActions parts={parts} />
    </Menu>
  )
}
