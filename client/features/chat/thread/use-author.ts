import { useMe, useUserMetadata } from '#client/api/users.ts'
import type { ItemHead } from '#client/room/document/chat-hooks.ts'
import { usePeople } from '#client/room/presence/presence-hooks.ts'
import { colorOf } from '#room-schema/presence.ts'
import { fullName, GUEST_NAME } from '#shared/users.ts'

export interface Author {
  name: string
  color: string
  picture: string | null
}

/** An item on its way has no actor yet. */
export type AuthoredItem = Pick<ItemHead, 'role' | 'userId'> & Partial<Pick<ItemHead, 'actor'>>

const ASSISTANT: Author = { name: 'Assistant', color: '', picture: null }
const APP: Author = { name: 'Maquette', color: '', picture: null }

/** Who wrote an item: known from the session, from the room, or asked for once. */
export function useAuthor(head: AuthoredItem): Author {
  const me = useMe()
  const id = personOf(head)
  const person = usePeople().find(other => other.id === id)
  const isKnown = id === null || me?.id === id || person !== undefined
  const { data } = useUserMetadata(isKnown ? null : id)
  if (id === null) return head.role === 'assistant' ? ASSISTANT : APP
  const color = colorOf(id)
  if (me?.id === id) return { name: me.name, color, picture: me.avatarUrl }
  if (person) return { name: person.name, color, picture: person.picture }
  return { name: data ? fullName(data) || GUEST_NAME : GUEST_NAME, color, picture: data?.avatarUrl ?? null }
}

/** Which person an item is by; a change made by hand is an item of the app, and still that person's. */
export function personOf({ role, userId, actor }: AuthoredItem): string | null {
  if (role === 'user') return userId
  return role === 'app' && (actor?.kind === 'user' || actor?.kind === 'guest') ? actor.id : null
}
