import { useMe, useUserMetadata } from '#client/api/users.ts'
import type { ItemHead } from '#client/room/chat-hooks.ts'
import { usePeople } from '#client/room/presence-hooks.ts'
import { colorOf } from '#room-schema/presence.ts'
import { fullName, GUEST_NAME } from '#shared/users.ts'

export interface Author {
  name: string
  color: string
  picture: string | null
}

const ASSISTANT: Author = { name: 'Assistant', color: '', picture: null }
const APP: Author = { name: 'Maquette', color: '', picture: null }

/** Who wrote an item: known from the session, from the room, or asked for once. */
export function useAuthor({ role, userId }: Pick<ItemHead, 'role' | 'userId'>): Author {
  const me = useMe()
  const person = usePeople().find(other => other.id === userId)
  const isKnown = role !== 'user' || me?.id === userId || person !== undefined
  const { data } = useUserMetadata(isKnown ? null : userId)
  if (role === 'assistant') return ASSISTANT
  if (role === 'app') return APP
  const color = colorOf(userId)
  if (me?.id === userId) return { name: me.name, color, picture: me.avatarUrl }
  if (person) return { name: person.name, color, picture: person.picture }
  return { name: data ? fullName(data) || GUEST_NAME : GUEST_NAME, color, picture: data?.avatarUrl ?? null }
}
