import { expect, test } from 'vitest'
import { Motion } from '#client/features/canvas/board/motion.ts'

test('A movement begins once, and begins again after the camera has rested', () => {
  const motion = new Motion()
  expect(motion.moved(0)).toBe(true)
  expect(motion.moved(16)).toBe(false)
  expect(motion.ended(170)).toBe(true)
  expect(motion.moved(400)).toBe(true)
})

test('The camera does not rest when a pinch ends while the scroll after it is under way', () => {
  const motion = new Motion()
  motion.moved(0)
  for (let at = 16; at <= 144; at += 16) motion.moved(at)
  expect(motion.ended(150)).toBe(false)
  expect(motion.moved(160)).toBe(false)
  expect(motion.ended(310)).toBe(true)
})

test('An end without a movement is a rest', () => {
  expect(new Motion().ended(0)).toBe(true)
})
