import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import {
  type Change,
  CSS_NAMES,
  FONT_NAMES,
  type Property,
  pixels,
  RADIUS_NAMES,
  SHADOW_NAMES,
  SPACES,
  scaled,
  stepIn,
  WEIGHTS,
} from '#server/designer/follow-ups/style/change.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

/** The names under which Chakra takes a property; the first is the one to write. */
const PROPS: Record<Property, string[]> = {
  ...CSS_NAMES,
  background: ['bg', 'background', 'backgroundColor', 'bgColor', 'bgGradient'],
  padding: ['p', 'padding'],
  paddingX: ['px', 'paddingX', 'paddingInline'],
  paddingY: ['py', 'paddingY', 'paddingBlock'],
  paddingTop: ['pt', 'paddingTop'],
  paddingBottom: ['pb', 'paddingBottom'],
  margin: ['m', 'margin'],
  marginTop: ['mt', 'marginTop'],
  marginBottom: ['mb', 'marginBottom'],
  gap: ['gap', 'spacing'],
  radius: ['borderRadius', 'rounded'],
  shadow: ['boxShadow', 'shadow'],
  width: ['w', 'width'],
  height: ['h', 'height'],
  maxWidth: ['maxW', 'maxWidth'],
  minHeight: ['minH', 'minHeight'],
  display: ['display'],
  flexDirection: ['flexDirection', 'direction', 'flexDir'],
  justify: ['justifyContent', 'justify'],
  align: ['alignItems', 'align'],
  columns: ['gridTemplateColumns', 'templateColumns', 'columns'],
}
const OTHERS: Partial<Record<Property, string[]>> = {
  padding: ['px', 'py', 'pt', 'pb', 'pl', 'pr', 'paddingX', 'paddingY'],
  margin: ['mx', 'my', 'mt', 'mb', 'ml', 'mr'],
}

export interface PropChange {
  set: { name: string; value: string }[]
  remove: string[]
}

/** The props that make the change; a scale is followed where the prop names a place in it. */
export function propChange(item: Item, change: Change): PropChange {
  const names = PROPS[change.property]
  const used = names.find(name => attributeOf(item.node, name)) ?? names[0] ?? change.property
  const isSize =
    change.property === 'fontSize' &&
    attributeOf(item.node, 'size') !== null &&
    !attributeOf(item.node, 'fontSize')
  const others = [...names, ...(OTHERS[change.property] ?? [])].filter(
    name => name !== used && attributeOf(item.node, name),
  )
  if ('value' in change) {
    const value =
      change.property === 'shadow' && SHADOW_NAMES.includes(change.value) ? change.value : change.value
    return {
      set: [
        {
          name: used === 'columns' && !/^\d+$/.test(value) ? 'columns' : used,
          value: used === 'columns' ? (/repeat\((\d+)/.exec(value)?.[1] ?? value) : value,
        },
      ],
      remove: others,
    }
  }
  const name = isSize ? 'size' : used
  const sides = attributeOf(item.node, used) ? [] : others
  const stepped = (sides.length > 0 ? sides : [name]).map(each => ({
    name: each,
    value: stepProp(propOf(item, each), change.property, change.steps),
  }))
  return { set: stepped, remove: [] }
}

/** `p={4}`, `p="4"` and `fontSize="lg"` as text; null when it is computed or missing. */
export function propOf({ node }: Item, name: string): string | null {
  const value = attributeOf(node, name)?.value
  if (value?.type === 'StringLiteral') return value.value
  if (value?.type === 'JSXExpressionContainer' && /^(?:String|Numeric)Literal$/.test(value.expression.type))
    return String((value.expression as { value?: unknown }).value)
  return null
}

const CHAKRA_FONTS = FONT_NAMES.map(name => (name === 'base' ? 'md' : name))

function stepProp(now: string | null, property: Property, steps: number): string {
  if (property === 'fontSize') {
    const at = CHAKRA_FONTS.indexOf(now ?? 'md')
    return at >= 0
      ? (CHAKRA_FONTS[Math.min(12, Math.max(0, at + steps))] ?? 'md')
      : sized(now ?? '16px', steps)
  }
  if (property === 'fontWeight') {
    const at = ['light', 'normal', 'medium', 'semibold', 'bold', 'extrabold', 'black'].indexOf(
      now ?? 'normal',
    )
    return String(stepIn(WEIGHTS, at >= 0 ? (WEIGHTS[at] ?? 400) : Number(now) || 400, steps))
  }
  const scale = property === 'radius' ? RADIUS_NAMES : property === 'shadow' ? SHADOW_NAMES : null
  if (scale) {
    const at = scale.indexOf(now ?? 'sm')
    return at >= 0
      ? (scale[Math.min(scale.length - 1, Math.max(0, at + steps))] ?? 'md')
      : sized(now ?? '4px', steps)
  }
  if (now !== null && /^\d+(?:\.\d+)?$/.test(now)) return String(stepIn(SPACES, Number(now) * 4, steps) / 4)
  return now === null ? (steps > 0 ? '6' : '2') : sized(now, steps)
}

function sized(value: string, steps: number): string {
  const px = pixels(value)
  return px === null ? value : `${scaled(px, steps)}px`
}
