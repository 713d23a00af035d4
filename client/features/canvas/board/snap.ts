import { around, bottom, middleX, middleY, type Point, type Rect, right } from './rect.ts'

/** A line along which what is dragged stands with something else. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
  from: number
  to: number
}

export interface Snapped {
  /** How far to move further, so that it stands there. */
  shift: Point
  guides: Guide[]
}

interface Options {
  /** How near it has to come, in units of the board. */
  within: number
  /** Where nothing else is near it stands on this grid; null for none. */
  grid: number | null
}

/** What is dragged is drawn to the edges and middles of what stands around it, else to the grid. */
export function snap(dragged: readonly Rect[], others: readonly Rect[], { within, grid }: Options): Snapped {
  const box = around(dragged)
  if (!box) return { shift: { x: 0, y: 0 }, guides: [] }
  const across = nearest(
    linesX(box),
    others.flatMap(other => linesX(other).map(at => ({ at, other }))),
    within,
  )
  const down = nearest(
    linesY(box),
    others.flatMap(other => linesY(other).map(at => ({ at, other }))),
    within,
  )
  const shift = {
    x: across?.shift ?? toGrid(box.x, grid),
    y: down?.shift ?? toGrid(box.y, grid),
  }
  const stood = { ...box, x: box.x + shift.x, y: box.y + shift.y }
  const guides: Guide[] = []
  if (across) {
    const [from, to] = reach(stood, across.others, rect => [rect.y, bottom(rect)])
    guides.push({ axis: 'x', at: across.at, from, to })
  }
  if (down) {
    const [from, to] = reach(stood, down.others, rect => [rect.x, right(rect)])
    guides.push({ axis: 'y', at: down.at, from, to })
  }
  return { shift, guides }
}

const linesX = (rect: Rect): number[] => [rect.x, middleX(rect), right(rect)]
const linesY = (rect: Rect): number[] => [rect.y, middleY(rect), bottom(rect)]

interface Line {
  at: number
  other: Rect
}

function nearest(own: number[], lines: Line[], within: number) {
  let best: { at: number; shift: number } | null = null
  for (const { at } of lines) {
    for (const line of own) {
      const shift = at - line
      if (Math.abs(shift) <= within && (!best || Math.abs(shift) < Math.abs(best.shift))) best = { at, shift }
    }
  }
  if (!best) return null
  const { at } = best
  return { ...best, others: lines.filter(line => line.at === at).map(({ other }) => other) }
}

const toGrid = (at: number, grid: number | null): number =>
  grid === null ? 0 : Math.round(at / grid) * grid - at

function reach(box: Rect, others: Rect[], ends: (rect: Rect) => [number, number]): [number, number] {
  const all = [box, ...others].map(ends)
  return [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))]
}
