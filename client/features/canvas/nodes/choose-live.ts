import { commonArea, type Rect } from '../board/rect.ts'

/** Smaller than half its size a picture is as good, and costs nothing. */
export const LIVE_FROM_SCALE = 0.5
/** What is being written, or has no picture yet, runs much smaller: there is nothing else to see of it. */
export const STREAMED_FROM_SCALE = 0.15

export interface Candidate {
  id: string
  rect: Rect
  /** A run writes it just now. */
  isStreaming: boolean
  /** There is a picture of its newest version. */
  hasPicture: boolean
}

export interface Camera {
  /** The part of the board that is seen. */
  view: Rect
  zoom: number
}

/**
 * Which designs run live, the most important first: what is being written, then what fills most of the view. What runs
 * already is preferred to what is hardly larger, since loading a design costs more than keeping it.
 */
export function chooseLive(
  candidates: readonly Candidate[],
  { view, zoom }: Camera,
  live: ReadonlySet<string>,
  most: number,
): string[] {
  return candidates
    .map(candidate => ({ ...candidate, seen: commonArea(candidate.rect, view) }))
    .filter(
      ({ seen, isStreaming, hasPicture }) =>
        seen > 0 && zoom >= (hasPicture && !isStreaming ? LIVE_FROM_SCALE : STREAMED_FROM_SCALE),
    )
    .map(({ id, isStreaming, seen }) => ({ id, isStreaming, weight: seen * (live.has(id) ? KEPT : 1) }))
    .toSorted((a, b) => Number(b.isStreaming) - Number(a.isStreaming) || b.weight - a.weight)
    .slice(0, most)
    .map(({ id }) => id)
}

const KEPT = 1.5

/** Frames slower than this are felt. */
const SLOW_MS = 34
const FAST_MS = 20

/** How many may run after the camera has moved so smoothly: fewer at once, and one more at a time. */
export function mostAfter(most: number, frameMs: number, limit: number): number {
  if (frameMs > SLOW_MS) return Math.max(1, Math.floor(most * 0.66))
  return frameMs < FAST_MS ? Math.min(limit, most + 1) : most
}
