import { describe, expect, test } from 'vitest'
import { nextFollowing, type ScrollPosition } from '#client/lib/follow-scroll.ts'

const at = (top: number, height = 2_000): ScrollPosition => ({ top, height, viewHeight: 500 })
const END = at(1_500)
const next = (isFollowing: boolean, before: ScrollPosition, after: ScrollPosition, isByHand = true) =>
  nextFollowing(isFollowing, { before, after, isByHand })

describe('[S4] chat scrolling', () => {
  test('within 20 px of the end it follows', () => {
    expect(next(false, at(1_000), at(1_480))).toBe(true)
    expect(next(false, at(1_000), at(1_479))).toBe(false)
  })

  test('scrolling up leaves, also while the thread grows', () => {
    expect(next(true, END, at(1_400))).toBe(false)
    expect(next(true, END, at(1_400, 2_300))).toBe(false)
  })

  test('a position that a script sets leaves too', () => {
    expect(next(true, END, at(0), false)).toBe(false)
  })

  test('growth alone never leaves, however far it pushes the end away', () => {
    expect(next(true, END, at(1_500, 9_000))).toBe(true)
  })

  test('a thread that became shorter and longer again is still followed', () => {
    expect(next(true, END, at(1_420, 2_040), false)).toBe(true)
  })

  test('reading further up stays so while one scrolls down a little', () => {
    expect(next(false, at(100), at(300))).toBe(false)
  })
})
