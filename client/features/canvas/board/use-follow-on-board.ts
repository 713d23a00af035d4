import { useReactFlow } from '@xyflow/react'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { useBoardViewOf, usePeopleOnBoard } from '#client/room/canvas/canvas-hooks.ts'
import { followedAtom } from '#client/state/following.ts'

const FOLLOW_MS = 120

/** Goes where the followed person goes; whoever calls everybody to his view is followed until one moves the board. */
export function useFollowOnBoard(): { stopFollowing(): void } {
  const [followed, follow] = useAtom(followedAtom)
  const view = useBoardViewOf(followed)
  const people = usePeopleOnBoard()
  const { fitBounds } = useReactFlow()
  const caller = people.find(({ isSpotlight }) => isSpotlight)?.user.id ?? null
  const isHere = people.some(({ user }) => user.id === followed)
  const stopFollowing = useCallback(() => follow(null), [follow])
  const calledBy = useRef<string | null>(null)
  // The room says who calls, and who lets everybody go again.
  useEffect(() => {
    if (caller !== null) follow(caller)
    else if (calledBy.current !== null) follow(before => (before === calledBy.current ? null : before))
    calledBy.current = caller
  }, [caller, follow])
  // The room says where other people are.
  useEffect(() => {
    if (followed === null || !view) return
    void fitBounds(view, { padding: 0, duration: FOLLOW_MS })
  }, [followed, view, fitBounds])
  // The room says who has left.
  useEffect(() => {
    if (followed !== null && !isHere) follow(null)
  }, [followed, isHere, follow])
  useEscape('following', followed === null ? null : stopFollowing)
  // Following ends with the board.
  useEffect(() => () => follow(null), [follow])
  return { stopFollowing }
}
