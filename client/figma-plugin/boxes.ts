import { edgesOf, radiiOf } from '#shared/design-tool/svg/boxes.ts'
import type { FigmaNode } from '#shared/figma-frame.ts'
import type { FrameNode, PluginAPI, RectangleNode } from './figma-api.ts'
import { blendOf, effectsOf, solid } from './paints.ts'

/** Nothing in Figma is of no size. */
const LEAST = 0.01

export function place(made: FrameNode | RectangleNode, node: FigmaNode): void {
  made.name = node.name
  made.resize(Math.max(LEAST, node.width), Math.max(LEAST, node.height))
  made.x = node.x
  made.y = node.y
}

/** What any box has: corners, edges, shadows, how it is mixed. */
export function decorate(made: FrameNode | RectangleNode, node: FigmaNode): void {
  const { style } = node
  const [a, b, c, d] = radiiOf(style, node).map(({ x, y }) => Math.min(x, y))
  Object.assign(made, { topLeftRadius: a, topRightRadius: b, bottomRightRadius: c, bottomLeftRadius: d })
  made.effects = effectsOf(style)
  const opacity = Number(style.opacity ?? 1)
  if (opacity >= 0 && opacity < 1) made.opacity = opacity
  const blend = blendOf(style.mixBlendMode)
  if (blend) made.blendMode = blend
  const edges = edgesOf(style)
  const drawn = edges.filter(({ width, color }) => width > 0 && solid(color))
  const [first] = drawn
  const paint = solid(first?.color)
  // Of several colours each gets a line of its own.
  if (!first || !paint || drawn.some(({ color }) => color !== first.color)) return
  made.strokes = [paint]
  made.strokeAlign = 'INSIDE'
  const [top, right, bottom, left] = edges.map(edge => (drawn.includes(edge) ? edge.width : 0))
  if ([right, bottom, left].every(width => width === top)) made.strokeWeight = first.width
  else
    Object.assign(made, {
      strokeTopWeight: top,
      strokeRightWeight: right,
      strokeBottomWeight: bottom,
      strokeLeftWeight: left,
    })
  if (first.line === 'dashed') made.dashPattern = [first.width * 3, first.width * 2]
}

/** Edges of different colours, as lines over the box. */
export function colouredEdges(figma: PluginAPI, node: FigmaNode): RectangleNode[] {
  const edges = edgesOf(node.style)
  const colors = new Set(
    edges.filter(({ width, color }) => width > 0 && solid(color)).map(({ color }) => color),
  )
  if (colors.size < 2) return []
  const { width, height } = node
  const [top, right, bottom, left] = edges
  const places = [
    { edge: top, x: 0, y: 0, width, height: top.width },
    { edge: right, x: width - right.width, y: 0, width: right.width, height },
    { edge: bottom, x: 0, y: height - bottom.width, width, height: bottom.width },
    { edge: left, x: 0, y: 0, width: left.width, height },
  ]
  return places.flatMap(({ edge, ...box }) => {
    const paint = edge.width > 0 ? solid(edge.color) : null
    if (!paint) return []
    const line = figma.createRectangle()
    place(line, { ...node, ...box, name: 'edge' })
    line.fills = [paint]
    return [line]
  })
}
