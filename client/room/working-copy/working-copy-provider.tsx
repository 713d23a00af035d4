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
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { useConnectRoom } from '#client/room/transport/connect-room.ts'
import type { RoomConnection, RoomState } from '#client/room/transport/room-connection.ts'
import { unsavedPathsOf } from '#client/room/working-copy/unsaved-edits.ts'
import { joinWorkingCopy } from '#client/room/working-copy/working-copy.ts'

interface Joined {
  connection: RoomConnection | null
  /** Whether this person may type in it, as far as is known. */
  canWrite: boolean
  /** How often the room has dropped an edit made here. */
  refusals: number
  join(): void
}

const WorkingCopyContext = createContext<Joined | null>(null)

interface WorkingCopyProviderProps {
  userId: string | null
  canWrite: boolean
  /** When the server has said so. */
  checkedAt: number
  children: ReactNode
}

/**
 * The working copy: joined when somebody first looks at the code, and then for as long as the page. At once when this
 * browser has edits that never arrived: whoever typed them waits for nothing else.
 */
export function WorkingCopyProvider({ userId, checkedAt, children, ...said }: WorkingCopyProviderProps) {
  const patternId = usePatternId()
  const connectRoom = useConnectRoom()
  const [isWanted, setWanted] = useState(() => said.canWrite && hasUnsaved(patternId, userId))
  const [refusals, setRefusals] = useState(0)
  const [refusedAt, setRefusedAt] = useState(0)
  // A refusal is newer than what the server has said before it.
  const canWrite = said.canWrite && checkedAt > refusedAt
  const [connection, setConnection] = useState<RoomConnection | null>(null)
  // A socket lives outside of React. After a refusal the document holds what nobody else has, so it is made anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies(refusals): see above.
  useEffect(() => {
    if (!isWanted || !connectRoom) return
    const joined = joinWorkingCopy(connectRoom, { patternId, userId, canWrite })
    const stop = joined.subscribe(() => {
      if (!joined.state().isRefused) return
      setRefusals(count => count + 1)
      setRefusedAt(Date.now())
    })
    setConnection(joined)
    return () => {
      stop()
      setConnection(null)
      joined.destroy()
    }
  }, [connectRoom, patternId, userId, canWrite, isWanted, refusals])
  const join = useCallback(() => setWanted(true), [])
  const value = useMemo(
    () => ({ connection, canWrite, refusals, join }),
    [connection, canWrite, refusals, join],
  )
  return <WorkingCopyContext value={value}>{children}</WorkingCopyContext>
}

const hasUnsaved = (patternId: string, userId: string | null): boolean =>
  userId !== null && unsavedPathsOf(patternId, userId).read().length > 0

function useJoined(): Joined {
  const joined = useContext(WorkingCopyContext)
  if (!joined) throw new Error('used outside of a WorkingCopyProvider')
  return joined
}

/** Joins the working copy, if nobody has; the connection is null until it is made. */
export function useWorkingCopy(): { connection: RoomConnection | null; canWrite: boolean } {
  const { connection, canWrite, join } = useJoined()
  // Showing the code needs it; it stays joined until the page is left.
  useEffect(join, [join])
  return { connection, canWrite }
}

/** Joins the working copy as soon as it is needed; null until then. */
export function useWorkingCopyWhen(isNeeded: boolean): RoomConnection | null {
  const { connection, join } = useJoined()
  // It stays joined until the page is left.
  useEffect(() => {
    if (isNeeded) join()
  }, [isNeeded, join])
  return connection
}

/** The working copy, if it has been joined already. */
export const useJoinedWorkingCopy = (): RoomConnection | null => useJoined().connection

/** The state of the working copy, without joining it; null until it has been joined. */
export function useWorkingCopyState(): RoomState | null {
  const { connection } = useJoined()
  return useSyncExternalStore(connection?.subscribe ?? NEVER, () => connection?.state() ?? null)
}

/** Whether there is something in it to show; typing and saving change nothing about that. */
export function useIsWorkingCopyThere(): boolean {
  const { connection } = useJoined()
  return useSyncExternalStore(connection?.subscribe ?? NEVER, () => connection?.state().hasContent ?? false)
}

/** How often the room has dropped an edit made here, because this person may not write any more. */
export const useRefusals = (): number => useJoined().refusals

const NEVER = () => () => undefined
