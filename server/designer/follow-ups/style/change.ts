/** What a person changes about how an element looks. */
export const PROPERTIES = [
  'color',
  'background',
  'borderColor',
  'borderWidth',
  'fontSize',
  'fontWeight',
  'fontFamily',
  'fontStyle',
  'textDecoration',
  'textTransform',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'padding',
  'paddingX',
  'paddingY',
  'paddingTop',
  'paddingBottom',
  'margin',
  'marginTop',
  'marginBottom',
  'gap',
  'radius',
  'shadow',
  'width',
  'height',
  'maxWidth',
  'minHeight',
  'opacity',
  'display',
  'position',
  'top',
  'zIndex',
  'flexDirection',
  'justify',
  'align',
  'columns',
  'transition',
  'transform',
  'animation',
  'overflowY',
  'whiteSpace',
  'flexWrap',
] as const
export type Property = (typeof PROPERTIES)[number]

/** When a change holds: below or above a width, or under the pointer. */
export interface Condition {
  /** In pixels, up to but without this one. */
  below?: number
  from?: number
  isHover?: boolean
}

/** To a value as CSS writes it, or so many steps up or down from what it is. */
export type Change =
  | { property: Property; value: string; when?: Condition }
  | { property: Property; steps: number }

/** The CSS names of a property; a pair where there are two sides. */
export const CSS_NAMES: Record<Property, string[]> = {
  color: ['color'],
  background: ['background'],
  borderColor: ['borderColor'],
  borderWidth: ['borderWidth'],
  fontSize: ['fontSize'],
  fontWeight: ['fontWeight'],
  fontFamily: ['fontFamily'],
  fontStyle: ['fontStyle'],
  textDecoration: ['textDecoration'],
  textTransform: ['textTransform'],
  letterSpacing: ['letterSpacing'],
  lineHeight: ['lineHeight'],
  textAlign: ['textAlign'],
  padding: ['padding'],
  paddingX: ['paddingLeft', 'paddingRight'],
  paddingY: ['paddingTop', 'paddingBottom'],
  paddingTop: ['paddingTop'],
  paddingBottom: ['paddingBottom'],
  margin: ['margin'],
  marginTop: ['marginTop'],
  marginBottom: ['marginBottom'],
  gap: ['gap'],
  radius: ['borderRadius'],
  shadow: ['boxShadow'],
  width: ['width'],
  height: ['height'],
  maxWidth: ['maxWidth'],
  minHeight: ['minHeight'],
  opacity: ['opacity'],
  display: ['display'],
  position: ['position'],
  top: ['top'],
  zIndex: ['zIndex'],
  flexDirection: ['flexDirection'],
  justify: ['justifyContent'],
  align: ['alignItems'],
  columns: ['gridTemplateColumns'],
  transition: ['transition'],
  transform: ['transform'],
  animation: ['animation'],
  overflowY: ['overflowY'],
  whiteSpace: ['whiteSpace'],
  flexWrap: ['flexWrap'],
}

/** `16px`, `1rem`, `12` as pixels; null when it is another unit. */
export function pixels(value: string): number | null {
  const found = /^(-?[\d.]+)\s*(px|rem|em)?$/.exec(value.trim())
  if (!found) return null
  return Number(found[1]) * (found[2] === 'rem' || found[2] === 'em' ? 16 : 1)
}

export const FONT_SIZES = [12, 14, 16, 18, 20, 24, 30, 36, 48, 60, 72, 96, 128]
export const FONT_NAMES = [
  'xs',
  'sm',
  'base',
  'lg',
  'xl',
  '2xl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
  '7xl',
  '8xl',
  '9xl',
]
export const RADII = [0, 2, 4, 6, 8, 12, 16, 24, 9999]
export const RADIUS_NAMES = ['none', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'full']
export const SHADOW_NAMES = ['none', 'xs', 'sm', 'md', 'lg', 'xl', '2xl']
export const WEIGHTS = [300, 400, 500, 600, 700, 800, 900]
export const SPACES = [
  0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256,
]

/** The value so many places further in a scale, never past its ends; from beside it when it is not in it. */
export function stepIn(scale: readonly number[], value: number, steps: number): number {
  const near = scale.reduce(
    (best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best),
    scale[0] ?? 0,
  )
  const at = scale.indexOf(near)
  return scale[Math.min(scale.length - 1, Math.max(0, at + steps))] ?? value
}

/** A size by factor where no scale is kept: a quarter more or a fifth less a step. */
export const scaled = (value: number, steps: number): number => {
  const next = value * (steps > 0 ? 1.25 ** steps : 0.8 ** -steps)
  return next >= 8 ? Math.round(next) : Math.round(next * 100) / 100
}

export const SHADOWS: Record<string, string> = {
  none: 'none',
  xs: '0 1px 2px rgba(0, 0, 0, 0.06)',
  sm: '0 1px 3px rgba(0, 0, 0, 0.12)',
  md: '0 4px 10px rgba(0, 0, 0, 0.12)',
  lg: '0 10px 24px rgba(0, 0, 0, 0.16)',
  xl: '0 20px 40px rgba(0, 0, 0, 0.2)',
  '2xl': '0 28px 60px rgba(0, 0, 0, 0.28)',
}
