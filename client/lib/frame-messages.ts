import { useEffect, useRef } from 'react'
import { FrameBudget } from '#client/lib/frame-budget.ts'
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
    const listen = (event: MessageEvent) => {
      for (const [key, element] of elements) {
        if (event.source !== element.contentWindow) continue
        if (event.origin !== new URL(element.src).origin) return
        const spent = spend(element)
        if (spent === 'flood') {
          element.src = 'about:blank'
          latest.current.flooded?.(key)
        }
        const message = spent === 'pass' ? parsed(event.data) : null
        if (message) latest.current.received(key, message)
        return
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [elements])
}

/** Says something to a frame, and to nothing else that may have taken its place. */
export function tellFrame(element: HTMLIFrameElement, saying: HostSaying): void {
  const { origin } = new URL(element.src)
  if (origin === 'null') return
  element.contentWindow?.postMessage({ maquette: FRAME_VERSION, ...saying }, origin)
}

function spend(element: HTMLIFrameElement): ReturnType<FrameBudget['take']> {
  const budget = budgets.get(element) ?? new FrameBudget()
  budgets.set(element, budget)
  return budget.take(performance.now())
}

function parsed(data: unknown): FrameMessage | null {
  try {
    const message = frameMessageSchema.safeParse(data)
    return message.success ? message.data : null
  } catch {
    // So deeply nested that reading it does not end well.
    return null
  }
}
