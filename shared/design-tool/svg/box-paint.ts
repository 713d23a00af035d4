import type { FigmaFrame } from '#shared/figma-frame.ts'
import { hexColor, parseColor } from '../css-color.ts'
import { pixels, splitTop } from '../css-values.ts'
import { parseGradient } from '../gradients.ts'
import { parseShadows } from '../shadows.ts'
import { type Box, type Edge, edgesOf, inset, isRound, type Radii, radiiOf, roundPath } from './boxes.ts'
import type { Definitions } from './definitions.ts'
import { tidy, xml } from './xml.ts'

interface Painted {
  style: Record<string, string>
  box: Box
  /** Of its background, as bytes. */
  picture: string | undefined
  definitions: Definitions
}

/** What a box draws beneath that which stands in it: shadows, ground, edges. */
export function paintBox({ style, box, picture, definitions }: Painted): string[] {
  const radii = radiiOf(style, box)
  // The letters have it instead.
  const isOnLetters = style.backgroundClip === 'text'
  return [
    ...shadowsOf(style, box, radii, definitions, false),
    ...(isOnLetters ? [] : groundOf(style, box, radii, picture, definitions)),
    ...shadowsOf(style, box, radii, definitions, true),
    ...edgesPainted(box, radii, edgesOf(style)),
  ]
}

export function fillOf(color: string | undefined): { fill: string; 'fill-opacity': number | null } | null {
  const found = color ? parseColor(color) : null
  if (!found || found.a === 0) return null
  return { fill: hexColor(found), 'fill-opacity': found.a < 1 ? Number(found.a.toFixed(3)) : null }
}

function shadowsOf(
  style: Record<string, string>,
  box: Box,
  radii: Radii,
  definitions: Definitions,
  inside: boolean,
): string[] {
  const edges = edgesOf(style).map(({ width }) => width) as [number, number, number, number]
  return parseShadows(style.boxShadow)
    .filter(({ isInset }) => isInset === inside)
    .reverse()
    .map(({ isInset, x, y, blur, spread, color }) => {
      const paint = { fill: hexColor(color), 'fill-opacity': color.a < 1 ? Number(color.a.toFixed(3)) : null }
      const by = isInset ? spread : -spread
      const inner = isInset ? inset(box, radii, edges) : { box, radii }
      const cast = inset(inner.box, inner.radii, [by, by, by, by])
      const shape = { box: { ...cast.box, x: cast.box.x + x, y: cast.box.y + y }, radii: cast.radii }
      const between = `${roundPath(inner.box, inner.radii)}${roundPath(shape.box, shape.radii)}`
      if (isInset) {
        // What is blurred within an edge is drawn without its blur.
        return xml('path', {
          d: between,
          'fill-rule': 'evenodd',
          ...paint,
          'clip-path': definitions.cut(inner.box, inner.radii),
        })
      }
      if (blur === 0) return xml('path', { d: between, 'fill-rule': 'evenodd', ...paint })
      return xml('path', {
        d: roundPath(shape.box, shape.radii),
        ...paint,
        filter: definitions.blur(blur / 2, shape.box),
      })
    })
}

function groundOf(
  style: Record<string, string>,
  box: Box,
  radii: Radii,
  picture: string | undefined,
  definitions: Definitions,
): string[] {
  const color = fillOf(style.backgroundColor)
  const d = roundPath(box, radii)
  const layers = splitTop(style.backgroundImage ?? '', ',').reverse()
  return [
    ...(color ? [xml('path', { d, ...color })] : []),
    ...layers.flatMap(layer => {
      if (layer.startsWith('url(')) {
        return picture
          ? [
              pictureIn(
                picture,
                box,
                radii,
                fitOf(style.backgroundSize),
                style.backgroundPosition,
                definitions,
              ),
            ]
          : []
      }
      const gradient = parseGradient(layer, box)
      // One that is drawn small and again and again is a pattern, which no two tools agree on.
      const isPattern = /^\d/.test(style.backgroundSize ?? '') && !/^100%/.test(style.backgroundSize ?? '')
      return gradient && !isPattern ? [xml('path', { d, fill: definitions.gradient(gradient, box) })] : []
    }),
  ]
}

const fitOf = (size: string | undefined): string =>
  size === 'cover' ? 'cover' : size === 'contain' ? 'contain' : 'fill'

const FITS: Record<string, string> = { cover: 'slice', contain: 'meet', 'scale-down': 'meet', none: 'slice' }

export function pictureIn(
  href: string,
  box: Box,
  radii: Radii,
  fit: string,
  position: string | undefined,
  definitions: Definitions,
): string {
  const how = FITS[fit]
  const [x = '50%', y = '50%'] = (position ?? '').split(' ').filter(Boolean)
  const at = (word: string, of: number) => {
    const share = pixels(word, 1) || (word.startsWith('0') ? 0 : of)
    return share <= 0.25 ? 'Min' : share >= 0.75 ? 'Max' : 'Mid'
  }
  const keep = how ? `x${at(x, 0.5)}Y${at(y, 0.5)} ${how}` : 'none'
  const isCut = isRound(radii) || how === 'slice'
  return xml('image', {
    ...{ href, ...box, preserveAspectRatio: keep },
    'clip-path': isCut ? definitions.cut(box, radii) : null,
  })
}

/** One stroke where all four are the same; else each side for itself, joined at slants as browsers do. */
function edgesPainted(box: Box, radii: Radii, edges: [Edge, Edge, Edge, Edge]): string[] {
  const widths = edges.map(({ width }) => width) as [number, number, number, number]
  if (widths.every(width => width === 0)) return []
  const [first] = edges
  const isEven = edges.every(
    ({ width, color, line }) => width === first.width && color === first.color && line === first.line,
  )
  if (isEven) {
    const half = first.width / 2
    const middle = inset(box, radii, [half, half, half, half])
    const paint = fillOf(first.color)
    if (!paint) return []
    const dash = {
      dashed: `${tidy(first.width * 3)} ${tidy(first.width * 2)}`,
      dotted: `0 ${tidy(first.width * 2)}`,
    }[first.line]
    return [
      xml('path', {
        ...{
          d: roundPath(middle.box, middle.radii),
          fill: 'none',
          stroke: paint.fill,
          'stroke-opacity': paint['fill-opacity'],
        },
        ...{
          'stroke-width': first.width,
          'stroke-dasharray': dash,
          'stroke-linecap': first.line === 'dotted' ? 'round' : null,
        },
      }),
    ]
  }
  const inner = inset(box, radii, widths)
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height]
  const [inLeft, inTop] = [inner.box.x, inner.box.y]
  const [inRight, inBottom] = [inLeft + inner.box.width, inTop + inner.box.height]
  const slants = [
    [left, top, right, top, inRight, inTop, inLeft, inTop],
    [right, top, right, bottom, inRight, inBottom, inRight, inTop],
    [right, bottom, left, bottom, inLeft, inBottom, inRight, inBottom],
    [left, bottom, left, top, inLeft, inTop, inLeft, inBottom],
  ]
  return edges.flatMap(({ width, color }, side) => {
    const paint = width > 0 ? fillOf(color) : null
    if (!paint) return []
    const [x1, y1, x2, y2, x3, y3, x4, y4] = slants[side]!.map(tidy)
    return [xml('path', { d: `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}Z`, ...paint })]
  })
}

export type Pictures = NonNullable<FigmaFrame['pictures']>
