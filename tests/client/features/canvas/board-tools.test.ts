// @vitest-environment happy-dom

import { getDefaultStore } from 'jotai'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { cameraOf } from '#client/features/canvas/board/camera.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { makeShape, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { newId } from '#shared/ids.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()

const shapes = () => [...readShapes(on.canvas.layout).values()]
const card = (id: string) => document.querySelector(`.react-flow__node[data-id="${id}"]`) as Element
const pane = () => document.querySelector('.react-flow__pane') as Element
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const hint = () => [...document.querySelectorAll('[role="status"]')].map(each => each.textContent).join()

/** What is loaded as it is needed is drawn between two looks, never during one. */
const loaded = (holds: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      holds()
    },
    { timeout: 5_000 },
  )

/** What a mouse does: it goes there, and presses and lets go. */
const click = (at: Element, clientX = 0, clientY = 0, keys: MouseEventInit = {}) =>
  act(async () => {
    const where = { bubbles: true, cancelable: true, button: 0, clientX, clientY, ...keys }
    at.dispatchEvent(new PointerEvent('pointerdown', where))
    at.dispatchEvent(new MouseEvent('mousedown', where))
    at.dispatchEvent(new PointerEvent('pointerup', where))
    at.dispatchEvent(new MouseEvent('mouseup', where))
    at.dispatchEvent(new MouseEvent('click', where))
  })

test('with the note in hand a click puts one where it was made, and the pointer selects again', async () => {
  cameraOf(on.canvas.id).write({ x: 0, y: 0, zoom: 0.5 })
  on.canvas.addNode({ name: 'One' })
  await on.open()
  await act(async () => button('Note')?.click())
  expect(button('Note')?.getAttribute('aria-pressed')).toBe('true')
  expect(hint()).toContain('Click where the note goes')
  await click(pane(), 600, 300)
  const [note] = shapes()
  expect(note).toMatchObject({ kind: 'note' })
  // Its middle is where the click was: at half the size of the board's units.
  expect([(note?.x ?? 0) + (note?.width ?? 0) / 2, (note?.y ?? 0) + (note?.height ?? 0) / 2]).toEqual([
    1_200, 600,
  ])
  expect(button('Note')?.getAttribute('aria-pressed')).toBe('false')
  await click(pane(), 100, 100)
  expect(shapes()).toHaveLength(1)
})

/** Two designs and the arrow in hand. */
async function withArrow(presses = 1) {
  const [from, to] = [on.canvas.addNode({ name: 'One' }), on.canvas.addNode({ name: 'Two' }, { x: 2_000 })]
  await on.open()
  for (let press = 0; press < presses; press++) await on.press('a')
  expect(isInHand()).toBe('true')
  return { from, to }
}
const isInHand = () => button('Arrow')?.getAttribute('aria-pressed')

test('with the arrow in hand one is led from a design to another, and the pointer selects again', async () => {
  const { from, to } = await withArrow()
  await click(card(from))
  expect(hint()).toContain('Now the design it leads to')
  expect(shapes()).toEqual([])
  await click(card(to))
  expect(shapes()).toMatchObject([{ kind: 'arrow', from, to }])
  // Nothing was selected or moved by it but the arrow itself.
  expect(document.querySelectorAll('.react-flow__node.selected').length).toBe(0)
  expect(isInHand()).toBe('false')
})

test('with Shift another one follows; Escape drops the one that is led, then the tool', async () => {
  const { from, to } = await withArrow()
  await click(card(from))
  await click(card(to), 0, 0, { shiftKey: true })
  expect(shapes()).toHaveLength(1)
  expect(isInHand()).toBe('true')
  await click(card(to))
  await on.press('Escape')
  await click(card(from))
  expect(shapes()).toHaveLength(1)
  await on.press('Escape')
  expect(isInHand()).toBe('true')
  await on.press('Escape')
  expect(isInHand()).toBe('false')
})

test('pressed twice the arrow is kept for several, and pressed once more it is put away', async () => {
  const { from, to } = await withArrow(2)
  expect(hint()).toContain('Arrow after arrow')
  await click(card(from))
  await click(card(to))
  await click(card(to))
  await click(card(from))
  expect(shapes()).toMatchObject([
    { kind: 'arrow', from, to },
    { kind: 'arrow', from: to, to: from },
  ])
  expect(isInHand()).toBe('true')
  await act(async () => button('Arrow')?.click())
  expect(isInHand()).toBe('false')
})

test('whoever opens a menu puts the arrow away', async () => {
  await withArrow()
  const menu = document.body.appendChild(document.createElement('div'))
  menu.setAttribute('role', 'menu')
  menu.tabIndex = -1
  await act(async () => void menu.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  expect(isInHand()).toBe('false')
})

test('an arrow neither begins nor ends at a note, and it says so', async () => {
  const { from } = await withArrow()
  const note = { kind: 'note', x: 0, y: 2_000, width: 400, height: 300, z: 1, color: 'yellow' } as const
  const id = newId()
  await act(async () => void shapesOf(on.canvas.layout).set(id, makeShape(note)))
  await click(card(id))
  expect(hint()).not.toContain('Now the design it leads to')
  expect(hint()).toContain('not to a note or a frame')
  await click(card(from))
  expect(hint()).toContain('Now the design it leads to')
  await click(card(id))
  expect(shapes()).toMatchObject([{ kind: 'note' }])
  expect(hint()).toContain('not to a note or a frame')
})

test('an arrow is drawn from a handle of the design that is selected, and to nothing it is none', async () => {
  const [from, to] = [on.canvas.addNode({ name: 'One' }), on.canvas.addNode({ name: 'Two' }, { x: 2_000 })]
  await on.open()
  await on.press('Enter', {}, card(from))
  const lead = async (target: Element) => {
    const handle = card(from).querySelector('.board-arrow-handle')
    await act(async () => {
      handle?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    })
    // Beside the design it is a drag, which ends where the button is let go.
    await act(async () => {
      target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
      target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    })
  }
  await lead(pane())
  expect(shapes()).toEqual([])
  await lead(card(to))
  expect(shapes()).toMatchObject([{ kind: 'arrow', from, to }])
})

test('a direction is tied to what was explored, which no key takes away', async () => {
  const of = on.canvas.addNode({ name: 'Landing' })
  const explore = { id: newId(), of, words: 'Calm', isCollapsed: false }
  on.canvas.addNode({ name: 'Landing', explore }, { x: 2_000 })
  on.canvas.addNode({ name: 'Orphan', explore: { ...explore, of: newId() } }, { x: 4_000 })
  await on.open()
  expect(document.querySelectorAll('.board-tie').length).toBe(1)
  await on.press('a', { ctrlKey: true })
  expect(document.querySelectorAll('.react-flow__edge.selected').length).toBe(0)
})

test('a guest who votes is told why an account is needed', async () => {
  const explore = { id: newId(), of: null, words: 'Calm', isCollapsed: false }
  on.canvas.addNode({ name: 'Landing', artifactId: newId(), explore })
  await on.open(undefined, { isGuest: true })
  await act(async () => button('Vote')?.click())
  expect(getDefaultStore().get(openDialogAtom)).toMatchObject({
    kind: 'auth',
    why: expect.stringContaining('To vote you need an account'),
  })
  await act(async () => getDefaultStore().set(openDialogAtom, null))
})

test('with the chat of a design beside the board there is one box to write in, unless something else is selected', async () => {
  const one = on.canvas.addNode({ name: 'One' })
  const two = on.canvas.addNode({ name: 'Two' }, { x: 2_000 })
  await on.open()
  const box = () => document.querySelector('textarea[aria-label="Describe your design"]')?.closest('[hidden]')
  expect(box()).toBeNull()
  await on.press('Enter', {}, card(one))
  await on.press('o')
  expect(box()).not.toBeNull()
  await on.press('Enter', {}, card(two))
  expect(box()).toBeNull()
})

test('designs that are there already are added from the board, several at once, and what failed stays chosen', async () => {
  const [harbour, bakery] = ['Harbour', 'Bakery'].map(name => ({
    ...{ id: newId(), name, access: 'private', permissionLevel: 'owner', starred: false, updatedAt: 0 },
    ...{ activeArtifactId: null, people: [] },
  }))
  let asked = 0
  on.answers = path => {
    if (path.includes('/chatPattern')) return { reply: { patterns: [harbour, bakery] } }
    if (!path.endsWith('/spaces/node')) return {}
    asked += 1
    const made = { nodeId: newId(), editorRoomId: newId(), artifactId: null }
    return asked === 2 ? { status: 500, reply: {} } : { reply: made }
  }
  await on.open()
  await act(async () =>
    [...document.querySelectorAll('button')].find(each => each.textContent === 'Add designs')?.click(),
  )
  const boxes = () => [
    ...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="checkbox"]'),
  ]
  await loaded(() => expect(boxes()).toHaveLength(2))
  await act(async () => boxes()[0]?.click())
  await act(async () => boxes()[1]?.click())
  const add = () =>
    [...document.querySelectorAll('[role="dialog"] button')].find(each => each.textContent?.startsWith('Add'))
  expect(add()?.textContent).toBe('Add 2 designs')
  await act(async () => (add() as HTMLElement).click())
  await loaded(() => expect(add()?.textContent).toBe('Add 1 design'))
  const bodies = () => on.sent.filter(({ path }) => path.endsWith('/spaces/node')).map(({ body }) => body)
  expect(bodies()).toMatchObject([
    { spaceId: on.canvas.id, patternId: harbour?.id },
    { spaceId: on.canvas.id, patternId: bakery?.id },
  ])
  expect(boxes().map(box => box.checked)).toEqual([false, true])
  await act(async () => (add() as HTMLElement).click())
  await loaded(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  const [, failed, again] = bodies() as { requestId: string }[]
  expect(again?.requestId).toBe(failed?.requestId)
})
