import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { usePlaceOf } from '#client/room/presence/presence-hooks.ts'
import { followedAtom } from '#client/state/following.ts'
import type { PanelName } from '#client/state/panel.ts'

/** Goes where the followed person goes, until that person leaves or Escape is pressed. */
export function useFollowPerson(show: (panel: PanelName) => void): void {
  const [followed, follow] = useAtom(followedAtom)
  const place = usePlaceOf(followed)
  const isGone = followed !== null && place === null
  const panel = place?.panel ?? null
  const latest = useRef(show)
  latest.current = show
  // The room says where other people are.
  useEffect(() => {
    if (isGone) follow(null)
    else if (panel) latest.current(panel)
  }, [isGone, panel, follow])
  useEscape('following', followed === null ? null : () => follow(null))
  // Following ends with the room.
  useEffect(() => () => follow(null), [follow])
}
