import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOf } from '#server/designer/direction/css-colors.ts'
import {
  contrast,
  fromHex,
  luminance,
  oklch,
  readable,
  shown,
  toHex,
} from '#server/designer/direction/oklch.ts'

const color = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.double({ min: 0, max: 360, noNaN: true }),
  )
  .map(([l, c, h]) => oklch(l, c, h))
const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('hex to OKLCH and back is the same colour', () => {
  fc.assert(
    fc.property(hex, value => {
      expect(toHex(fromHex(value)!)).toBe(value)
    }),
  )
})

test('known values', () => {
  expect(luminance(fromHex('#ffffff')!)).toBeCloseTo(1, 3)
  expect(luminance(fromHex('#000000')!)).toBeCloseTo(0, 3)
  expect(contrast(fromHex('#767676')!, fromHex('#ffffff')!)).toBeCloseTo(4.54, 1)
  expect(fromHex('#f00')).toMatchObject({
    l: expect.closeTo(0.628, 2),
    c: expect.closeTo(0.2577, 2),
    h: expect.closeTo(29.2, 0),
  })
})

test('a colour that reads is not touched; one that does not is moved until it does', () => {
  fc.assert(
    fc.property(color, color, (text, surface) => {
      const paper = shown(surface)
      const made = readable(text, [paper], 4.5)
      expect(contrast(made, paper)).toBeGreaterThanOrEqual(4.5)
      if (contrast(shown(text), paper) >= 4.5) expect(made).toEqual(shown(text))
    }),
  )
})

test('colours are found by the names people use', () => {
  expect(hexOf('Midnight Blue')).toBe('#191970')
  expect(hexOf('mint-cream')).toBe('#f5fffa')
  expect(hexOf('#0A7')).toBe('#0a7')
  expect(hexOf('loud')).toBe(null)
})
