import type { DropdownMenu } from 'radix-ui'
import { createContext, useContext } from 'react'

/** What an open menu is made of; it is loaded with the first menu that opens. */
export const MenuParts = createContext<typeof DropdownMenu | null>(null)

export function useMenuParts(): typeof DropdownMenu {
  const parts = useContext(MenuParts)
  if (!parts) throw new Error('a menu item stands outside of a menu')
  return parts
}
