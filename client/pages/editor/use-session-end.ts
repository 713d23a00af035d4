import { useEffect } from 'react'
import { useIsChangingSession, useSessionEnded } from '#client/actions/use-session-change.ts'
import { useRoomState } from '#client/room/document/room-provider.tsx'
import { CLOSE } from '#room-schema/protocol.ts'

/** A room that closes the link of somebody who is signed in says that the session is over. */
export function useSessionEnd(isSignedIn: boolean): void {
  const { closeCode } = useRoomState()
  const isChanging = useIsChangingSession()
  const ended = useSessionEnded()
  const isOver = closeCode === CLOSE.signIn && isSignedIn && !isChanging
  // The room is outside of React, and the answer decides which page this is.
  // biome-ignore lint/correctness/useExhaustiveDependencies(ended): it is another one each time.
  useEffect(() => {
    // Without an answer the notice stays, with its button.
    if (isOver) ended().catch(() => undefined)
  }, [isOver])
}
