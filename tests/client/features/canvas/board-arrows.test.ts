// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeShape, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()

/** What a browser does and happy-dom does not: it lays out what has a size, and says so once it is watched. */
let layOut: () => void
beforeEach(() => {
  const watched: { element: Element; tell: ResizeObserverCallback; by: ResizeObserver }[] = []
  layOut = () => {
    for (const { element, tell, by } of watched) tell([{ target: element } as never], by)
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell
      }
      observe = (element: Element) => {
        watched.push({ element, tell: this.#tell, by: this })
      }
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  for (const [name, side] of [
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseFloat(this.style[side]) || 0
    })
  return () => vi.restoreAllMocks()
})

const arrows = () => document.querySelectorAll('.react-flow__edge .board-arrow').length

test('an arrow that was there before the page is drawn, and stays when the browser has laid the designs out', async () => {
  const [from, to] = [on.canvas.addNode(), on.canvas.addNode({}, { x: 2_000 })]
  const arrow = { kind: 'arrow', x: 0, y: 0, width: 40, height: 40, z: 0, color: 'grey', from, to } as const
  shapesOf(on.canvas.layout).set('arrow', makeShape(arrow))
  await on.open()
  expect(arrows()).toBe(1)
  await act(async () => layOut())
  expect(arrows()).toBe(1)
})

test('a second arrow the same way between the same two designs is none: the first is selected', async () => {
  on.canvas.addNode()
  on.canvas.addNode({}, { x: 2_000 })
  await on.open()
  const written = () => readShapes(on.canvas.layout)
  await on.press('a', { ctrlKey: true })
  await on.press('a')
  const [first] = written().keys()
  await on.press('a', { ctrlKey: true })
  await on.until(() => expect(document.querySelectorAll('.react-flow__node.selected').length).toBe(2))
  await on.press('a')
  expect([...written().keys()]).toEqual([first])
  expect(document.querySelectorAll('.board-arrow.is-selected').length).toBe(1)
  expect(document.querySelectorAll('.react-flow__node.selected').length).toBe(0)
})
