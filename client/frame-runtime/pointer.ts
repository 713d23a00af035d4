const TELL_EVERY_MS = 40

export interface PointerPlace {
  x: number
  y: number
}

/** Tells where the mouse is, in shares of the frame's width and height; null when it has left. */
export function watchPointer(tell: (at: PointerPlace | null) => void): void {
  let last: PointerPlace | null = null
  let isWaiting = false
  const moveTo = (at: PointerPlace | null) => {
    last = at
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      tell(last)
    }, TELL_EVERY_MS)
  }
  const moved = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'touch') return
    moveTo({ x: event.clientX / innerWidth, y: event.clientY / innerHeight })
  }
  addEventListener('pointermove', moved, { passive: true, capture: true })
  document.documentElement.addEventListener('pointerleave', () => moveTo(null))
}
