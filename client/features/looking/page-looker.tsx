import { useEffect, useRef, useState } from 'react'
import { type TakenLook, takeLook, tellSeen } from '#client/api/looks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import type { Looked } from '#shared/page-look.ts'
import { LookFrame } from './look-frame.tsx'

interface Taken {
  lookId: string
  look: TakenLook
}

/** Looks at pages for runs that ask this browser, unseen; a tab that nobody looks at declines at once. */
export function PageLooker() {
  const room = useRoom()
  const id = usePatternId()
  const isBusy = useRef(false)
  const [taken, setTaken] = useState<Taken | null>(null)
  // The room asks, from outside of React.
  useEffect(() => {
    const asked = async (lookId: string) => {
      const isAble = !document.hidden && !isBusy.current
      if (isAble) isBusy.current = true
      const look = await takeLook(id, lookId, isAble).catch(() => null)
      if (look) whenIdle(() => setTaken({ lookId, look }))
      else if (isAble) isBusy.current = false
    }
    return room.hearLooks(lookId => void asked(lookId))
  }, [room, id])
  if (!taken) return null
  const { lookId, look } = taken
  const done = (looked: Looked[] | null) => {
    isBusy.current = false
    setTaken(null)
    // Nobody waits for what cannot be told any more.
    void tellSeen(id, lookId, looked ?? []).catch(() => undefined)
  }
  return <LookFrame key={lookId} patternId={id} look={look} onDone={done} />
}

const IDLE_WITHIN_MS = 500

/** What people do in this tab goes first. */
const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
    : setTimeout(work)
