import { describe, expect, test } from 'vitest'
import { newPlace } from '#server/rooms/canvas/free-place.ts'
import { PLACE_LIMITS, type Place, placeSchema } from '#shared/canvas.ts'

const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

function board(count: number, size = { width: 1_440, height: 900 }): Place[] {
  const places: Place[] = []
  for (let n = 0; n < count; n++) places.push(newPlace(places, { size }))
  return places
}

describe('the first place of a node', () => {
  test('is the one that the call wants', () => {
    const wanted = { x: -40, y: 12, width: 300, height: 200 }
    expect(newPlace(board(3), { wanted })).toMatchObject(wanted)
  })

  test('is as large as its viewport', () => {
    expect(newPlace([], { size: { width: 375, height: 667 } })).toMatchObject({ width: 375, height: 667 })
  })

  test('is a free cell, above all others: no two of 200 designs of all sizes overlap', () => {
    const places: Place[] = []
    for (let n = 0; n < 200; n++)
      places.push(
        newPlace(places, { size: { width: 300 + ((n * 317) % 1_400), height: 200 + ((n * 173) % 1_900) } }),
      )
    const pairs = places.flatMap((a, at) => places.slice(at + 1).map(b => [a, b] as const))
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([])
    expect(places.map(place => place.z)).toEqual(places.map((_, at) => at))
  })

  test('keeps a board about as wide as high: 500 designs fit a screen at a zoom at which they are seen', () => {
    const places = board(500)
    const width = Math.max(...places.map(({ x }) => x + 1_440))
    const height = Math.max(...places.map(({ y }) => y + 900))
    expect(width / height).toBeGreaterThan(1)
    expect(width / height).toBeLessThan(2.5)
    expect(Math.min(1_440 / width, 900 / height)).toBeGreaterThan(0.03)
  })

  test('is to the right of its origin, past what stands there', () => {
    const [origin, beside] = board(2)
    if (!origin || !beside) throw new Error('two')
    const place = newPlace([origin, beside], { origin })
    expect(place.y).toBe(origin.y)
    expect(place.x).toBeGreaterThan(beside.x + beside.width)
  })

  test('of six directions is in two rows of three beside their origin, and not over what stands there', () => {
    const origin: Place = { x: -300, y: 200, width: 1_440, height: 900, z: 0 }
    const six = (others: Place[]) => {
      const directions: Place[] = []
      for (let n = 0; n < 6; n++)
        directions.push(newPlace([origin, ...others, ...directions], { size: origin, origin }))
      return directions
    }
    expect(six([]).map(({ x, y }) => [(x - origin.x) / 1_600, (y - origin.y) / 1_260])).toEqual([
      ...[1, 2, 3].map(column => [column, 0]),
      ...[1, 2, 3].map(column => [column, 1]),
    ])
    const other: Place = { x: 3_000, y: 0, width: 700, height: 500, z: 1 }
    const around = six([other])
    expect(around.filter(place => overlap(place, other))).toEqual([])
    expect(Math.max(...around.map(({ x }) => x))).toBe(origin.x + 3 * 1_600)
  })

  test('is within the board, wherever the origin stands and however high others are', () => {
    const far: Place = { x: PLACE_LIMITS.maxDistance, y: 0, width: 400, height: 300, z: PLACE_LIMITS.maxZ }
    expect(placeSchema.safeParse(newPlace([far], { origin: far })).success).toBe(true)
  })
})
