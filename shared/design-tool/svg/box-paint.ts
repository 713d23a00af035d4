import type { FigmaFrame } from '#shared/figma-frame.ts'
import { hexColor, parseColor } from '../css-color.ts'
import { pixels, splitTop } from '../css-values.ts'
import { parseGradient } from '../gradients.ts'
import { parseShadows } from '../shadows.ts'
import { type Box, edgesOf, inset, isRound, type Radii, radiiOf, roundPath } from './boxes.ts'
import type { Definitions } from './definitions.ts'
import { edgesPainted, outlinePainted } from './edge-paint.ts'
import { fillOf } from './fill-of.ts'
import { xml } from './xml.ts'

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
    ...edgesPainted(box, radii, edgesOf(style), definitions),
    ...outlinePainted(box, radii, style),
  ]
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
      const drawn = xml('path', {
        d: roundPath(shape.box, shape.radii),
        ...paint,
        filter: definitions.blur(blur / 2, shape.box),
      })
      // Beneath the box itself there is none, which is seen where the box is clear.
      if (parseColor(style.backgroundColor ?? '')?.a === 1) return drawn
      const reach = blur * 2 + Math.abs(spread) + Math.abs(x) + Math.abs(y)
      return xml('g', { 'clip-path': definitions.outside(box, radii, reach) }, drawn)
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

export type Pictures = NonNullable<FigmaFrame['pictures']>
