import { expect, test } from 'vitest'
import { type CanvasPresence, canvasPresenceSchema } from '#room-schema/canvas-presence.ts'

const user = { id: 'ann', name: 'Ann', color: '#1d4ed8', picture: null }

test('presence on a canvas reads with defaults, and nothing of it that is malformed hides the rest', () => {
  const blank: Omit<CanvasPresence, 'user'> = {
    ...{ cursor: null, view: null, selection: [], drag: null, editing: null },
    ...{ isTyping: false, isSpotlight: false },
  }
  expect(canvasPresenceSchema.parse({ user })).toEqual({ user, ...blank })
  const state = { user, cursor: { x: 1, y: 'far' }, selection: ['a'], drag: { a: { x: 1, y: 2 } }, view: 3 }
  expect(canvasPresenceSchema.parse(state)).toEqual({
    ...{ user, ...blank },
    ...{ selection: ['a'], drag: { a: { x: 1, y: 2 } } },
  })
  expect(canvasPresenceSchema.parse({ user, selection: Array(101).fill('a') }).selection).toEqual([])
})
