import { expect, test } from 'vitest'
import { crowded, readableView } from '#client/features/canvas/board/camera.ts'

const VIEW = { width: 1_440, height: 900 }
const design = (x: number, y = 0) => ({ x, y, width: 1_440, height: 900 })

test('a board that fits the view at the smallest zoom is fitted whole', () => {
  expect(crowded([], VIEW)).toBeNull()
  expect(crowded([design(0), design(100_000)], VIEW)).toBeNull()
})

test('with one thing so far away that it does not fit, one looks where most things stand', () => {
  const things = [design(0), design(1_600), design(3_200), design(900_000)]
  expect(crowded(things, VIEW)).toEqual({ x: 3_200 + 720, y: 450 })
})

const PHONE = { width: 390, height: 844 }
/** Rows of five, as designs are put on a board. */
const cells = (count: number, far: number[] = []) => [
  ...Array.from({ length: count }, (_, at) => design((at % 5) * 1_600, Math.floor(at / 5) * 1_060)),
  ...far.map(at => design(at, at)),
]

test('on a phone a board that fits it so that it can be read is fitted whole', () => {
  expect(readableView([], PHONE)).toBeNull()
  expect(readableView(cells(2), PHONE)).toBeNull()
})

test('one with more designs begins at the upper left, so near that names and pictures can be read', () => {
  const { x, y, zoom } = readableView(cells(40), PHONE) ?? { x: 0, y: 0, zoom: 0 }
  expect(zoom * 1_440).toBeGreaterThanOrEqual(100)
  // Two of them beside each other.
  expect(zoom * (1_600 + 1_440)).toBeLessThan(PHONE.width)
  expect([x, y]).toEqual([16, 44])
})

test('and not at the one that stands far away', () => {
  expect(readableView(cells(40, [-500_000]), PHONE)).toMatchObject({ x: 16, y: 44 })
})
