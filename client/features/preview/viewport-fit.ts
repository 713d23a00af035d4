import { VIEWPORTS, type ViewportName } from '#shared/design.ts'

export interface Size {
  width: number
  height: number
}

export interface Fit extends Size {
  scale: number
  /** Whole pixels, since a frame between two of them shows a seam. */
  left: number
  top: number
}

const MARGIN_PX = 24

export const sizeOf = (name: ViewportName): Size | null =>
  VIEWPORTS.find(viewport => viewport.name === name)?.size ?? null

/** A device keeps its size and is scaled down to the room there is; null fills the panel. */
export function fitViewport(name: ViewportName, stage: Size): Fit | null {
  const size = sizeOf(name)
  if (!size || stage.width === 0) return null
  const across = (stage.width - 2 * MARGIN_PX) / size.width
  const down = (stage.height - 2 * MARGIN_PX) / size.height
  const scale = Math.max(0.1, Math.min(1, across, down))
  const left = Math.round((stage.width - size.width * scale) / 2)
  const top = Math.round((stage.height - size.height * scale) / 2)
  return { ...size, scale, left, top }
}

/** The responsive viewport as wide as somebody has dragged it, as high as the panel; null fills the panel. */
export function responsiveFit(width: number | null, stage: Size): Fit | null {
  if (width === null || stage.width === 0) return null
  const scale = Math.min(1, stage.width / width)
  return {
    width,
    height: Math.round(stage.height / scale),
    scale,
    left: Math.round((stage.width - width * scale) / 2),
    top: 0,
  }
}
