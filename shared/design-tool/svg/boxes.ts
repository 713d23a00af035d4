import { pixels, splitTop } from '../css-values.ts'
import { tidy } from './xml.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Of the four corners, from the top left one clockwise: how far each goes sideways and down. */
export type Radii = readonly { x: number; y: number }[]

const CORNERS = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** As browsers draw them: too large ones give way to each other in equal parts. */
export function radiiOf(style: Record<string, string>, { width, height }: Box): Radii {
  const radii = CORNERS.map(corner => {
    const [x = '', y = x] = splitTop(style[`border${corner}Radius`] ?? '', ' ')
    return { x: Math.max(0, pixels(x, width)), y: Math.max(0, pixels(y, height)) }
  })
  const [a, b, c, d] = radii as [Radii[0], Radii[0], Radii[0], Radii[0]]
  const sums: [number, number][] = [
    [a.x + b.x, width],
    [d.x + c.x, width],
    [a.y + d.y, height],
    [b.y + c.y, height],
  ]
  const share = Math.min(1, ...sums.map(([sum, side]) => (sum > 0 ? side / sum : 1)))
  return radii.map(({ x, y }) => ({ x: x * share, y: y * share }))
}

export const isRound = (radii: Radii): boolean => radii.some(({ x, y }) => x > 0 && y > 0)

export interface Edge {
  width: number
  color: string
  line: string
}

/** From the top clockwise; width 0 where there is none. */
export const edgesOf = (style: Record<string, string>): [Edge, Edge, Edge, Edge] =>
  SIDES.map(side => ({
    width: pixels(style[`border${side}Width`]),
    color: style[`border${side}Color`] ?? '',
    line: style[`border${side}Style`] ?? 'solid',
  })) as [Edge, Edge, Edge, Edge]

/** The box less what is taken from each side, from the top clockwise; radii give way. */
export function inset(
  box: Box,
  radii: Radii,
  by: readonly [number, number, number, number],
): { box: Box; radii: Radii } {
  const [top, right, bottom, left] = by
  const less = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  return {
    box: {
      x: box.x + left,
      y: box.y + top,
      width: Math.max(0, box.width - left - right),
      height: Math.max(0, box.height - top - bottom),
    },
    radii: radii.map(({ x, y }, corner) => {
      const [dx, dy] = less[corner]!
      // A corner that is square stays so when the box grows.
      return x === 0 || y === 0 ? { x: 0, y: 0 } : { x: Math.max(0, x - dx), y: Math.max(0, y - dy) }
    }),
  }
}

export function roundPath({ x, y, width, height }: Box, radii: Radii): string {
  const [a, b, c, d] = radii as [Radii[0], Radii[0], Radii[0], Radii[0]]
  const arc = (radius: Radii[0], toX: number, toY: number) =>
    radius.x > 0 && radius.y > 0 ? `A${tidy(radius.x)} ${tidy(radius.y)} 0 0 1 ${tidy(toX)} ${tidy(toY)}` : ''
  const [right, bottom] = [x + width, y + height]
  return [
    `M${tidy(x + a.x)} ${tidy(y)}H${tidy(right - b.x)}${arc(b, right, y + b.y)}`,
    `V${tidy(bottom - c.y)}${arc(c, right - c.x, bottom)}H${tidy(x + d.x)}`,
    `${arc(d, x, bottom - d.y)}V${tidy(y + a.y)}${arc(a, x + a.x, y)}Z`,
  ].join('')
}
