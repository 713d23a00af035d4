import { parseColor, type Rgba } from './css-color.ts'
import { lengthOf, splitTop } from './css-values.ts'

export interface GradientStop {
  /** From 0 to 1 along the line. */
  at: number
  color: Rgba
}

export type Gradient =
  | { kind: 'linear'; from: Point; to: Point; stops: GradientStop[] }
  | { kind: 'radial'; center: Point; radius: Point; stops: GradientStop[] }

interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** A computed gradient over a box, in the box's pixels; null for kinds that vector tools do not have. */
export function parseGradient(css: string, size: Size): Gradient | null {
  const found = /^(?:repeating-)?(linear|radial)-gradient\(/.exec(css)
  if (!found || css.startsWith('repeating-') || !css.endsWith(')')) return null
  const parts = splitTop(css.slice(found[0].length, -1), ',')
  const hasHead = parts[0] !== undefined && colorAndPlace(parts[0]) === null
  const head = hasHead ? withoutSpace(parts[0]!) : ''
  const body = hasHead ? parts.slice(1) : parts
  if (found[1] === 'radial') {
    const { center, radius } = circleOf(head, size)
    const stops = stopsOf(body, radius.x)
    return stops && { kind: 'radial', center, radius, stops }
  }
  const { from, to, length } = lineOf(head, size)
  const stops = stopsOf(body, length)
  return stops && { kind: 'linear', from, to, stops }
}

/** How colours are mixed between two stops is not for other tools to say: `in oklab`, `in hsl longer hue`. */
function withoutSpace(head: string): string {
  const words = head.split(' ').filter(Boolean)
  const at = words.indexOf('in')
  if (at >= 0) words.splice(at, words[at + 3] === 'hue' ? 4 : 2)
  return words.join(' ')
}

function lineOf(head: string, { width, height }: Size) {
  const [dx, dy] = directionOf(head, width, height)
  const length = Math.abs(width * dx) + Math.abs(height * dy)
  const middle = { x: width / 2, y: height / 2 }
  const along = (share: number) => ({ x: middle.x + dx * length * share, y: middle.y + dy * length * share })
  return { from: along(-0.5), to: along(0.5), length }
}

/** Towards a corner means that the other two corners have the middle colour. */
function directionOf(head: string, width: number, height: number): [number, number] {
  if (!head.startsWith('to ')) {
    const turned =
      ((Number.parseFloat(head || '180') || 0) *
        (head.endsWith('rad') ? 180 / Math.PI : head.endsWith('turn') ? 360 : 1) *
        Math.PI) /
      180
    return [Math.sin(turned), -Math.cos(turned)]
  }
  const x = head.includes('right') ? 1 : head.includes('left') ? -1 : 0
  const y = head.includes('bottom') ? 1 : head.includes('top') ? -1 : 0
  if (x === 0 || y === 0) return [x, y]
  const far = Math.hypot(width, height) || 1
  return [(x * height) / far, (y * width) / far]
}

function circleOf(head: string, { width, height }: Size) {
  const [shape = '', place = 'center'] = head.split(/(?:^|\s)at\s/)
  const [px = 'center', py = 'center'] = place.trim().split(/\s+/)
  const center = { x: placeOf(px, width), y: placeOf(py, height) }
  const words = shape.trim().split(/\s+/).filter(Boolean)
  const lengths = words.flatMap((word, index) => lengthOf(word, index === 0 ? width : height) ?? [])
  if (lengths.length > 0) return { center, radius: { x: lengths[0]!, y: lengths[1] ?? lengths[0]! } }
  const isCircle = words.includes('circle')
  const isClosest = words.some(word => word.startsWith('closest'))
  const pick = isClosest ? Math.min : Math.max
  const x = pick(Math.abs(center.x), Math.abs(width - center.x))
  const y = pick(Math.abs(center.y), Math.abs(height - center.y))
  const isSide = words.some(word => word.endsWith('-side'))
  if (isCircle) {
    const r = isSide ? pick(x, y) : Math.hypot(x, y)
    return { center, radius: { x: r, y: r } }
  }
  return { center, radius: isSide ? { x, y } : { x: x * Math.SQRT2, y: y * Math.SQRT2 } }
}

const WORDS: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }
const placeOf = (word: string, size: number): number =>
  Object.hasOwn(WORDS, word) ? WORDS[word]! * size : (lengthOf(word, size) ?? size / 2)

function stopsOf(parts: readonly string[], length: number): GradientStop[] | null {
  const raw = parts.flatMap((part): { at: number | null; color: Rgba }[] => {
    const found = colorAndPlace(part)
    if (!found) return []
    const places = found.places.map(place => (lengthOf(place, length) ?? 0) / (length || 1))
    return places.length === 0
      ? [{ at: null, color: found.color }]
      : places.map(at => ({ at, color: found.color }))
  })
  if (raw.length < 2) return null
  return withoutClear(placed(raw))
}

/** What has no place stands evenly between those that have one. */
function placed(raw: readonly { at: number | null; color: Rgba }[]): GradientStop[] {
  const places = raw.map(({ at }, index) => at ?? (index === 0 ? 0 : index === raw.length - 1 ? 1 : null))
  let [last, next, furthest] = [0, 0, Number.NEGATIVE_INFINITY]
  return raw.map(({ color }, index) => {
    const known = places[index]
    if (known !== null && known !== undefined) {
      last = index
      furthest = Math.max(furthest, known)
      return { at: furthest, color }
    }
    // The last one always has a place.
    while (next <= index || places[next] === null) next++
    const [before, after] = [places[last] ?? 0, places[next] ?? 1]
    return { at: before + ((after - before) * (index - last)) / (next - last), color }
  })
}

/** Browsers fade a colour out, not into black: what is clear has its neighbour's colour. */
function withoutClear(stops: GradientStop[]): GradientStop[] {
  return stops.map((stop, index) => {
    if (stop.color.a > 0) return stop
    const neighbour = [stops[index - 1], stops[index + 1]].find(other => other && other.color.a > 0)
    return neighbour ? { at: stop.at, color: { ...neighbour.color, a: 0 } } : stop
  })
}

function colorAndPlace(part: string): { color: Rgba; places: string[] } | null {
  const [first = '', ...places] = splitTop(part, ' ')
  const color = parseColor(first)
  return color && { color, places }
}
