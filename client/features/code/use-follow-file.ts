import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { usePlaceOf } from '#client/room/presence/presence-hooks.ts'
import { followedAtom } from '#client/state/following.ts'

/** Opens the file that the followed person opens; whoever chooses by hand follows nobody any more. */
export function useFollowFile(
  paths: readonly string[],
  choose: (path: string) => void,
): (path: string) => void {
  const [followed, follow] = useAtom(followedAtom)
  const file = usePlaceOf(followed)?.file ?? null
  const isHere = file !== null && paths.includes(file)
  const latest = useRef(choose)
  latest.current = choose
  // The room says what other people have open.
  useEffect(() => {
    if (isHere) latest.current(file)
  }, [isHere, file])
  return path => {
    follow(null)
    choose(path)
  }
}
