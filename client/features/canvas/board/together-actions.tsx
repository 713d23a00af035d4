import { useAtom } from 'jotai'
import { Megaphone, Users } from 'lucide-react'
import { useState } from 'react'
import type { Action } from '#client/actions/action.ts'
import { useMe } from '#client/api/users.ts'
import { usePeopleOnBoard } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { followedAtom } from '#client/state/following.ts'

export interface TogetherActions {
  spotlight: Action
  follow: Action[]
}

/** Going where others are, and bringing them to one's own view. */
export function useTogetherActions(): TogetherActions {
  const me = useMe()
  const { room, canWrite } = useCanvas()
  const [followed, follow] = useAtom(followedAtom)
  const [isOn, setOn] = useState(false)
  const users = usePeopleOnBoard().map(({ user }) => user)
  const others = [...new Map(users.map(user => [user.id, user])).values()].filter(({ id }) => id !== me?.id)
  const group = 'Together' as const
  return {
    spotlight: {
      ...{ id: 'spotlight', group, icon: <Megaphone />, words: ['everybody', 'present', 'follow me'] },
      name: isOn ? 'Let everybody go' : 'Bring everybody to my view',
      isShown: canWrite && (isOn || others.length > 0),
      run: () => {
        setOn(!isOn)
        publishCanvasPresence(room.awareness, { isSpotlight: !isOn })
      },
    },
    follow: others.map(({ id, name }) => ({
      ...{ id: `follow-${id}`, group, icon: <Users /> },
      name: followed === id ? `Stop following ${name}` : `Follow ${name}`,
      run: () => follow(followed === id ? null : id),
    })),
  }
}
