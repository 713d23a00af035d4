import { afterEach, expect, test, vi } from 'vitest'
import { keepConsoleErrors } from '#client/frame-runtime/console-errors.ts'

const own = console.error
afterEach(() => {
  console.error = own
})

function keeping() {
  const said = vi.fn()
  console.error = said
  return { said, kept: keepConsoleErrors() }
}

test('what a design says as an error is kept as the console writes it, and said all the same', () => {
  const { said, kept } = keeping()
  console.error('%s is not a %s', 'Chart', 'component', 7)
  console.error(new TypeError('x is undefined'))
  expect(kept()).toEqual(['Chart is not a component 7', 'TypeError: x is undefined'])
  expect(said).toHaveBeenCalledTimes(2)
})

test('the same is kept once, a flood only in part, and nothing at any length', () => {
  const { kept } = keeping()
  for (let at = 0; at < 1_000; at++) console.error(`broken ${at % 50}`, 'x'.repeat(1_000))
  expect(kept()).toHaveLength(12)
  expect(Math.max(...kept().map(text => text.length))).toBe(300)
})

test('what cannot be written as text breaks nothing', () => {
  const { kept } = keeping()
  console.error({
    toString() {
      throw new Error('no')
    },
  })
  console.error()
  expect(kept()).toEqual(['something', 'undefined'])
})
