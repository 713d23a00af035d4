import utilities from '#server/designer/preset/utilities.json' with { type: 'json' }

const KNOWN: Readonly<Record<string, string>> = utilities.classes

/**
 * The rule of a class that stands in no list, because its value, width or state is anybody's: what follow-ups write.
 * Its declarations alone where it always holds; null for what is not known here.
 */
export function ruleFor(name: string): string | null {
  // A colon in brackets belongs to a value.
  const parts = name.split(/:(?![^[]*\])/)
  const last = parts.pop() ?? ''
  const utility = last.replace(/!$/, '')
  const plain = KNOWN[utility]?.includes('{') ? null : (KNOWN[utility] ?? bodyOf(utility))
  if (plain === null) return null
  const body = last === utility ? plain : plain.replaceAll(';', ' !important;')
  if (parts.length === 0 && last === utility) return body
  const around = parts.map(variantOf)
  if (around.some(each => each === null)) return null
  const selector = `.${escaped(name)}${around.map(each => each?.state ?? '').join('')}`
  return around.reduceRight(
    (rule, each) => (each?.media ? `@media ${each.media} { ${rule} }` : rule),
    `${selector} { ${body} }`,
  )
}

export const escaped = (name: string): string => name.replace(/[^\w-]/g, '\\$&').replace(/^(\d)/, '\\3$1 ')

/** A class that sets this property to this value: short where there is a name for it, else with the property in it. */
export function classFor(property: string, value: string): string | null {
  if (/["`{}[\];_]/.test(value) || value === '') return null
  const rule = `${property}: ${value};`
  const said = value.replaceAll(' ', '_')
  const steps = /^calc\(var\(--spacing\) \* (-?)([\d.]+)\)$/.exec(value)
  const spaces = Object.keys(SPACED).flatMap(name => [
    ...(steps ? [`${steps[1]}${name}-${steps[2]}`] : []),
    `${name}-[${said}]`,
  ])
  const counts = ['opacity', 'z', 'order', 'rotate', 'scale'].map(
    name => `${name}-${Number.parseFloat(value)}`,
  )
  // Tailwind takes a bare variable behind these names for a colour.
  const valued = Object.entries(VALUED)
    .filter(([, means]) => typeof means === 'string' || !value.startsWith('var('))
    .map(([name]) => `${name}-[${said}]`)
  const names = [...Object.keys(WORDS), ...spaces, ...counts, ...valued, `font-[${said}]`]
  return [...names, `[${property}:${said}]`].find(name => ruleFor(name) === rule) ?? null
}

interface Variant {
  media?: string
  state?: string
}

const WIDTHS: Record<string, string> = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' }

const STATES: Record<string, Variant> = {
  hover: { media: '(hover: hover)', state: ':hover' },
  'group-hover': { media: '(hover: hover)', state: ':is(:where(.group):hover *)' },
  focus: { state: ':focus' },
  'focus-visible': { state: ':focus-visible' },
  active: { state: ':active' },
  disabled: { state: ':disabled' },
  first: { state: ':first-child' },
  last: { state: ':last-child' },
  odd: { state: ':nth-child(odd)' },
  even: { state: ':nth-child(even)' },
  'motion-safe': { media: '(prefers-reduced-motion: no-preference)' },
  'motion-reduce': { media: '(prefers-reduced-motion: reduce)' },
}

function variantOf(name: string): Variant | null {
  const [, below, own, named] =
    /^(?:(max|min)-)?(?:\[([\d.]+(?:px|rem|em))\]|(sm|md|lg|xl|2xl))$/.exec(name) ?? []
  const width = own ?? WIDTHS[named ?? '']
  if (width) return { media: `(width ${below === 'max' ? '<' : '>='} ${width})` }
  const nth = /^nth-(?:\[([\dn+\s-]+)\]|(\d+))$/.exec(name)
  if (nth) return { state: `:nth-child(${nth[1] ?? nth[2]})` }
  return STATES[name] ?? null
}

/** What a class sets that says its value itself, in brackets behind its name. */
const VALUED: Record<string, string | ((value: string) => string)> = {
  text: value => (/^(?:#|rgb|hsl|okl|color|var\(--color)/.test(value) ? 'color' : 'font-size'),
  bg: value => (/gradient|url\(/.test(value) ? 'background-image' : 'background-color'),
  border: value => (/^(?:#|rgb|hsl|okl)/.test(value) ? 'border-color' : 'border-width'),
  rounded: 'border-radius',
  shadow: 'box-shadow',
  leading: 'line-height',
  tracking: 'letter-spacing',
  opacity: 'opacity',
  'grid-cols': 'grid-template-columns',
  'grid-rows': 'grid-template-rows',
  aspect: 'aspect-ratio',
  z: 'z-index',
}

/** Those that count in steps of the spacing as well. */
const SPACED: Record<string, string[]> = {
  p: ['padding'],
  px: ['padding-inline'],
  py: ['padding-block'],
  pt: ['padding-top'],
  pr: ['padding-right'],
  pb: ['padding-bottom'],
  pl: ['padding-left'],
  m: ['margin'],
  mx: ['margin-inline'],
  my: ['margin-block'],
  mt: ['margin-top'],
  mr: ['margin-right'],
  mb: ['margin-bottom'],
  ml: ['margin-left'],
  gap: ['gap'],
  'gap-x': ['column-gap'],
  'gap-y': ['row-gap'],
  w: ['width'],
  h: ['height'],
  size: ['width', 'height'],
  'max-w': ['max-width'],
  'min-w': ['min-width'],
  'max-h': ['max-height'],
  'min-h': ['min-height'],
  basis: ['flex-basis'],
  top: ['top'],
  right: ['right'],
  bottom: ['bottom'],
  left: ['left'],
  inset: ['inset'],
  'inset-x': ['inset-inline'],
  'inset-y': ['inset-block'],
}

function bodyOf(name: string): string | null {
  const whole = /^\[(-{0,2}[a-z][\w-]*):([^\]]+)\]$/.exec(name)
  if (whole) return `${whole[1]}: ${spaced(whole[2] ?? '')};`
  return inBrackets(name) ?? inSteps(name) ?? painted(name) ?? counted(name)
}

function inBrackets(name: string): string | null {
  const found = /^([a-z]+(?:-[a-z]+)?)-\[(length:|color:)?([^\]]+)\]$/.exec(name)
  if (!found) return null
  const [, prefix = '', hint, raw = ''] = found
  const value = spaced(raw)
  const step = SPACED[prefix]
  if (step) return step.map(property => `${property}: ${value};`).join(' ')
  const valued = VALUED[prefix]
  const property = typeof valued === 'function' ? valued(value) : valued
  if (!property) return prefix === 'font' ? fontIn(value) : gradientStop(prefix, value)
  if (prefix !== 'text' || !hint) return `${property}: ${value};`
  return `${hint === 'length:' ? 'font-size' : 'color'}: ${value};`
}

const fontIn = (value: string): string =>
  /^\d+$/.test(value) ? `font-weight: ${value};` : `font-family: ${value};`

function inSteps(name: string): string | null {
  const [, minus = '', prefix = '', steps] = /^(-?)([a-z]+(?:-[xywh])?)-(\d+(?:\.\d+)?)$/.exec(name) ?? []
  const properties = steps === undefined ? undefined : SPACED[prefix]
  return (
    properties?.map(property => `${property}: calc(var(--spacing) * ${minus}${steps});`).join(' ') ?? null
  )
}

const PAINTS: Record<string, string> = {
  text: 'color',
  bg: 'background-color',
  border: 'border-color',
  fill: 'fill',
  stroke: 'stroke',
  outline: 'outline-color',
  decoration: 'text-decoration-color',
  from: 'from',
  via: 'via',
  to: 'to',
}

const COLORS: Record<string, string> = {
  black: '#000',
  white: '#fff',
  current: 'currentcolor',
  transparent: 'transparent',
}

const TOKEN =
  /^(?:(?:background|foreground|border|input|ring|positive|brand|chart-[1-5])|(?:card|popover|primary|secondary|muted|accent|destructive|highlight|panel)(?:-foreground)?|panel-muted|sidebar(?:-[a-z]+)*)$/

/** A colour with a name or in brackets, and how much of it shows: `bg-primary/20`, `bg-[#123abc]/90`. */
function painted(name: string): string | null {
  const [, prefix = '', said = '', share] =
    /^([a-z]+)-(\[#[^\]]+\]|[a-z][a-z\d-]*)(?:\/(\d+))?$/.exec(name) ?? []
  const property = PAINTS[prefix]
  const color = said.startsWith('[')
    ? said.slice(1, -1)
    : (COLORS[said] ?? (TOKEN.test(said) ? `var(--${said})` : null))
  if (!property || !color) return null
  const value = share ? `color-mix(in oklab, ${color} ${share}%, transparent)` : color
  return gradientStop(prefix, value) ?? `${property}: ${value};`
}

/** The stops a gradient of `counted` is made of. */
function gradientStop(prefix: string, value: string): string | null {
  if (prefix === 'via') return `--tw-gradient-via: ${value},;`
  return prefix === 'from' || prefix === 'to' ? `--tw-gradient-${prefix}: ${value};` : null
}

const TOWARDS: Record<string, string> = { t: 'top', r: 'right', b: 'bottom', l: 'left' }
const TEXTS: Record<string, [string, string]> = { '9xl': ['8rem', '1'] }
const TRACKS: Record<string, string> = {
  tighter: '-0.05em',
  tight: '-0.025em',
  normal: '0em',
  wide: '0.025em',
  wider: '0.05em',
  widest: '0.1em',
}

/** Counts, and the ends of scales that the designer's own pages do not reach. */
function counted(name: string): string | null {
  const [, way, n = ''] = /^([a-z-]+?)-(\d+)$/.exec(name) ?? []
  if (way === 'opacity') return `opacity: ${n}%;`
  if (way === 'z' || way === 'order') return `${way === 'z' ? 'z-index' : way}: ${n};`
  if (way === 'grid-cols') return `grid-template-columns: repeat(${n}, minmax(0, 1fr));`
  if (way === 'col-span') return `grid-column: span ${n} / span ${n};`
  if (way === 'border') return `border-style: var(--tw-border-style); border-width: ${n}px;`
  if (way === 'leading') return `line-height: calc(var(--spacing) * ${n});`
  if (way === 'duration') return `transition-duration: ${n}ms;`
  if (way === 'rotate' || way === 'scale') return `${way}: ${n}${way === 'rotate' ? 'deg' : '%'};`
  const ways = /^bg-(?:linear|gradient)-to-([trbl]{1,2})$/.exec(name)?.[1]
  if (ways) {
    const sides = [...ways].map(each => TOWARDS[each]).join(' ')
    return `background-image: linear-gradient(to ${sides} in oklab, var(--tw-gradient-from, transparent), var(--tw-gradient-via,) var(--tw-gradient-to, transparent));`
  }
  const text = TEXTS[/^text-(\w+)$/.exec(name)?.[1] ?? '']
  if (text) return `font-size: ${text[0]}; line-height: ${text[1]};`
  const track = TRACKS[/^tracking-(\w+)$/.exec(name)?.[1] ?? '']
  if (track) return `letter-spacing: ${track};`
  return WORDS[name] ?? null
}

/** Words with one meaning that follow-ups may say. */
const WORDS: Record<string, string> = {
  'justify-around': 'justify-content: space-around;',
  'justify-evenly': 'justify-content: space-evenly;',
  'justify-start': 'justify-content: flex-start;',
  'items-stretch': 'align-items: stretch;',
  'flex-row-reverse': 'flex-direction: row-reverse;',
  'flex-nowrap': 'flex-wrap: nowrap;',
  'normal-case': 'text-transform: none;',
  'not-italic': 'font-style: normal;',
  'no-underline': 'text-decoration-line: none;',
  'line-through': 'text-decoration-line: line-through;',
  capitalize: 'text-transform: capitalize;',
  lowercase: 'text-transform: lowercase;',
  'text-justify': 'text-align: justify;',
  'text-start': 'text-align: start;',
  'text-end': 'text-align: end;',
  'w-screen': 'width: 100vw;',
  'w-fit': 'width: fit-content;',
  'h-screen': 'height: 100vh;',
  'h-auto': 'height: auto;',
  'max-w-none': 'max-width: none;',
  'border-0': 'border-width: 0;',
  'overflow-y-auto': 'overflow-y: auto;',
  'font-light': 'font-weight: 300;',
  'font-normal': 'font-weight: 400;',
  'font-extrabold': 'font-weight: 800;',
  'font-black': 'font-weight: 900;',
  'rounded-none': 'border-radius: 0;',
  'rounded-full': 'border-radius: calc(infinity * 1px);',
  static: 'position: static;',
  contents: 'display: contents;',
  'shadow-none': 'box-shadow: none;',
}

const spaced = (value: string): string => value.replace(/\\?_/g, each => (each === '_' ? ' ' : '_'))
