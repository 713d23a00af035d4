import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { recordLayoutUndo } from '#client/room/canvas/canvas-undo.ts'
import { askForFirstPictures } from '#client/room/canvas/first-pictures.ts'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { useConnectRoom } from '#client/room/transport/connect-room.ts'
import type { RoomConnection, RoomState } from '#client/room/transport/room-connection.ts'
import { forgetCopy, keepCopy } from '#client/room/working-copy/offline-copies.ts'
import { CLOSE, type RefusalReason } from '#room-schema/protocol.ts'

/** One board: what the server alone writes, and what people share. */
export interface Canvas {
  id: string
  room: RoomConnection
  layout: RoomConnection
  /** Whether this person may change it, as far as is known. */
  canWrite: boolean
}

const CanvasContext = createContext<Canvas | null>(null)

interface CanvasProviderProps {
  id: string
  userId: string | null
  /** Told each time the room has dropped an edit made here, and why. */
  onRefused(reason: RefusalReason | null): void
  children: ReactNode
}

/** Joins both documents of a canvas as long as this is shown. */
export function CanvasProvider({ id, userId, onRefused, children }: CanvasProviderProps) {
  const connectRoom = useConnectRoom()
  const [room, setRoom] = useState<RoomConnection | null>(null)
  const [layout, setLayout] = useState<RoomConnection | null>(null)
  const [refusals, setRefusals] = useState(0)
  const level = useLevelOf(room)
  const mayWrite = userId !== null && (level === 'write' || level === 'owner')
  // A socket lives outside of React and is closed with the page.
  useEffect(() => {
    if (!connectRoom) return
    const joined = connectRoom({ kind: 'canvas', id, document: 'room' })
    publishCanvasPresence(joined.awareness, {})
    const stopAsking = askForFirstPictures(joined)
    setRoom(joined)
    return () => {
      stopAsking()
      setRoom(null)
      joined.destroy()
    }
  }, [connectRoom, id])
  // A socket lives outside of React. After a refusal the document holds what nobody else has, so it is made anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies(refusals): see above.
  useEffect(() => {
    if (!connectRoom) return
    const whose = userId === null ? null : { patternId: id, userId }
    const joined = connectRoom(
      { kind: 'canvas', id, document: 'layout' },
      whose ? { keep: (doc, changed) => keepCopy(doc, whose, changed) } : {},
    )
    const stop = joined.subscribe(() => {
      const { isRefused, refusedFor, closeCode } = joined.state()
      // Of a canvas one may not see nothing stays in this browser.
      if (isLost(closeCode) && whose) void forgetCopy(whose)
      if (!isRefused) return
      stop()
      onRefused(refusedFor)
      void (whose ? forgetCopy(whose) : Promise.resolve()).finally(() => setRefusals(count => count + 1))
    })
    setLayout(joined)
    return () => {
      stop()
      setLayout(null)
      joined.destroy()
    }
  }, [connectRoom, id, userId, refusals, onRefused])
  if (!room || !layout) return null
  return <JoinedCanvas canvas={{ id, room, layout, canWrite: mayWrite }}>{children}</JoinedCanvas>
}

/** A canvas that is joined already. */
export function JoinedCanvas({ canvas, children }: { canvas: Canvas; children?: ReactNode }) {
  const { id, layout, room } = canvas
  // What one has done is noted as long as the document is there.
  useEffect(() => recordLayoutUndo(layout.doc, id), [layout, id])
  return (
    <CanvasContext value={canvas}>
      {room.People && <room.People />}
      {children}
    </CanvasContext>
  )
}

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('used outside of a CanvasProvider')
  return canvas
}

export function useCanvasState(): RoomState {
  const { room } = useCanvas()
  return useSyncExternalStore(room.subscribe, () => room.state())
}

export function useLayoutState(): RoomState {
  const { layout } = useCanvas()
  return useSyncExternalStore(layout.subscribe, () => layout.state())
}

function useLevelOf(room: RoomConnection | null) {
  return useSyncExternalStore(room?.subscribe ?? NOBODY, () => room?.state().level ?? null)
}

const LOST: readonly (number | null)[] = [CLOSE.signIn, CLOSE.forged, CLOSE.noSuchRoom]
const isLost = (closeCode: number | null): boolean => LOST.includes(closeCode)

const NOBODY = () => () => undefined
