/** A place on the board, in its units. */
export interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  width: number
  height: number
}

export const right = ({ x, width }: Rect): number => x + width
export const bottom = ({ y, height }: Rect): number => y + height
export const middleX = ({ x, width }: Rect): number => x + width / 2
export const middleY = ({ y, height }: Rect): number => y + height / 2

/** The smallest one around all of them; null around nothing. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  const x = Math.min(...rects.map(rect => rect.x))
  const y = Math.min(...rects.map(rect => rect.y))
  return {
    x,
    y,
    width: Math.max(...rects.map(right)) - x,
    height: Math.max(...rects.map(bottom)) - y,
  }
}

export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer)

/** The part of a rectangle that lies in another, as an area. */
export function commonArea(a: Rect, b: Rect): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.x, b.x)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
