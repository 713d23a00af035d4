import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveAcknowledgement } from '#client/room/transport/save-acknowledgement.ts'

let asked: number
let isLinked: boolean
let unsavedSince: number | null
let isDead: boolean
let acknowledgement: SaveAcknowledgement

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  asked = 0
  isLinked = true
  unsavedSince = null
  isDead = false
  acknowledgement = new SaveAcknowledgement({
    ask: () => {
      if (isLinked) asked += 1
      return isLinked
    },
    changed: since => {
      unsavedSince = since
    },
    dead: () => {
      isDead = true
    },
  })
})
afterEach(() => {
  acknowledgement.linkLost()
  vi.useRealTimers()
})

test('an edit is unsaved until a question asked after it is answered', () => {
  acknowledgement.edited()
  expect({ asked, unsavedSince }).toEqual({ asked: 1, unsavedSince: 1_000_000 })
  vi.advanceTimersByTime(40)
  acknowledgement.answered()
  expect(unsavedSince).toBeNull()
})

test('an answer does not cover what was typed after the question', () => {
  acknowledgement.edited()
  acknowledgement.edited()
  acknowledgement.answered()
  expect(unsavedSince).not.toBeNull()
  vi.advanceTimersByTime(250)
  expect(asked).toBe(2)
  acknowledgement.answered()
  expect(unsavedSince).toBeNull()
})

test('a fast typist asks a few times a second', () => {
  for (let ms = 0; ms < 1_000; ms += 20) {
    acknowledgement.edited()
    vi.advanceTimersByTime(20)
    acknowledgement.answered()
  }
  expect(asked).toBeGreaterThan(2)
  expect(asked).toBeLessThanOrEqual(5)
})

test('edits made without a link are asked about once it is there again', () => {
  isLinked = false
  acknowledgement.edited()
  vi.advanceTimersByTime(60_000)
  expect({ asked, unsavedSince }).toEqual({ asked: 0, unsavedSince: 1_000_000 })
  isLinked = true
  acknowledgement.answered()
  expect(asked).toBe(1)
  expect(unsavedSince).not.toBeNull()
  acknowledgement.answered()
  expect(unsavedSince).toBeNull()
})

test('a question that a lost link took with it is asked again on the next', () => {
  acknowledgement.edited()
  acknowledgement.linkLost()
  vi.advanceTimersByTime(30_000)
  expect(isDead).toBe(false)
  acknowledgement.answered()
  expect({ asked, isUnsaved: unsavedSince !== null }).toEqual({ asked: 2, isUnsaved: true })
})

test('a link that does not answer within 8 s is dead', () => {
  acknowledgement.probe()
  vi.advanceTimersByTime(7_999)
  expect(isDead).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isDead).toBe(true)
})
