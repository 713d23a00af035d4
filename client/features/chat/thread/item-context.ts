import { createContext, useContext } from 'react'
import type { ItemHead } from '#client/room/document/chat-hooks.ts'

interface ShownItem extends ItemHead {
  isLast: boolean
  /** The version it made, as soon as one is on its way. */
  artifactId: string | null
}

/** The item a part belongs to. */
export const ItemContext = createContext<ShownItem | null>(null)

/** Of several steps under way only the newest one turns. */
export const IsNewestStep = createContext(true)

export function useItem(): ShownItem {
  const item = useContext(ItemContext)
  if (!item) throw new Error('a part is shown inside its item')
  return item
}
