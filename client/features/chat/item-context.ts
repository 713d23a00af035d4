import { createContext, useContext } from 'react'
import type { ItemHead } from '#client/room/chat-hooks.ts'

/** The item a part belongs to. */
export const ItemContext = createContext<(ItemHead & { isLast: boolean }) | null>(null)

/** Of several steps under way only the newest one turns. */
export const IsNewestStep = createContext(true)

export function useItem(): ItemHead & { isLast: boolean } {
  const item = useContext(ItemContext)
  if (!item) throw new Error('a part is shown inside its item')
  return item
}
