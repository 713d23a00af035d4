import { useEffect, useRef } from 'react'
import { type FrameMessage, frameMessageSchema } from '#shared/preview.ts'

/** Hears the frames of this page: their own window, their exact origin, a known message, or nothing. */
export function useFrameMessages(
  elements: ReadonlyMap<string, HTMLIFrameElement>,
  received: (key: string, message: FrameMessage) => void,
): void {
  const latest = useRef(received)
  latest.current = received
  // Messages arrive at the window.
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      for (const [key, element] of elements) {
        if (event.source !== element.contentWindow) continue
        if (event.origin !== new URL(element.src).origin) return
        const message = frameMessageSchema.safeParse(event.data)
        if (message.success) latest.current(key, message.data)
        return
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [elements])
}
