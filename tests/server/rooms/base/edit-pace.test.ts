import { expect, test } from 'vitest'
import { forged, type Refusal } from '#room-schema/guard.ts'
import { EditPace } from '#server/rooms/base/edit-pace.ts'

const FORGED = forged('G6', 'no path')
const refuse = (pace: EditPace, userId: string, count: number, refusal: Refusal = FORGED, now = 0) => {
  for (let n = 0; n < count; n++) pace.refused(userId, refusal, now)
}

test('[R10] 20 refused edits of one person a minute; others go on, and so does that person after it', () => {
  const pace = new EditPace()
  refuse(pace, 'eve', 19)
  expect(pace.isPutOff('eve', 0)).toBe(false)
  refuse(pace, 'eve', 1)
  expect(pace.isPutOff('eve', 59_999)).toBe(true)
  expect(pace.isPutOff('ada', 0)).toBe(false)
  expect(pace.isPutOff('eve', 60_000)).toBe(false)
})

test('[R10] 30 of several people: nobody is tried in vain twice, and who was not refused goes on', () => {
  const pace = new EditPace()
  for (let n = 0; n < 30; n++) refuse(pace, `guest ${n}`, 1)
  expect(pace.isPutOff('guest 7', 1_000)).toBe(true)
  expect(pace.isPutOff('ada', 1_000)).toBe(false)
  expect(pace.isPutOff('guest 7', 60_000)).toBe(false)
})

test("[R10] a reader's edits and what comes out of order do not count", () => {
  const pace = new EditPace()
  refuse(pace, 'ada', 100, { rule: 'R6', close: null, reason: 'read_only' })
  refuse(pace, 'ada', 100, { rule: 'G3', close: null, reason: 'builds on something' })
  expect(pace.isPutOff('ada', 0)).toBe(false)
})

test('[R10] 500 new client ids of one person an hour', () => {
  const pace = new EditPace()
  for (let n = 0; n < 9; n++) pace.brought('eve', 50, n)
  expect(pace.isPutOff('eve', 10)).toBe(false)
  pace.brought('eve', 50, 10)
  expect(pace.isPutOff('eve', 3_599_999)).toBe(true)
  expect(pace.isPutOff('ada', 10)).toBe(false)
  expect(pace.isPutOff('eve', 3_600_000)).toBe(false)
})
