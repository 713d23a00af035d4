import {
  type Condition,
  FONT_NAMES,
  FONT_SIZES,
  type Property,
  pixels,
  RADII,
  RADIUS_NAMES,
  SHADOW_NAMES,
  SPACES,
  scaled,
  stepIn,
  WEIGHTS,
} from '#server/designer/follow-ups/style/change.ts'

const INK =
  /^text-(?:inherit|current|transparent|white|black|(?:foreground|primary|secondary|muted|accent|destructive|brand|highlight|panel|card|popover|background|positive|sidebar)(?:-[\w-]+)?|[a-z]+-\d{2,3}|\[(?:#|oklch|rgb|hsl|color:|var\()[^\]]*\])(?:\/[\w.[\]]+)?$/
const WIDTH_NAMES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl']
const WEIGHT_NAMES = ['light', 'normal', 'medium', 'semibold', 'bold', 'extrabold', 'black']

/** The class names that say something about a property. */
const FAMILIES: Record<Property, RegExp> = {
  color: INK,
  background:
    /^(?:bg-(?!cover$|contain$|center$|fixed$|no-repeat$|repeat|clip-|origin-|blend-|top$|bottom$)|from-|via-|to-(?!\d+%))/,
  borderColor: /^border-(?!\d|[xytblr](?:-|$)|collapse|separate|solid|dashed|dotted|none|spacing|\[\d)/,
  borderWidth: /^border(?:-[xytblr])?(?:-\d+|-\[\d[^\]]*\])?$/,
  fontSize:
    /^text-(?:xs|sm|base|lg|\d?xl|\[(?:[\d.]+(?:px|rem|em|vw)|clamp|min|max|calc)[^\]]*\])(?:\/[\w.[\]]+)?$/,
  fontWeight: /^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black|\[\d+\])$/,
  fontFamily: /^font-(?:sans|serif|mono|display|heading|body|\[(?:['"]|[A-Z])[^\]]*\])$/,
  fontStyle: /^(?:not-)?italic$/,
  textDecoration: /^(?:underline|line-through|overline|no-underline)$/,
  textTransform: /^(?:uppercase|lowercase|capitalize|normal-case)$/,
  letterSpacing: /^-?tracking-/,
  lineHeight: /^leading-/,
  textAlign: /^text-(?:left|right|center|justify|start|end)$/,
  padding: /^p[xytblrse]?-/,
  paddingX: /^p[xlrse]-/,
  paddingY: /^p[ytb]-/,
  paddingTop: /^pt-/,
  paddingBottom: /^pb-/,
  margin: /^-?m[xytblrse]?-/,
  marginTop: /^-?mt-/,
  marginBottom: /^-?mb-/,
  gap: /^(?:gap(?:-[xy])?|space-[xy])-/,
  radius: /^rounded(?:-|$)/,
  shadow: /^shadow(?:-(?!inner)|$)/,
  width: /^(?:w|size)-/,
  height: /^(?:h|size)-/,
  maxWidth: /^max-w-/,
  minHeight: /^min-h-/,
  opacity: /^opacity-/,
  display: /^(?:hidden|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents)$/,
  position: /^(?:static|relative|absolute|fixed|sticky)$/,
  top: /^top-/,
  zIndex: /^z-/,
  flexDirection: /^flex-(?:row|col)(?:-reverse)?$/,
  justify: /^justify-(?!items|self)/,
  align: /^items-/,
  columns: /^grid-cols-/,
  transition: /^(?:transition|duration|ease)(?:-|$)/,
  transform: /^-?(?:scale|translate|rotate)-/,
  animation: /^animate-/,
  overflowY: /^overflow-(?:y-)?/,
  whiteSpace: /^whitespace-/,
  flexWrap: /^flex-(?:wrap|nowrap|wrap-reverse)$/,
}

const PREFIXES: Partial<Record<Property, string>> = {
  color: 'text',
  background: 'bg',
  borderColor: 'border',
  fontSize: 'text',
  letterSpacing: 'tracking',
  lineHeight: 'leading',
  width: 'w',
  height: 'h',
  maxWidth: 'max-w',
  minHeight: 'min-h',
  top: 'top',
  zIndex: 'z',
  padding: 'p',
  paddingX: 'px',
  paddingY: 'py',
  paddingTop: 'pt',
  paddingBottom: 'pb',
  margin: 'm',
  marginTop: 'mt',
  marginBottom: 'mb',
  gap: 'gap',
  textAlign: 'text',
  justify: 'justify',
  align: 'items',
  borderWidth: 'border',
}

const KEYWORDS: Partial<Record<Property, Record<string, string>>> = {
  display: { none: 'hidden' },
  textDecoration: { none: 'no-underline' },
  textTransform: { none: 'normal-case' },
  fontStyle: { normal: 'not-italic' },
  justify: {
    'space-between': 'justify-between',
    'space-around': 'justify-around',
    'space-evenly': 'justify-evenly',
    'flex-start': 'justify-start',
    'flex-end': 'justify-end',
  },
  align: { 'flex-start': 'items-start', 'flex-end': 'items-end' },
  flexDirection: {
    row: 'flex-row',
    column: 'flex-col',
    'row-reverse': 'flex-row-reverse',
    'column-reverse': 'flex-col-reverse',
  },
  width: { '100%': 'w-full', '100vw': 'w-screen', 'fit-content': 'w-fit', auto: 'w-auto' },
  height: { '100%': 'h-full', '100vh': 'h-screen', auto: 'h-auto' },
  maxWidth: { none: 'max-w-none' },
  letterSpacing: {
    '0.05em': 'tracking-wider',
    '0.1em': 'tracking-widest',
    '0.025em': 'tracking-wide',
    '0em': 'tracking-normal',
  },
  transition: { all: 'transition' },
  whiteSpace: { nowrap: 'whitespace-nowrap' },
  overflowY: { auto: 'overflow-y-auto' },
  flexWrap: { wrap: 'flex-wrap' },
  borderWidth: { '1px': 'border', '0': 'border-0' },
}
const SPACED: Property[] = [
  'padding',
  'paddingX',
  'paddingY',
  'paddingTop',
  'paddingBottom',
  'margin',
  'marginTop',
  'marginBottom',
  'gap',
  'top',
  'width',
  'height',
  'minHeight',
  'maxWidth',
]

const PLAIN_COLORS: Record<string, string> = {
  '#ffffff': 'white',
  '#fff': 'white',
  '#000000': 'black',
  '#000': 'black',
  transparent: 'transparent',
}

/** A property and its value as a class name. */
export function classFor(property: Property, value: string, when?: Condition): string {
  const isAtWidth = when?.below !== undefined || when?.from !== undefined
  return `${variantOf(when)}${bareClass(property, value)}${isAtWidth ? '!' : ''}`
}

export function variantOf(when?: Condition): string {
  if (!when) return ''
  return `${when.below ? `max-[${when.below}px]:` : ''}${when.from ? `min-[${when.from}px]:` : ''}${when.isHover ? 'hover:' : ''}`
}

function bareClass(property: Property, value: string): string {
  const keyword = KEYWORDS[property]?.[value]
  if (keyword) return keyword
  const px = pixels(value)
  if (/^(?:color|background|borderColor)$/.test(property) && PLAIN_COLORS[value])
    return `${PREFIXES[property]}-${PLAIN_COLORS[value]}`
  if (property === 'fontSize' && px !== null) {
    const at = FONT_SIZES.indexOf(px)
    return at >= 0 ? `text-${FONT_NAMES[at]}` : `text-[${value}]`
  }
  if (property === 'fontWeight') {
    const at = WEIGHTS.indexOf(Number(value))
    return at >= 0 ? `font-${WEIGHT_NAMES[at]}` : `font-[${value}]`
  }
  if (property === 'fontFamily')
    return `font-[${(value.split(',')[0] ?? '').replace(/["']/g, '').replaceAll(' ', '_')}]`
  if (property === 'radius' && px !== null)
    return px === 0 ? 'rounded-none' : px >= 999 ? 'rounded-full' : `rounded-[${value}]`
  if (property === 'shadow')
    return SHADOW_NAMES.includes(value)
      ? `shadow-${value}`
      : `shadow-[${value.replaceAll(', ', ',').replaceAll(' ', '_')}]`
  if (property === 'columns')
    return `grid-cols-${/repeat\((\d+)/.exec(value)?.[1] ?? `[${value.replaceAll(' ', '_')}]`}`
  if (property === 'opacity') return `opacity-${Math.round(Number(value) * 100)}`
  if (/^(?:display|position|textDecoration|textTransform|fontStyle)$/.test(property)) return value
  const prefix = PREFIXES[property]
  if (!prefix)
    return `[${property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value.replaceAll(' ', '_')}]`
  if (px !== null && SPACED.includes(property) && px % 2 === 0)
    return px < 0 ? `-${prefix}-${-px / 4}` : `${prefix}-${px / 4}`
  return /^(?:left|right|center|justify|start|end|between|around|evenly|stretch|baseline)$/.test(value) ||
    (property === 'zIndex' && /^\d+$/.test(value))
    ? `${prefix}-${value}`
    : `${prefix}-[${value.replaceAll(' ', '_')}]`
}

const split = (name: string): { variants: string; base: string } => {
  const at = /^(?:(?:\[[^\]]*\]|[^\s:[\]]|\[[^\]]*\](?=[^:]))*:)*/.exec(name)?.[0] ?? ''
  return { variants: at, base: name.slice(at.length).replace(/^!|!$/g, '') }
}
const isState = (variants: string): boolean =>
  /hover|focus|active|disabled|group|peer|data|aria|before|after|first|last|odd|even|nth|placeholder|\[/.test(
    variants,
  )

/** The classes that say it already, in the same state. */
export function classesAbout(classes: readonly string[], property: Property, when?: Condition): string[] {
  return classes.filter(name => {
    const { variants, base } = split(name)
    if (!FAMILIES[property].test(base)) return false
    if (when) return variants === variantOf(when)
    if (/^(?:color|background|borderColor)$/.test(property)) return !isState(variants.replace(/hover:/, ''))
    return !isState(variants)
  })
}

/** The same classes so many steps along their scales; with none there, one from where browsers begin. */
export function steppedClasses(
  classes: readonly string[],
  property: Property,
  steps: number,
  start: number,
): { from: string[]; to: string[] } {
  const about = classesAbout(classes, property)
  const found = about.map(name => {
    const { variants, base } = split(name)
    return { name, next: variants + stepped(base, property, steps) }
  })
  const changed = found.filter(({ name, next }) => next !== name)
  if (about.length > 0) return { from: changed.map(({ name }) => name), to: changed.map(({ next }) => next) }
  const isSpace = /padding|margin|gap/i.test(property)
  if (isSpace && steps < 0) return { from: [], to: [] }
  return { from: [], to: [classFor(property, valueAfter(property, start, steps))] }
}

const valueAfter = (property: Property, start: number, steps: number): string =>
  property === 'fontSize'
    ? `${stepIn(FONT_SIZES, start, steps)}px`
    : property === 'fontWeight'
      ? String(stepIn(WEIGHTS, start, steps))
      : property === 'shadow'
        ? (SHADOW_NAMES[Math.max(0, Math.min(6, start + steps))] ?? 'md')
        : property === 'radius'
          ? `${stepIn(RADII, start, steps)}px`
          : `${stepIn(SPACES, start, steps)}px`

function stepped(base: string, property: Property, steps: number): string {
  const arbitrary = /^(-?[\w-]+)-\[(-?[\d.]+)(px|rem|em|vw|ch|%)?\]$/.exec(base)
  if (arbitrary) return `${arbitrary[1]}-[${scaled(Number(arbitrary[2]), steps)}${arbitrary[3] ?? ''}]`
  if (property === 'fontSize') return `text-${along(FONT_NAMES, base.slice(5).split('/')[0] ?? '', steps)}`
  if (property === 'fontWeight') return `font-${along(WEIGHT_NAMES, base.slice(5), steps)}`
  if (property === 'shadow')
    return `shadow-${along(SHADOW_NAMES, base === 'shadow' ? 'sm' : base.slice(7), steps)}`
  if (property === 'radius') {
    const found = /^rounded(?:-(?:[trbl]{1,2}|[se]{1,2}))?(?:-(.+))?$/.exec(base)
    const side = /^rounded(-(?:[trbl]{1,2}|[se]{1,2}))(?=-|$)/.exec(base)?.[1] ?? ''
    const next = along(RADIUS_NAMES, found?.[1] ?? 'sm', steps)
    return `rounded${side}-${next === 'full' && steps > 0 ? (found?.[1] === 'full' ? 'full' : LARGEST_CORNER) : next}`
  }
  const named = /^max-w-(\d?[a-z]+)$/.exec(base)?.[1]
  if (named && WIDTH_NAMES.includes(named)) return `max-w-${along(WIDTH_NAMES, named, steps)}`
  const size = /^(w|h|size|max-w)-(\d+(?:\.\d+)?)$/.exec(base)
  if (size) return `${size[1]}-${Math.max(1, Math.round(scaled(Number(size[2]), steps / 2)))}`
  const space = /^(-?[a-z-]+)-(\d+(?:\.\d+)?|px)$/.exec(base)
  if (!space) return base
  const now = space[2] === 'px' ? 1 : Number(space[2]) * 4
  return `${space[1]}-${stepIn(SPACES, now, steps) / 4}`
}

/** A card that grows rounder stays a card. */
const LARGEST_CORNER = '3xl'

function along(scale: readonly string[], name: string, steps: number): string {
  const at = scale.indexOf(name)
  return at < 0 ? name : (scale[Math.min(scale.length - 1, Math.max(0, at + steps))] ?? name)
}
