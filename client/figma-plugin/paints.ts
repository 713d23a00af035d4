import { parseColor, type Rgba } from '#shared/design-tool/css-color.ts'
import { pixels, splitTop } from '#shared/design-tool/css-values.ts'
import { type Gradient, parseGradient } from '#shared/design-tool/gradients.ts'
import { parseShadows } from '#shared/design-tool/shadows.ts'
import type { BlendMode, Effect, GradientPaint, Paint, SolidPaint, Transform } from './figma-api.ts'

export function solid(css: string | undefined): SolidPaint | null {
  const color = css ? parseColor(css) : null
  return color && color.a > 0 ? { type: 'SOLID', color: rgb(color), opacity: color.a } : null
}

const rgb = ({ r, g, b }: Rgba) => ({ r, g, b })

interface Size {
  width: number
  height: number
}

/** From the lowest to the uppermost, as Figma has them. */
export function groundOf(style: Record<string, string>, size: Size, imageHash: string | null): Paint[] {
  if (style.backgroundClip === 'text') return []
  const ground = solid(style.backgroundColor)
  const layers = splitTop(style.backgroundImage ?? '', ',').reverse()
  return [
    ...(ground ? [ground] : []),
    ...layers.flatMap((layer): Paint[] => {
      if (layer.startsWith('url(')) return imageHash ? [picture(imageHash, style.backgroundSize)] : []
      const gradient = gradientPaint(layer, size)
      return gradient ? [gradient] : []
    }),
  ]
}

export const picture = (imageHash: string, fit: string | undefined): Paint => ({
  type: 'IMAGE',
  imageHash,
  scaleMode: fit === 'contain' || fit === 'scale-down' ? 'FIT' : 'FILL',
})

export function gradientPaint(css: string, size: Size): GradientPaint | null {
  const gradient = parseGradient(css, size)
  if (!gradient || size.width <= 0 || size.height <= 0) return null
  const gradientStops = gradient.stops.map(({ at, color }) => ({
    position: Math.min(1, Math.max(0, at)),
    color: { ...rgb(color), a: color.a },
  }))
  const gradientTransform =
    gradient.kind === 'linear' ? alongLine(gradient, size) : aroundPoint(gradient, size)
  const type = gradient.kind === 'linear' ? 'GRADIENT_LINEAR' : 'GRADIENT_RADIAL'
  return gradientTransform && { type, gradientTransform, gradientStops }
}

type Of<K> = Extract<Gradient, { kind: K }>

/** From the box, whose sides are 1, to the gradient, which goes from 0 to 1 along x. */
function alongLine({ from, to }: Of<'linear'>, { width, height }: Size): Transform | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const squared = dx * dx + dy * dy
  if (squared === 0) return null
  const [a, b] = [dx / squared, dy / squared]
  return [
    [a * width, b * height, -(a * from.x + b * from.y)],
    [-b * width, a * height, 0.5 + b * from.x - a * from.y],
  ]
}

function aroundPoint({ center, radius }: Of<'radial'>, { width, height }: Size): Transform | null {
  if (radius.x <= 0 || radius.y <= 0) return null
  return [
    [width / (2 * radius.x), 0, 0.5 - center.x / (2 * radius.x)],
    [0, height / (2 * radius.y), 0.5 - center.y / (2 * radius.y)],
  ]
}

export function effectsOf(style: Record<string, string>): Effect[] {
  const shadows = parseShadows(style.boxShadow).map(
    ({ isInset, x, y, blur, spread, color }): Effect => ({
      type: isInset ? 'INNER_SHADOW' : 'DROP_SHADOW',
      ...{ color: { ...rgb(color), a: color.a }, offset: { x, y }, radius: blur, spread },
      ...{ visible: true, blendMode: 'NORMAL' },
    }),
  )
  const blur = (type: 'LAYER_BLUR' | 'BACKGROUND_BLUR', css: string | undefined): Effect[] => {
    const radius = pixels(/blur\(([\d.]+px)\)/.exec(css ?? '')?.[1])
    return radius > 0 ? [{ type, radius, visible: true, blurType: 'NORMAL' }] : []
  }
  return [...shadows, ...blur('LAYER_BLUR', style.filter), ...blur('BACKGROUND_BLUR', style.backdropFilter)]
}

const BLENDS: Record<string, BlendMode> = {
  ...{ multiply: 'MULTIPLY', screen: 'SCREEN', overlay: 'OVERLAY', darken: 'DARKEN', lighten: 'LIGHTEN' },
  ...{
    'color-dodge': 'COLOR_DODGE',
    'color-burn': 'COLOR_BURN',
    'hard-light': 'HARD_LIGHT',
    'soft-light': 'SOFT_LIGHT',
  },
  ...{
    difference: 'DIFFERENCE',
    exclusion: 'EXCLUSION',
    hue: 'HUE',
    saturation: 'SATURATION',
    color: 'COLOR',
  },
  luminosity: 'LUMINOSITY',
}
export const blendOf = (css: string | undefined): BlendMode | null => BLENDS[css ?? ''] ?? null
