import type { FrameView } from '#shared/frame-messages.ts'

interface Place {
  x: number
  y: number
}

/** From a place on the frame's screen to the one of the whole design below it; both in shares. */
export const inPage = ({ x, y }: Place, view: FrameView): Place => ({
  x: view.left + x * view.width,
  y: view.top + y * view.height,
})

/** And back; null where that part of the design is not on the screen. */
export function onFrame({ x, y }: Place, view: FrameView): Place | null {
  const at = { x: (x - view.left) / view.width, y: (y - view.top) / view.height }
  return [at.x, at.y].every(share => share >= 0 && share <= 1) ? at : null
}
