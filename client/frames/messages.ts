import { useEffect, useRef } from 'react'
import { FrameBudget } from '#client/frames/budget.ts'
import { onPortMessage, portOf } from '#client/frames/port.ts'
import {
  FRAME_VERSION,
  type FrameMessage,
  frameMessageSchema,
  type HostSaying,
} from '#shared/frame-messages.ts'

type Frames = ReadonlyMap<string, HTMLIFrameElement>
type Received = (key: string, message: FrameMessage) => void

const budgets = new WeakMap<HTMLIFrameElement, FrameBudget>()

/**
 * Hears the frames of this page: their own window, their exact origin, a known message, or nothing. A frame that
 * floods the page is emptied, and `flooded` told.
 */
export function useFrameMessages(
  elements: Frames,
  received: Received,
  flooded?: (key: string) => void,
): void {
  const latest = useRef({ received, flooded })
  latest.current = { received, flooded }
  // Messages arrive at the window.
  useEffect(() => {
    const take = (key: string, element: HTMLIFrameElement, said: MessageEvent, isOurs: boolean) => {
      const spent = spend(element, said)
      if (spent === 'flood') {
        element.src = 'about:blank'
        latest.current.flooded?.(key)
      }
      // Not looked at before: reading what was sent costs more than the message.
      const message = isOurs && spent === 'pass' ? parsed(said.data) : null
      if (message) latest.current.received(key, message)
    }
    const listen = (event: MessageEvent) => {
      for (const [key, element] of elements) {
        if (event.source !== element.contentWindow) continue
        // What comes another way than it should is counted all the same.
        take(key, element, event, portOf(element) === undefined && event.origin === originOf(element))
        return
      }
    }
    addEventListener('message', listen)
    const stop = onPortMessage((from, event) => {
      for (const [key, element] of elements) if (element === from) take(key, element, event, true)
    })
    return () => {
      removeEventListener('message', listen)
      stop()
    }
  }, [elements])
}

/** Says something to a frame, and to nothing else that may have taken its place. */
export function tellFrame(element: HTMLIFrameElement, saying: HostSaying): void {
  const message = { maquette: FRAME_VERSION, ...saying }
  const port = portOf(element)
  if (port !== undefined) return port?.postMessage(message)
  const { origin } = new URL(element.src)
  if (origin !== 'null') element.contentWindow?.postMessage(message, origin)
}

const originOf = (element: HTMLIFrameElement): string => new URL(element.src, location.href).origin

/** Counted once, however many hear it. */
function spend(element: HTMLIFrameElement, said: object): ReturnType<FrameBudget['take']> {
  const known = spent.get(said)
  if (known) return known
  const budget = budgets.get(element) ?? new FrameBudget()
  budgets.set(element, budget)
  const taken = budget.take(performance.now())
  spent.set(said, taken)
  return taken
}

const spent = new WeakMap<object, ReturnType<FrameBudget['take']>>()

function parsed(data: unknown): FrameMessage | null {
  try {
    const message = frameMessageSchema.safeParse(data)
    return message.success ? message.data : null
  } catch {
    // So deeply nested that reading it does not end well.
    return null
  }
}
