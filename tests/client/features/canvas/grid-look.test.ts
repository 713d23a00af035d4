import { expect, test } from 'vitest'
import { ZOOM } from '#client/features/canvas/board/camera.ts'
import { gridGap, gridLook, isDrawnAgain } from '#client/features/canvas/board/grid-look.ts'

const VIEW = { width: 1_440, height: 900 }
const ZOOMS = [ZOOM.min, 0.05, 0.13, 0.2, 0.5, 1, 1.7, ZOOM.max]
const PLACES = [0, 13, -13, 99.5, -4_321.25, 98_765]

interface Sheet {
  left: number
  top: number
  right: number
  bottom: number
  gap: number
}

/** Where the sheet of dots is on the screen. */
function sheetOf(look: ReturnType<typeof gridLook>): Sheet {
  const [, x, y, scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(look.transform)?.map(Number) ?? []
  if (x === undefined || y === undefined || scale === undefined) throw new Error(look.transform)
  return {
    left: x,
    top: y,
    right: x + Number.parseFloat(look.width) * scale,
    bottom: y + Number.parseFloat(look.height) * scale,
    gap: Number.parseFloat(look.backgroundSize) * scale,
  }
}

test('Dots are never nearer to each other than 14 px where they are drawn for, and stand on those of a nearer zoom', () => {
  for (const zoom of ZOOMS) {
    expect(gridGap(zoom) * zoom).toBeGreaterThanOrEqual(14)
    expect(Number.isInteger(Math.log2(gridGap(zoom) / 100))).toBe(true)
  }
  expect(gridGap(1)).toBe(100)
})

test('Wherever the camera is, the sheet covers the view, and a dot stands on the origin of the board', () => {
  for (const drawnFor of ZOOMS) {
    for (const times of [0.51, 0.8, 1, 1.3, 1.99]) {
      const zoom = drawnFor * times
      expect(isDrawnAgain(zoom, drawnFor)).toBe(false)
      for (const x of PLACES) {
        const sheet = sheetOf(gridLook({ x, y: -x, zoom }, VIEW, drawnFor))
        expect(sheet.left).toBeLessThanOrEqual(0)
        expect(sheet.top).toBeLessThanOrEqual(0)
        expect(sheet.right).toBeGreaterThanOrEqual(VIEW.width)
        expect(sheet.bottom).toBeGreaterThanOrEqual(VIEW.height)
        expect(sheet.gap).toBeCloseTo(gridGap(drawnFor) * zoom, 6)
        const dots = (x - (sheet.left + sheet.gap / 2)) / sheet.gap
        expect(dots).toBeCloseTo(Math.round(dots), 5)
      }
    }
  }
})

test('From twice as near or far the dots are drawn anew', () => {
  expect(isDrawnAgain(0.41, 0.2)).toBe(true)
  expect(isDrawnAgain(0.09, 0.2)).toBe(true)
})
