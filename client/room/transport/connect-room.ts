import { useEffect, useState } from 'react'
import { useSession } from '#client/api/users.ts'
import type { ConnectRoom } from '#client/room/transport/room-connection.ts'
import { connectByWebsocket } from '#client/room/transport/websocket-room.ts'

/**
 * The one place that chooses what brings live documents here, by what the server says; null until it is known and
 * loaded. Nothing above names a transport.
 */
export function useConnectRoom(): ConnectRoom | null {
  const rooms = useSession().data?.server.rooms ?? 'y-websocket'
  const [loaded, setLoaded] = useState<{ connect: ConnectRoom } | null>(null)
  // Its code is loaded only where the server says so.
  useEffect(() => {
    if (rooms !== 'liveblocks') return
    let isOver = false
    void import('#client/room/transport/liveblocks-room.ts').then(({ connectByLiveblocks }) => {
      if (!isOver) setLoaded({ connect: connectByLiveblocks })
    })
    return () => {
      isOver = true
    }
  }, [rooms])
  return rooms === 'liveblocks' ? (loaded?.connect ?? null) : connectByWebsocket
}
