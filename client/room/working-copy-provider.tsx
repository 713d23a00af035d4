import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { RoomConnection, RoomState } from '#client/room/connect-room.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { joinWorkingCopy } from '#client/room/working-copy.ts'

interface Joined {
  connection: RoomConnection | null
  /** How often the room has dropped an edit made here. */
  refusals: number
  join(): void
}

const WorkingCopyContext = createContext<Joined | null>(null)

interface WorkingCopyProviderProps {
  userId: string | null
  canWrite: boolean
  children: ReactNode
}

/** The working copy: joined when somebody first looks at the code, and then for as long as the page. */
export function WorkingCopyProvider({ userId, canWrite, children }: WorkingCopyProviderProps) {
  const roomId = useRoomId()
  const [isWanted, setWanted] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [connection, setConnection] = useState<RoomConnection | null>(null)
  // A socket lives outside of React. After a refusal the document holds what nobody else has, so it is made anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies(refusals): see above.
  useEffect(() => {
    if (!isWanted) return
    const joined = joinWorkingCopy(roomId, userId, canWrite)
    const stop = joined.subscribe(() => joined.state().isRefused && setRefusals(count => count + 1))
    setConnection(joined)
    return () => {
      stop()
      setConnection(null)
      joined.destroy()
    }
  }, [roomId, userId, canWrite, isWanted, refusals])
  const join = useCallback(() => setWanted(true), [])
  const value = useMemo(() => ({ connection, refusals, join }), [connection, refusals, join])
  return <WorkingCopyContext value={value}>{children}</WorkingCopyContext>
}

function useJoined(): Joined {
  const joined = useContext(WorkingCopyContext)
  if (!joined) throw new Error('used outside of a WorkingCopyProvider')
  return joined
}

/** Joins the working copy, if nobody has; null until it is made. */
export function useWorkingCopy(): RoomConnection | null {
  const { connection, join } = useJoined()
  // Whoever shows the code needs it; joining is for the life of the page.
  useEffect(join, [join])
  return connection
}

/** How the working copy stands, for whoever has not asked for it; null as long as nobody has. */
export function useWorkingCopyState(): RoomState | null {
  const { connection } = useJoined()
  return useSyncExternalStore(connection?.subscribe ?? NEVER, () => connection?.state() ?? null)
}

/** How often the room has dropped an edit made here, because this person may not write any more. */
export const useRefusals = (): number => useJoined().refusals

const NEVER = () => () => undefined
