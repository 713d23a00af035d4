// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EscapeLayer, EscapeStack, useEscape } from '#client/actions/escape.ts'

const closed: string[] = []

/** Each of these is open until it is closed. */
const opened = (stack: EscapeStack, ...layers: EscapeLayer[]) => {
  for (const layer of layers) {
    const leave = stack.push({
      layer,
      close: () => {
        closed.push(layer)
        leave()
      },
    })
  }
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  closed.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('Escape closes one layer at a time, the run last, however they were opened', () => {
  const stack = new EscapeStack()
  opened(stack, 'panel', 'run', 'selection', 'welcome', 'fullScreen', 'following', 'previewTools')
  while (stack.closeTop());
  expect(closed).toEqual(['panel', 'previewTools', 'selection', 'fullScreen', 'following', 'welcome', 'run'])
})

test('of two on one layer the one that was opened last closes first', () => {
  const stack = new EscapeStack()
  const first = vi.fn()
  const second = vi.fn()
  stack.push({ layer: 'panel', close: first })
  const leave = stack.push({ layer: 'panel', close: second })
  stack.closeTop()
  leave()
  stack.closeTop()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  expect(first.mock.invocationCallOrder[0]).toBeGreaterThan(second.mock.invocationCallOrder[0] ?? 0)
})

function Layer({ layer, isOpen }: { layer: EscapeLayer; isOpen: boolean }) {
  useEscape(layer, isOpen ? () => closed.push(layer) : null)
  return null
}

const show = (open: Partial<Record<EscapeLayer, boolean>>) =>
  act(async () =>
    root.render(
      Object.entries(open).map(([layer, isOpen]) =>
        createElement(Layer, { key: layer, layer: layer as EscapeLayer, isOpen }),
      ),
    ),
  )

const press = (prepare: (event: KeyboardEvent) => void = () => undefined): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  prepare(event)
  document.body.dispatchEvent(event)
  return event
}

test('the key is taken while something is open, and left alone otherwise', async () => {
  await show({ run: true, following: true })
  expect(press().defaultPrevented).toBe(true)
  expect(closed).toEqual(['following'])
  await show({ run: true, following: false })
  press()
  expect(closed).toEqual(['following', 'run'])
  await show({ run: false, following: false })
  expect(press().defaultPrevented).toBe(false)
  expect(closed).toHaveLength(2)
})

test('what a dialog, a menu or a field has taken closes nothing else', async () => {
  await show({ run: true })
  press(event => event.preventDefault())
  expect(closed).toEqual([])
})
