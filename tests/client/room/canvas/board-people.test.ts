import { expect, test } from 'vitest'
import { peopleOn } from '#client/room/canvas/board-people.ts'
import { TestCanvas } from '#tests/support/rooms/joined-canvas.ts'

const STATE = { cursor: null, view: null, selection: [], drag: null, editing: null }
const at = (x: number) => ({ ...STATE, cursor: { x, y: 0 }, isTyping: false, isSpotlight: false })

function joined() {
  const canvas = new TestCanvas()
  const [ada, bob] = [canvas.join('Ada'), canvas.join('Bob')]
  const people = peopleOn(ada.room.awareness)
  let times = 0
  const stop = people.subscribe(() => {
    times += 1
  })
  return { ada, bob, people, told: () => times, stop: () => [stop(), canvas.leave()] }
}

test('What one does oneself is no news of the others, however often one moves', () => {
  const { ada, people, told, stop } = joined()
  for (let x = 0; x < 10; x++) ada.room.awareness.setLocalState(at(x))
  expect(told()).toBe(0)
  expect(people.cursors()).toEqual([])
  stop()
})

test('Each move of somebody else is told', () => {
  const { bob, people, told, stop } = joined()
  for (let x = 0; x < 10; x++) bob.room.awareness.setLocalState(at(x))
  expect(told()).toBe(10)
  expect(people.cursors()).toMatchObject([{ at: { x: 9, y: 0 } }])
  stop()
})
