import { expect, test } from 'vitest'
import { crowded } from '#client/features/canvas/board/camera.ts'

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
