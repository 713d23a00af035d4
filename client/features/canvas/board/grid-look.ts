import type { Viewport } from '@xyflow/react'

/** Between every fifth line of the grid that things snap to. */
const GAP = 100
/** Nearer to each other on the screen they are a grey veil. */
const NEAREST_PX = 14
/** So much nearer or farther than what they were drawn for they are drawn anew. */
const DRAWN_AGAIN_FROM = 2

/** How far dots are apart at this zoom, in board units: twice as far as often as they would come too near. */
export const gridGap = (zoom: number): number =>
  GAP * 2 ** Math.max(0, Math.ceil(Math.log2(NEAREST_PX / (GAP * zoom))))

export const isDrawnAgain = (zoom: number, drawnFor: number): boolean =>
  zoom / drawnFor > DRAWN_AGAIN_FROM || drawnFor / zoom > DRAWN_AGAIN_FROM

export interface GridLook {
  /** Of the sheet of dots, before it is scaled. */
  width: string
  height: string
  backgroundSize: string
  transform: string
}

/** A sheet of dots that was drawn for one zoom, moved and scaled to cover the view at another. */
export function gridLook(
  { x, y, zoom }: Viewport,
  view: { width: number; height: number },
  drawnFor: number,
): GridLook {
  const drawnGap = gridGap(drawnFor) * drawnFor
  const scale = zoom / drawnFor
  const gap = drawnGap * scale
  // A dot is in the middle of its tile; the sheet begins before the view.
  const from = (at: number) => (((at % gap) + gap) % gap) - gap * 1.5
  const side = (length: number) => `${Math.ceil(length * DRAWN_AGAIN_FROM + 2 * drawnGap)}px`
  return {
    width: side(view.width),
    height: side(view.height),
    backgroundSize: `${drawnGap}px ${drawnGap}px`,
    transform: `translate(${from(x)}px, ${from(y)}px) scale(${scale})`,
  }
}
