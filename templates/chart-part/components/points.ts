import { content } from '../content'

export type Point = { key: string; name: string; value: number | null; usual: number | null; text?: string }

const figure = (value: number | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(value, 0) : null

export const POINTS: Point[] = content.points.map(({ name, value, usual, text }, at) => ({
  key: `point-${at}`,
  name,
  text,
  value: figure(value),
  usual: figure(usual),
}))

export const HAS_USUAL = POINTS.some(point => point.usual !== null)

/** Long names stand better at the side of a bar than below it. */
export const IS_SIDEWAYS = POINTS.some(point => point.name.length > 6) || POINTS.length > 24

const HIGHEST = Math.max(...POINTS.flatMap(point => [point.value ?? 0, point.usual ?? 0]), 1)

/** The step of the scale: one, two or five of its power of ten, three to six lines. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest))
  return [0.2, 0.5, 1, 2].map(part => part * power).find(step => highest / step <= 5) ?? power
}

const STEP = stepFor(HIGHEST)
const TOP = Math.ceil((HIGHEST * 1.04) / STEP) * STEP
export const TICKS: number[] = Array.from({ length: Math.floor(TOP / STEP) + 1 }, (_, at) =>
  Number((at * STEP).toPrecision(6)),
)

export const share = (value: number | null): string => `${((value ?? 0) / TOP) * 100}%`

export function compared({ value, usual }: Point): string {
  const { compared: words } = content
  if (value === null || usual === null) return ''
  const apart = Number((value - usual).toPrecision(6))
  return apart === 0 ? words.same : `${Math.abs(apart)} ${apart > 0 ? words.more : words.fewer}`
}
