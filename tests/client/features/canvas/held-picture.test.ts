// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { HeldPicture } from '#client/features/canvas/board/held-picture.ts'

test('what was drawn is held while the camera moves, drawn anew when it is twice as near or far, and let go at rest', () => {
  const held = new HeldPicture()
  const board = document.createElement('div')
  const isHeld = () => board.dataset.moving !== undefined
  held.moved(board, 0.2)
  held.moved(board, 0.3)
  expect(isHeld()).toBe(true)
  held.moved(board, 0.41)
  expect(isHeld()).toBe(false)
  held.moved(board, 0.42)
  held.moved(board, 0.22)
  expect(isHeld()).toBe(true)
  held.moved(board, 0.2)
  expect(isHeld()).toBe(false)
  held.moved(board, 0.2)
  held.rest(board)
  expect(isHeld()).toBe(false)
})
