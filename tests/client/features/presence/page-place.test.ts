import { expect, test } from 'vitest'
import { inPage, onFrame } from '#client/features/presence/page-place.ts'

/** A page of five screens; one is at its second, the other between the second and the third. */
const ADA = { left: 0, top: 0.2, width: 1, height: 0.2 }
const BOB = { left: 0, top: 0.25, width: 1, height: 0.2 }

test('a cursor keeps its place in the page, wherever that is on somebody else’s screen', () => {
  const place = inPage({ x: 0.5, y: 0.75 }, ADA)
  expect(place).toEqual({ x: 0.5, y: expect.closeTo(0.35) })
  expect(onFrame(place, ADA)).toEqual({ x: 0.5, y: expect.closeTo(0.75) })
  expect(onFrame(place, BOB)).toEqual({ x: 0.5, y: expect.closeTo(0.5) })
})

test('what is scrolled out of sight is nowhere', () => {
  expect(onFrame(inPage({ x: 0.5, y: 0.1 }, ADA), BOB)).toBeNull()
})
