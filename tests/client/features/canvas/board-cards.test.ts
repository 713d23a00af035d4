// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { cameraOf } from '#client/features/canvas/board/camera.ts'
import { TOUCH } from '#client/lib/media-query.ts'
import { readShapes } from '#room-schema/canvas-layout.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { newId } from '#shared/ids.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'
import type { Joined } from '#tests/support/rooms/joined-canvas.ts'

const on = boardPage()

test('a note that was just put there is typed in at once, moved without leaving it, and left by Escape', async () => {
  await on.open()
  await on.press('n')
  expect(readShapes(on.canvas.layout).size).toBe(0)
  await on.press('Enter')
  const field = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Note"]')
  await on.until(() => expect(document.activeElement).toBe(field()))
  expect([...readShapes(on.canvas.layout).values()].map(({ kind, text }) => [kind, text])).toEqual([
    ['note', ''],
  ])
  // The board moves what is dragged unless it says otherwise.
  expect(field()?.closest('.nodrag')).toBeNull()
  await act(async () => {
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  expect(document.activeElement?.classList.contains('react-flow__node')).toBe(true)
})

test('a direction that was kept says so, and what was set aside is brought back', async () => {
  const of = on.canvas.addNode({ name: 'Landing' })
  const direction = { id: newId(), of, words: 'Calm', isCollapsed: false }
  const kept = on.canvas.addNode({
    ...{ name: 'Landing', artifactId: newId() },
    explore: { ...direction, words: 'Bold', isKept: true },
  })
  const aside = on.canvas.addNode({
    name: 'Landing',
    artifactId: newId(),
    explore: { ...direction, isCollapsed: true },
  })
  await on.open()
  const cardOf = (id: string) => document.querySelector(`.react-flow__node[data-id="${id}"]`)
  expect(cardOf(kept)?.textContent).toContain('Kept')
  expect(cardOf(kept)?.textContent).toContain('Bold')
  expect(cardOf(kept)?.querySelector('.is-collapsed')).toBeNull()
  expect(cardOf(aside)?.querySelector('.is-collapsed')).not.toBeNull()
  expect(cardOf(aside)?.textContent).not.toContain('Kept')
  const bringBack = [...(cardOf(aside)?.querySelectorAll('button') ?? [])].find(
    each => each.textContent === 'Bring back',
  )
  await act(async () => bringBack?.click())
  await on.until(() => expect(on.sent.some(({ path }) => path.endsWith('/spaces/node/collapse'))).toBe(true))
  expect(on.sent.find(({ path }) => path.endsWith('/spaces/node/collapse'))?.body).toEqual({
    ...{ spaceId: on.canvas.id, nodeId: aside, isCollapsed: false, which: 'this' },
  })
})

test('from afar, where the buttons of neighbours would overlap, only the one selected direction has its own', async () => {
  cameraOf(on.canvas.id).write({ x: 0, y: 0, zoom: 0.1 })
  const direction = { id: newId(), of: null, words: 'Calm', isCollapsed: true }
  const [one, two] = [0, 1_600].map(x =>
    on.canvas.addNode({ name: 'Landing', artifactId: newId(), explore: direction }, { x }),
  )
  await on.open()
  const cards = () => [...document.querySelectorAll('.react-flow__node')]
  const withButton = (words: string) =>
    cards()
      .filter(card => [...card.querySelectorAll('button')].some(each => each.textContent === words))
      .map(card => card.getAttribute('data-id'))
  expect(withButton('')).toEqual([one, two])
  expect(withButton('Bring back')).toEqual([])
  expect(withButton('Keep')).toEqual([])
  await on.press('a', { ctrlKey: true })
  expect(withButton('Bring back')).toEqual([])
  await on.press('Escape')
  await on.press('Enter', {}, cards()[0])
  expect(withButton('Bring back')).toEqual([one])
  expect(withButton('Keep')).toEqual([one])
})

test('what keeps a direction and what sets it aside each stand under their own name', async () => {
  cameraOf(on.canvas.id).write({ x: 0, y: 0, zoom: 0.5 })
  const explore = {
    id: newId(),
    of: on.canvas.addNode({ name: 'Origin' }),
    words: 'Calm',
    isCollapsed: false,
  }
  on.canvas.addNode({ name: 'Landing', artifactId: newId(), status: 'ready', explore }, { x: 2_000 })
  await on.open()
  const items = async (name: string) => {
    const control = [...document.querySelectorAll('button')].find(
      each => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
    await act(async () => control?.click())
    const found = () => [...document.querySelectorAll('[role="menuitem"]')].map(each => each.textContent)
    await vi.waitFor(
      async () => {
        await act(async () => undefined)
        expect(found().length).toBeGreaterThan(0)
      },
      { timeout: 5_000 },
    )
    const texts = found()
    await on.press('Escape', {}, document.activeElement ?? document.body)
    return texts
  }
  expect(await items('Keep')).toEqual(['As the next version of its origin', 'As a design of its own'])
  expect(await items('Set aside')).toEqual(['Set this one aside', 'Set the others aside'])
})

test('a card says of which version it is a copy', async () => {
  const artifactId = newId()
  const nodeId = on.canvas.addNode({ name: 'Landing', artifactId })
  const of = { patternId: newId(), name: 'Harbour', version: { major: 3, minor: 0 } }
  on.answers = path => ({ reply: path.endsWith('/copies') ? { copies: [{ nodeId, artifactId, of }] } : {} })
  await on.open()
  await on.until(() => expect(document.body.textContent).toContain('a copy of v3 of Harbour'))
})

test('a design that was deleted, does not compile, or never came about says so on its card', async () => {
  on.canvas.addNode({ name: 'Gone', status: 'gone', thumbnail: '/picture' })
  on.canvas.addNode({ name: 'Broken', status: 'error', artifactId: newId() })
  on.canvas.addNode({ name: 'Failed', status: 'error' })
  await on.open()
  const cards = [...document.querySelectorAll('[role="group"][aria-label]')]
  const said = (name: string) => cards.find(card => card.getAttribute('aria-label') === name)?.textContent
  expect(said('Gone')).toContain('This design is gone')
  expect(said('Broken')).toContain('This version cannot be shown')
  expect(said('Failed')).toContain('The first try did not work out')
  // Nothing of it is seen any more.
  expect(document.querySelector('img[src="/picture"]')).toBeNull()
})

test('Escape leaves the chat beside the board open', async () => {
  on.canvas.addNode({ name: 'Landing' })
  await on.open()
  await on.press('a', { ctrlKey: true })
  await on.press('o')
  const panel = () => document.querySelector('aside[aria-label="Landing"]')
  expect(panel()).not.toBeNull()
  for (const at of [panel(), document.body])
    await act(async () => {
      at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    })
  expect(panel()).not.toBeNull()
})

test('on a touch screen it is said in one line why nothing can be typed here', async () => {
  const list = (query: string) => Object.assign(new EventTarget(), { matches: query === TOUCH })
  vi.stubGlobal('matchMedia', list)
  await on.open()
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.body.textContent).toContain('Here you can look around and open designs.')
})

/** A room that can be closed on whoever has no access. */
function closing() {
  let state = on.ada.room.state()
  const heard = new Set<() => void>()
  const room = {
    ...{ doc: on.ada.room.doc, awareness: on.ada.room.awareness, state: () => state },
    subscribe: (listener: () => void) => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
    ...{ hearLooks: () => () => undefined, reconnect: () => undefined, destroy: () => undefined },
  } as unknown as Joined['room']
  const close = async () => {
    state = { ...state, link: 'closed', closeCode: CLOSE.forged }
    await act(async () => {
      for (const listener of heard) listener()
    })
  }
  return { room, close }
}

test('nothing of a board stays before the eyes of whoever has lost access, who can ask for it there', async () => {
  on.answers = () => ({ reply: { ok: true } })
  on.canvas.addNode({ name: 'Landing' })
  const { room, close } = closing()
  await on.open({ ...on.ada, room })
  expect(on.groups()).toContain('Landing')
  await close()
  expect(on.groups()).toEqual([])
  expect(document.body.textContent).toContain('You have no access to this canvas any more')
  const ask = [...document.querySelectorAll('button')].find(each => each.textContent === 'Request access')
  await act(async () => ask?.click())
  await on.until(() =>
    expect(on.sent.some(({ path }) => path.endsWith(`/canvas/${on.canvas.id}/access/request`))).toBe(true),
  )
  await on.until(() => expect(document.body.textContent).toContain('The owner has your request'))
})

test('a request that was sent before stands there when somebody comes back to the page', async () => {
  on.answers = path =>
    path.endsWith('/access/request')
      ? { reply: { state: 'open', againAt: null } }
      : { status: 403, reply: {} }
  const { room, close } = closing()
  await on.open({ ...on.ada, room })
  await close()
  await on.until(() => expect(document.body.textContent).toContain('The owner has your request'))
  expect(document.body.textContent).not.toContain('Request access')
})
