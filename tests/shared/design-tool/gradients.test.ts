import { expect, test } from 'vitest'
import { parseGradient } from '#shared/design-tool/gradients.ts'

const SIZE = { width: 200, height: 100 }
const RED = { r: 1, g: 0, b: 0, a: 1 }

test('a line goes where its angle or its side says, through the middle of the box', () => {
  expect(parseGradient('linear-gradient(to right, rgb(255, 0, 0), rgb(0, 0, 255))', SIZE)).toMatchObject({
    kind: 'linear',
    from: { x: 0, y: 50 },
    to: { x: 200, y: 50 },
    stops: [{ at: 0, color: RED }, { at: 1 }],
  })
  const down = parseGradient('linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))', SIZE)
  if (down?.kind !== 'linear') throw new Error('no line')
  expect(down.from.y).toBeCloseTo(0)
  expect(down.to.y).toBeCloseTo(100)
})

test('towards a corner the other two corners have the middle colour', () => {
  const found = parseGradient('linear-gradient(to right bottom, rgb(255, 0, 0), rgb(0, 0, 255))', SIZE)
  if (found?.kind !== 'linear') throw new Error('no line')
  const [dx, dy] = [found.to.x - found.from.x, found.to.y - found.from.y]
  const share = (x: number, y: number) =>
    ((x - found.from.x) * dx + (y - found.from.y) * dy) / (dx * dx + dy * dy)
  expect(
    [share(0, 0), share(200, 100), share(200, 0), share(0, 100)].map(at => Number(at.toFixed(3))),
  ).toEqual([0, 1, 0.5, 0.5])
})

test('what fades out keeps its colour, and what has no place stands evenly', () => {
  const found = parseGradient(
    'linear-gradient(90deg in oklab, rgb(255, 0, 0) 20%, rgb(0, 255, 0), rgb(0, 0, 255) 80%, rgba(0, 0, 0, 0))',
    SIZE,
  )
  expect(found?.stops.map(({ at }) => Number(at.toFixed(2)))).toEqual([0.2, 0.5, 0.8, 1])
  expect(found?.stops[3]?.color).toEqual({ r: 0, g: 0, b: 1, a: 0 })
})

test('a circle reaches the farthest corner unless told otherwise', () => {
  expect(
    parseGradient('radial-gradient(circle at 0% 0%, rgb(255, 0, 0), rgb(0, 0, 255))', SIZE),
  ).toMatchObject({
    kind: 'radial',
    center: { x: 0, y: 0 },
    radius: { x: Math.hypot(200, 100) },
  })
  expect(
    parseGradient('radial-gradient(closest-side at 50% 50%, rgb(255, 0, 0), rgb(0, 0, 255))', SIZE),
  ).toMatchObject({ radius: { x: 100, y: 50 } })
})

test.each(['conic-gradient(red, blue)', 'repeating-linear-gradient(red, blue 10px)', 'none', 'url("a.png")'])(
  '%s is none that vector tools have',
  css => {
    expect(parseGradient(css, SIZE)).toBeNull()
  },
)

test('what a page of somebody else says is read in time that grows with it', () => {
  const spaces = `linear-gradient(to${' '.repeat(200_000)}x, red, blue)`
  const stops = `linear-gradient(red, ${'lime, '.repeat(30_000)}blue)`
  const placed = `linear-gradient(${'red 1%, '.repeat(30_000)}blue)`
  expect([spaces, stops, placed].map(css => parseGradient(css, SIZE)?.stops.length)).toEqual([
    2, 30_002, 30_001,
  ])
})

test('a stop before the beginning and one before another stand where CSS puts them', () => {
  const found = parseGradient('linear-gradient(red -10%, lime 60%, red 40%)', SIZE)
  expect(found?.stops.map(({ at }) => Number(at.toFixed(2)))).toEqual([-0.1, 0.6, 0.6])
})
