import type { Awareness } from 'y-protocols/awareness'
import type { Presence } from '#room-schema/presence.ts'

type OwnPresence = Omit<Presence, 'user'>

/** Below the room's limit of 30 a second, whatever the timers do. */
const SEND_EVERY_MS = 40

const BLANK: OwnPresence = {
  cursor: null,
  view: null,
  selection: null,
  panel: null,
  file: null,
  caret: null,
  viewport: null,
  isTyping: false,
}

interface Waiting {
  change: Partial<OwnPresence> | null
  isPausing: boolean
}

const waitings = new WeakMap<Awareness, Waiting>()

/** Tells the others what changed; changes within one window travel together, what is the same is not sent. */
export function publishPresence(awareness: Awareness, change: Partial<OwnPresence>): void {
  const waiting = waitings.get(awareness) ?? { change: null, isPausing: false }
  waitings.set(awareness, waiting)
  waiting.change = { ...waiting.change, ...change }
  if (!waiting.isPausing) flush(awareness, waiting)
}

/** Sends what is waiting, and then nothing for one window. */
function flush(awareness: Awareness, waiting: Waiting): void {
  waiting.isPausing = waiting.change !== null
  if (waiting.change === null) return
  send(awareness, waiting.change)
  waiting.change = null
  setTimeout(() => flush(awareness, waiting), SEND_EVERY_MS)
}

function send(awareness: Awareness, change: Partial<OwnPresence>): void {
  const known = awareness.getLocalState() as OwnPresence | null
  const after = { ...BLANK, ...known, ...change }
  const isFirst = known?.panel === undefined
  if (isFirst || JSON.stringify(known) !== JSON.stringify(after)) awareness.setLocalState(after)
}
