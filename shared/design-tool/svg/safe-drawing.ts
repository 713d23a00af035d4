import { hexColor, parseColor } from '../css-color.ts'
import { escapeXml } from './xml.ts'

const ELEMENTS = new Set(
  (
    'svg g defs path rect circle ellipse line polyline polygon text tspan use symbol clipPath mask linearGradient ' +
    'radialGradient stop pattern marker image'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points viewBox preserveAspectRatio transform offset ' +
    'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits ' +
    'maskUnits maskContentUnits refX refY markerWidth markerHeight markerUnits orient fill fill-opacity fill-rule ' +
    'clip-rule clip-path mask marker-start marker-mid marker-end stroke stroke-width stroke-opacity stroke-linecap ' +
    'vector-effect stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity ' +
    'font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline href xlink:href'
  ).split(' '),
)
const COLORS = new Set(['fill', 'stroke', 'stop-color'])
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The shapes of a drawing and nothing else: it comes from a page that anybody may have written. Its names get a prefix,
 * since many drawings stand in one file.
 */
export function safeDrawing(
  source: string,
  prefix: string,
): { inside: string; viewBox: string | null; keep: string | null } | null {
  const written: string[] = []
  const open: string[] = []
  let isOver = false
  let head: Record<string, string> | null = null
  /** Within an element that is left out. */
  let left = 0
  for (const token of tokensOf(source)) {
    if (token.startsWith('<!') || token.startsWith('<?')) continue
    if (!token.startsWith('<')) {
      const isText = open.at(-1) === 'text' || open.at(-1) === 'tspan'
      if (left === 0 && isText) written.push(escapeXml(plain(token)))
      continue
    }
    if (token.startsWith('</')) {
      if (left > 0) left -= 1
      else {
        const name = open.pop()
        if (name === undefined) return null
        if (open.length === 0) isOver = true
        else written.push(`</${name}>`)
      }
      continue
    }
    if (isOver) return null
    const isEmpty = token.endsWith('/>')
    const name = /^<([\w:-]+)/.exec(token)?.[1] ?? ''
    if (left > 0 || !ELEMENTS.has(name)) {
      if (!isEmpty) left += 1
      continue
    }
    const attributes = attributesOf(token, prefix)
    if (open.length === 0) {
      if (name !== 'svg') return null
      head = attributes
      if (isEmpty) break
    } else {
      const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
      written.push(`<${name}${said.join('')}${isEmpty ? '/>' : '>'}`)
    }
    if (!isEmpty) open.push(name)
  }
  if (!head || open.length > 0) return null
  const drawn = Object.entries(head).filter(([key]) => /^(?:fill|stroke|clip-rule|font|opacity)/.test(key))
  const inside = written.join('')
  return {
    inside:
      drawn.length === 0
        ? inside
        : `<g${drawn.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>${inside}</g>`,
    viewBox: head.viewBox ?? null,
    keep: head.preserveAspectRatio ?? null,
  }
}

/** Marks and the texts between them; what a mark does not end is left out. */
function* tokensOf(source: string): Generator<string> {
  let at = 0
  while (at < source.length) {
    const isMark = source[at] === '<'
    const end = source.startsWith('<!--', at) ? '-->' : isMark ? '>' : '<'
    const found = source.indexOf(end, at + 1)
    if (found < 0 && isMark) return
    const to = found < 0 ? source.length : isMark ? found + end.length : found
    yield source.slice(at, to)
    at = to
  }
}

function attributesOf(tag: string, prefix: string): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [, name = '', double, single] of tag.matchAll(/(?<![\w:-])([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g)) {
    if (!ATTRIBUTES.has(name)) continue
    const value = safeValue(name, plain(double ?? single ?? ''), prefix)
    if (value !== null) kept[name] = value
  }
  return kept
}

/** All that stands before a bracket; whatever else names an address does so by a function, in letters of either case. */
const HARMLESS =
  /(?:^|[\s,)])(?:matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]|rgba?|hsla?|oklab|oklch|lab|lch|color)\s?$/i
const callsNothing = (value: string): boolean =>
  !/\\|javascript:/i.test(value) &&
  value
    .split('(')
    .slice(0, -1)
    .every(before => HARMLESS.test(before))

/** References stay within the drawing, pictures are bytes, and colours are of the kind that every tool reads. */
function safeValue(name: string, value: string, prefix: string): string | null {
  if (name === 'id') return `${prefix}${value}`
  if (name.endsWith('href')) {
    if (value.startsWith('#')) return `#${prefix}${value.slice(1)}`
    return /^data:image\/(?:png|jpeg|gif);base64,[\w+/=]*$/.test(value) ? value : null
  }
  const inner = /^url\(["']?#([^"')]*)["']?\)/.exec(value)?.[1]
  if (inner !== undefined) return `url(#${prefix}${inner})`
  if (!callsNothing(value)) return null
  const color = COLORS.has(name) && value !== 'none' ? parseColor(value) : null
  return color && color.a === 1 ? hexColor(color) : value
}

const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (_, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? '') : fromCode(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )

const fromCode = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
