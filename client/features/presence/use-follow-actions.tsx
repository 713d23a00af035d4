import { useAtom } from 'jotai'
import { Users } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useMe } from '#client/api/users.ts'
import { usePeople } from '#client/room/presence/presence-hooks.ts'
import { followedAtom } from '#client/state/following.ts'

/** Going where somebody else here goes. */
export function useFollowActions(): Action[] {
  const me = useMe()
  const [followed, follow] = useAtom(followedAtom)
  return usePeople()
    .filter(person => person.id !== me?.id)
    .map(({ id, name }) => ({
      id: `follow-${id}`,
      group: 'Together',
      name: followed === id ? `Stop following ${name}` : `Follow ${name}`,
      icon: <Users />,
      run: () => follow(followed === id ? null : id),
    }))
}
