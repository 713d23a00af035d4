import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { canLook } from '#client/lib/can-look.ts'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { useConnectRoom } from '#client/room/transport/connect-room.ts'
import type { RoomConnection, RoomState } from '#client/room/transport/room-connection.ts'

interface Room {
  id: string
  connection: RoomConnection
}

const RoomContext = createContext<Room | null>(null)

interface RoomProviderProps {
  id: string
  /** Only looks on, from somewhere else: nobody in the room is told. */
  isUnseen?: boolean
  children: ReactNode
}

/** Joins an editor room as long as this is shown. */
export function RoomProvider({ id, isUnseen = false, children }: RoomProviderProps) {
  const connectRoom = useConnectRoom()
  const [room, setRoom] = useState<Room | null>(null)
  // A socket lives outside of React and is closed with the page.
  useEffect(() => {
    if (!connectRoom) return
    const connection = connectRoom(
      { kind: 'editor', id, document: 'room' },
      { looks: !isUnseen && canLook() },
    )
    // The others learn of somebody by the first change of presence, not by the blank one a socket begins with.
    if (isUnseen) connection.awareness.setLocalState(null)
    else publishPresence(connection.awareness, {})
    setRoom({ id, connection })
    return () => connection.destroy()
  }, [connectRoom, id, isUnseen])
  if (room?.id !== id) return null
  return <JoinedRoom room={room}>{children}</JoinedRoom>
}

/** A room that is joined already. */
export function JoinedRoom({ room, children }: { room: Room; children?: ReactNode }) {
  const { People } = room.connection
  return (
    <RoomContext value={room}>
      {People && <People />}
      {children}
    </RoomContext>
  )
}

function useJoined(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('used outside of a RoomProvider')
  return room
}

export const useRoom = (): RoomConnection => useJoined().connection
export const usePatternId = (): string => useJoined().id

export function useRoomState(): RoomState {
  const { connection } = useJoined()
  return useSyncExternalStore(connection.subscribe, () => connection.state())
}
