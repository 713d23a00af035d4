import { VIEWPORTS, type ViewportName } from '#shared/design.ts'

export interface Size {
  width: number
  height: number
}

export interface Fit extends Size {
  scale: number
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
  return { ...size, scale: Math.max(0.1, Math.min(1, across, down)) }
}
