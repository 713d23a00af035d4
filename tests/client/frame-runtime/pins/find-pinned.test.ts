// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { findPinned } from '#client/frame-runtime/pins/find-pinned.ts'

afterEach(() => document.body.replaceChildren())
const show = (html: string) => {
  document.body.innerHTML = html
}
const PIN = { way: [0, 1], tag: 'h2', label: 'Our prices' }

test('an element is found at its place', () => {
  show('<main><p>Hello</p><h2>Our  prices</h2></main>')
  expect(findPinned(PIN)?.textContent).toBe('Our  prices')
})

test('where it has moved it is the only one of its kind that says the same', () => {
  show('<main><p>Hello</p><p>New</p><section><h2>Our prices</h2></section></main>')
  expect(findPinned(PIN)?.localName).toBe('h2')
  show('<main><p>Hello</p><p>New</p><h2>Our prices</h2><h2>Our prices</h2></main>')
  expect(findPinned(PIN)).toBeNull()
})

test('with other words it is still the one of its kind at its place, and else it is not there', () => {
  show('<main><p>Hello</p><h2>Plans</h2></main>')
  expect(findPinned(PIN)?.textContent).toBe('Plans')
  show('<main><p>Hello</p></main>')
  expect(findPinned(PIN)).toBeNull()
})
