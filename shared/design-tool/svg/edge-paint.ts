import { pixels } from '../css-values.ts'
import { type Box, type Edge, inset, isRound, type Radii, roundPath } from './boxes.ts'
import type { Definitions } from './definitions.ts'
import { fillOf } from './fill-of.ts'
import { type Attributes, tidy, xml } from './xml.ts'

/** One stroke where all four are the same; else each side for itself, joined at slants as browsers do. */
export function edgesPainted(
  box: Box,
  radii: Radii,
  edges: [Edge, Edge, Edge, Edge],
  definitions: Definitions,
): string[] {
  const [first] = edges
  const isEven = edges.every(
    ({ width, color, line }) => width === first.width && color === first.color && line === first.line,
  )
  if (isEven) return first.width > 0 ? ring(inset(box, radii, same(first.width / 2)), first) : []
  const sides = edges.flatMap((edge, side) => (edge.width > 0 ? oneSide(box, edges, edge, side) : []))
  if (sides.length === 0 || !isRound(radii)) return sides
  return [xml('g', { 'clip-path': definitions.cut(box, radii) }, sides)]
}

/** A line around the box that takes no room, as around what is chosen. */
export function outlinePainted(box: Box, radii: Radii, style: Record<string, string>): string[] {
  const width = pixels(style.outlineWidth)
  if (width === 0) return []
  const by = -(pixels(style.outlineOffset) + width / 2)
  return ring(inset(box, radii, same(by)), {
    width,
    color: style.outlineColor ?? '',
    line: style.outlineStyle ?? 'solid',
  })
}

const same = (by: number): [number, number, number, number] => [by, by, by, by]

function ring(middle: { box: Box; radii: Radii }, edge: Edge): string[] {
  const stroke = strokeOf(edge)
  return stroke ? [xml('path', { d: roundPath(middle.box, middle.radii), ...stroke })] : []
}

function strokeOf({ width, color, line }: Edge): Attributes | null {
  const paint = fillOf(color)
  return (
    paint && {
      ...{ fill: 'none', stroke: paint.fill, 'stroke-opacity': paint['fill-opacity'], 'stroke-width': width },
      ...(line === 'dashed' && { 'stroke-dasharray': `${tidy(width * 3)} ${tidy(width * 2)}` }),
      ...(line === 'dotted' && { 'stroke-dasharray': `0 ${tidy(width * 2)}`, 'stroke-linecap': 'round' }),
    }
  )
}

function oneSide(box: Box, edges: readonly Edge[], edge: Edge, side: number): string[] {
  const paint = fillOf(edge.color)
  const stroke = strokeOf(edge)
  if (!paint || !stroke) return []
  const [up = 0, across = 0, down = 0, back = 0] = edges.map(({ width }) => width)
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height]
  const [inLeft, inTop, inRight, inBottom] = [left + back, top + up, right - across, bottom - down]
  if (edge.line === 'dashed' || edge.line === 'dotted') {
    const half = edge.width / 2
    const lines = [
      [left, top + half, right, top + half],
      [right - half, top, right - half, bottom],
      [left, bottom - half, right, bottom - half],
      [left + half, top, left + half, bottom],
    ]
    const [x1, y1, x2, y2] = lines[side]!.map(tidy)
    return [xml('path', { d: `M${x1} ${y1}L${x2} ${y2}`, ...stroke })]
  }
  const slants = [
    [left, top, right, top, inRight, inTop, inLeft, inTop],
    [right, top, right, bottom, inRight, inBottom, inRight, inTop],
    [right, bottom, left, bottom, inLeft, inBottom, inRight, inBottom],
    [left, bottom, left, top, inLeft, inTop, inLeft, inBottom],
  ]
  const [x1, y1, x2, y2, x3, y3, x4, y4] = slants[side]!.map(tidy)
  return [xml('path', { d: `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}Z`, ...paint })]
}
