import { around, bottom, middleX, middleY, type Point, type Rect, right } from './rect.ts'

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Direction = 'across' | 'down'

type Rects = ReadonlyMap<string, Rect>
export type Places = Map<string, Point>

/** Where each has to be so that all stand in one line with the outermost of them. */
export function aligned(rects: Rects, to: Alignment): Places {
  const box = around([...rects.values()])
  const places: Places = new Map()
  if (!box) return places
  for (const [id, rect] of rects) {
    const { x, y, width, height } = rect
    const at: Record<Alignment, Point> = {
      left: { x: box.x, y },
      centre: { x: middleX(box) - width / 2, y },
      right: { x: right(box) - width, y },
      top: { x, y: box.y },
      middle: { x, y: middleY(box) - height / 2 },
      bottom: { x, y: bottom(box) - height },
    }
    places.set(id, at[to])
  }
  return moved(rects, places)
}

/** Where each has to be so that the gaps between them are equal; the two outermost stay. */
export function distributed(rects: Rects, direction: Direction): Places {
  const isAcross = direction === 'across'
  const length = (rect: Rect) => (isAcross ? rect.width : rect.height)
  const start = (rect: Rect) => (isAcross ? rect.x : rect.y)
  const order = [...rects].sort(([, a], [, b]) => start(a) - start(b))
  const box = around([...rects.values()])
  const places: Places = new Map()
  if (!box || order.length < 3) return places
  const taken = order.reduce((sum, [, rect]) => sum + length(rect), 0)
  const gap = (length(box) - taken) / (order.length - 1)
  let at = start(box)
  for (const [id, rect] of order) {
    places.set(id, isAcross ? { x: at, y: rect.y } : { x: rect.x, y: at })
    at += length(rect) + gap
  }
  return moved(rects, places)
}

/** Those that are not there already. */
function moved(rects: Rects, places: Places): Places {
  const isThere = (id: string, { x, y }: Point) => {
    const rect = rects.get(id)
    return rect !== undefined && Math.abs(rect.x - x) < 0.01 && Math.abs(rect.y - y) < 0.01
  }
  return new Map([...places].filter(([id, place]) => !isThere(id, place)))
}
