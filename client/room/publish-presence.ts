import type { Awareness } from 'y-protocols/awareness'
import type { Presence } from '#room-schema/presence.ts'

type OwnPresence = Omit<Presence, 'user'>

/** Below the room's limit of 30 a second, whatever the timers do. */
const SEND_EVERY_MS = 40

const BLANK: OwnPresence = {
  cursor: null,
  selection: null,
  panel: null,
  file: null,
  viewport: null,
  isTyping: false,
}

const pending = new WeakMap<
  Awareness,
  { change: Partial<OwnPresence>; timer: ReturnType<typeof setTimeout> | null }
>()

/** Tells the others what changed; changes within one window travel together, what is the same is not sent. */
export function publishPresence(awareness: Awareness, change: Partial<OwnPresence>): void {
  const waiting = pending.get(awareness) ?? { change: {}, timer: null }
  pending.set(awareness, waiting)
  Object.assign(waiting.change, change)
  if (waiting.timer !== null) return
  flush(awareness, waiting)
  waiting.timer = setTimeout(() => {
    waiting.timer = null
    flush(awareness, waiting)
  }, SEND_EVERY_MS)
}

function flush(awareness: Awareness, waiting: { change: Partial<OwnPresence> }): void {
  const before = (awareness.getLocalState() as OwnPresence | null) ?? BLANK
  const after = { ...BLANK, ...before, ...waiting.change }
  waiting.change = {}
  const isKnown = awareness.getLocalState()?.panel !== undefined
  if (isKnown && JSON.stringify(before) === JSON.stringify(after)) return
  awareness.setLocalState(after)
}
