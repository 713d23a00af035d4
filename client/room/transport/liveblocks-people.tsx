import { RoomContext, useOthers, useSelf } from '@liveblocks/react'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { Awareness } from 'y-protocols/awareness'
import type { LiveRoom, OtherPerson } from '#client/room/transport/liveblocks-link.ts'
import { showOthers } from '#client/room/transport/others-shown.ts'

/** The room at the service that a connection is in now; it is another one after each break. */
export class RoomNow {
  readonly #listeners = new Set<() => void>()
  #room: LiveRoom | null = null

  get = (): LiveRoom | null => this.#room

  set(room: LiveRoom | null): void {
    if (room === this.#room) return
    this.#room = room
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** Shown once where a connection's room is, brings the people of the service's room into its presence. */
export const peopleOf = (now: RoomNow, awareness: Awareness): ComponentType =>
  function People() {
    const room = useSyncExternalStore(now.subscribe, now.get)
    if (!room) return null
    return (
      <RoomContext value={room}>
        <OthersInto awareness={awareness} />
      </RoomContext>
    )
  }

function OthersInto({ awareness }: { awareness: Awareness }) {
  const others = useOthers()
  const isIn = useSelf(({ connectionId }) => connectionId) !== null
  // Presence is told to whoever shows it outside of React too, such as the code editor. Until one is in, nobody is known,
  // and whoever was there before the break stays.
  useEffect(() => {
    if (isIn) showOthers(awareness, others as unknown as readonly OtherPerson[])
  }, [awareness, others, isIn])
  return null
}
