import { pixels } from '#shared/design-tool/css-values.ts'
import type { FigmaNode } from '#shared/figma-frame.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A text as tall as its lines are: a page tells how tall its letters are, which stand in the middle of them. */
export function textBox({ x, y, width, height, style, lines = [] }: FigmaNode): Box {
  const line = pixels(style.lineHeight)
  if (line === 0) return { x, y, width, height }
  const count = Math.max(1, lines.length)
  const letters = height - (count - 1) * line
  return { x, y: y - (line - letters) / 2, width, height: count * line }
}
