import { clsx } from 'clsx'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { MenuParts } from '#client/ui/menu-parts.ts'

export interface MenuProps {
  /** The control that opens it. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
  onOpenChange?(isOpen: boolean): void
  children: ReactNode
}

/** Open from its first render, because that is when somebody asked for it. */
export function OpenMenu({ trigger, align = 'start', className, onOpenChange, children }: MenuProps) {
  return (
    <MenuParts value={DropdownMenu}>
      <DropdownMenu.Root defaultOpen onOpenChange={onOpenChange} modal={false}>
        <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={clsx(
              'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 origin-(--radix-dropdown-menu-content-transform-origin) animate-pop overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-3 outline-none',
              className,
            )}
          >
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </MenuParts>
  )
}
