import { expect, test, vi } from 'vitest'
import { RunningBudget } from '#client/frames/budget.ts'

const waiting = (budget: RunningBudget, isUrgent = false) => {
  const granted = vi.fn()
  return { granted, end: budget.ask({ isUrgent, granted }) }
}

test('so many designs run at once, and the next one when one has gone', () => {
  const budget = new RunningBudget(2)
  const [first, second, third, fourth] = [waiting(budget), waiting(budget), waiting(budget), waiting(budget)]
  expect([first, second, third, fourth].map(({ granted }) => granted.mock.calls.length)).toEqual([1, 1, 0, 0])
  first.end()
  expect(third.granted).toHaveBeenCalledOnce()
  expect(fourth.granted).not.toHaveBeenCalled()
})

test('what people came to look at never waits, and counts', () => {
  const budget = new RunningBudget(1)
  const still = waiting(budget)
  const shown = waiting(budget, true)
  expect(shown.granted).toHaveBeenCalledOnce()
  const late = waiting(budget)
  still.end()
  expect(late.granted).not.toHaveBeenCalled()
  shown.end()
  expect(late.granted).toHaveBeenCalledOnce()
})

test('whoever gave up waiting takes no place, and a place is given back once', () => {
  const budget = new RunningBudget(1)
  const [first, second, third] = [waiting(budget), waiting(budget), waiting(budget)]
  second.end()
  first.end()
  first.end()
  expect(second.granted).not.toHaveBeenCalled()
  expect(third.granted).toHaveBeenCalledOnce()
  const fourth = waiting(budget)
  expect(fourth.granted).not.toHaveBeenCalled()
})
