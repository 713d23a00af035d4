import type { Viewport } from '@xyflow/react'
import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { DEFAULT_PREVIEW_SCALE } from '#shared/canvas.ts'
import { around, middleX, middleY, type Point, type Rect } from './rect.ts'

export const ZOOM = { min: 0.01, max: 2 } as const
/** How much of the view stays free around one thing that is brought into it. */
export const FIT_PADDING = 0.12
/** What is fitted into the view lies under none of its bars: what is selected above, the tools and the prompt below. */
export const FIT_ROOM = { top: '72px', x: '5%', bottom: '132px' } as const
/** No larger than a design is shown at first. */
export const FIRST_FIT = { padding: FIT_ROOM, maxZoom: DEFAULT_PREVIEW_SCALE }
/** A board that was never moved is seen so. */
const FIRST_VIEW: Viewport = { x: 80, y: 100, zoom: DEFAULT_PREVIEW_SCALE }

const viewportSchema = z.object({
  x: z.number(),
  y: z.number(),
  zoom: z.number().min(ZOOM.min).max(ZOOM.max),
})

/** Where this browser was on a board, so that coming back from a design leads to the same place. */
export const cameraOf = (canvasId: string): Stored<Viewport | null> =>
  stored(`camera:${canvasId}`, viewportSchema.nullable(), null)

export const wasSeen = (canvasId: string): boolean => cameraOf(canvasId).read() !== null

export const firstView = (canvasId: string): Viewport => cameraOf(canvasId).read() ?? FIRST_VIEW

/** The part of the board that is seen. */
export const viewOf = (
  { x, y, zoom }: Viewport,
  { width, height }: { width: number; height: number },
): Rect => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
})

/**
 * What is looked at where all of it does not fit a view at the smallest zoom: where most things stand, and not the empty
 * middle between them and one that is far away. Null where it fits.
 */
export function crowded(rects: readonly Rect[], view: { width: number; height: number }): Point | null {
  const box = around(rects)
  if (!box) return null
  const zoom = Math.min(view.width / box.width, view.height / box.height)
  if (zoom >= ZOOM.min) return null
  return { x: median(rects.map(middleX)), y: median(rects.map(middleY)) }
}

/** So narrow on the screen neither the picture of a design tells much, nor has its name room. */
const READ_FROM_PX = 100
/** Two beside each other on a phone, and the edge of a third. */
const READ_AT_PX = 160
/** For the name above the first design. */
const FIRST_EDGE_PX = { x: 16, y: 44 }

/**
 * Where a small screen begins on a board that does not fit it so that it can be read: at its upper left, as near as pictures
 * and names need. Null where all of it fits.
 */
export function readableView(
  rects: readonly Rect[],
  view: { width: number; height: number },
): Viewport | null {
  const box = around(rects)
  if (!box) return null
  const fitting = Math.min(view.width / box.width, view.height / box.height) / (1 + FIT_PADDING)
  const width = median(rects.map(rect => rect.width))
  if (fitting * width >= READ_FROM_PX) return null
  const zoom = Math.min(READ_AT_PX / width, DEFAULT_PREVIEW_SCALE)
  // One that stands far away is no beginning.
  const [x, y] = [early(rects.map(rect => rect.x)), early(rects.map(rect => rect.y))]
  return { x: FIRST_EDGE_PX.x - x * zoom, y: FIRST_EDGE_PX.y - y * zoom, zoom }
}

const early = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 20)] ?? 0

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How large words on the board are drawn so that they can be read at this zoom, in steps, so that zooming draws them rarely. */
export const labelScale = (zoom: number): number => 2 ** (Math.round(-Math.log2(zoom) * 2) / 2)
