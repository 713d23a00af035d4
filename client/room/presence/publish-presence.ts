import type { Awareness } from 'y-protocols/awareness'
import type { CanvasPresence } from '#room-schema/canvas-presence.ts'
import type { Presence } from '#room-schema/presence.ts'

type OwnPresence = Omit<Presence, 'user'>
export type OwnCanvasPresence = Omit<CanvasPresence, 'user'>

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

const BLANK_ON_CANVAS: OwnCanvasPresence = {
  cursor: null,
  view: null,
  selection: [],
  drag: null,
  editing: null,
  isTyping: false,
  isSpotlight: false,
}

interface Waiting {
  change: object | null
  isPausing: boolean
  /** What is told of a page that has not said anything yet. */
  blank: object
}

const waitings = new WeakMap<Awareness, Waiting>()

/** Tells the others what changed; changes within one window travel together, what is the same is not sent. */
export const publishPresence = (awareness: Awareness, change: Partial<OwnPresence>): void =>
  publish(awareness, change, BLANK)

/** The same on a canvas. */
export const publishCanvasPresence = (awareness: Awareness, change: Partial<OwnCanvasPresence>): void =>
  publish(awareness, change, BLANK_ON_CANVAS)

function publish(awareness: Awareness, change: object, blank: object): void {
  const waiting = waitings.get(awareness) ?? { change: null, isPausing: false, blank }
  waitings.set(awareness, waiting)
  waiting.change = { ...waiting.change, ...change }
  if (!waiting.isPausing) flush(awareness, waiting)
}

/** Sends what is waiting, and then nothing for one window. */
function flush(awareness: Awareness, waiting: Waiting): void {
  waiting.isPausing = waiting.change !== null
  if (waiting.change === null) return
  send(awareness, waiting.change, waiting.blank)
  waiting.change = null
  setTimeout(() => flush(awareness, waiting), SEND_EVERY_MS)
}

function send(awareness: Awareness, change: object, blank: object): void {
  const known = awareness.getLocalState()
  const after = { ...blank, ...known, ...change }
  const isFirst = known === null || Object.keys(blank).some(key => known[key] === undefined)
  if (isFirst || JSON.stringify(known) !== JSON.stringify(after)) awareness.setLocalState(after)
}
