// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { toasterIsThere } from '#client/ui/toast.ts'
import { readLayout, readShapes } from '#room-schema/canvas-layout.ts'
import { writeNode } from '#room-schema/canvas-room.ts'
import { newId } from '#shared/ids.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()

const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const prompt = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Describe your design"]')
const bill = () => document.querySelector('#board-bill')?.textContent
const type = (text: string) =>
  act(async () => {
    const field = prompt()
    // As a browser does when somebody types; React hears of nothing else.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const enter = () =>
  act(async () => {
    prompt()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
const CREDITS = { oneTimeCredits: 0, periodCountUsed: 1, limit: null, balance: 0, orgBalance: 0 }

test('the board is an application, and each design on it a group named by it', async () => {
  on.canvas.addNode({ name: 'Landing' })
  on.canvas.addNode({ name: 'Pricing' }, { x: 1_600 })
  await on.open()
  expect(document.querySelector('[role="application"]')?.getAttribute('aria-label')).toBe('Canvas')
  expect(on.groups()).toEqual(expect.arrayContaining(['Landing', 'Pricing']))
  expect(button('Fit')).not.toBeNull()
  expect(document.querySelector('textarea[aria-label="Describe your design"]')).not.toBeNull()
})

test('an empty board says how it begins, to those who may', async () => {
  await on.open()
  expect(document.body.textContent).toContain('New design')
})

test('whoever may only look has no tools to write with', async () => {
  on.canvas.addNode({ name: 'Landing' })
  await on.open(on.canvas.join('Rita', false))
  expect(on.groups()).toContain('Landing')
  expect(button('Note')).toBeNull()
  expect(document.querySelector('textarea')).toBeNull()
})

test('a run is told in its own design: what it does and how many files it has', async () => {
  const id = on.canvas.addNode({ name: 'Landing' })
  await on.open()
  await act(async () =>
    writeNode(on.canvas.room, id, { status: 'generating', stage: 'Writing hero.tsx', filesDone: 2 }),
  )
  expect(document.body.textContent).toContain('Writing hero.tsx')
  expect(document.body.textContent).toContain('2 files written')
  await act(async () => writeNode(on.canvas.room, id, { status: 'gone' }))
  expect(document.body.textContent).toContain('This design is gone')
})

test('keys select, align, draw, undo and take away', async () => {
  const one = on.canvas.addNode({ name: 'One' })
  const two = on.canvas.addNode({ name: 'Two' }, { x: 2_000, y: 300 })
  await on.open()
  await on.press('a', { ctrlKey: true })
  expect(document.querySelector('[role="toolbar"][aria-label="Selection"]')?.textContent).toContain(
    '2 selected',
  )
  await on.press('f')
  const [frame] = [...readShapes(on.canvas.layout)]
  expect(frame?.[1].kind).toBe('frame')
  expect(readLayout(on.canvas.layout).get(two)?.frame).toBe(frame?.[0])
  await on.press('z', { ctrlKey: true })
  expect(readShapes(on.canvas.layout).size).toBe(0)
  await on.press('a', { ctrlKey: true })
  await on.press('Delete')
  const { body } = on.sent.find(({ path }) => path.endsWith('/spaces/node/remove')) ?? {}
  expect(body).toEqual({ spaceId: on.canvas.id, nodeIds: expect.arrayContaining([one, two]) })
})

test('the notice that designs are away goes when they are brought back by a key', async () => {
  const { toast } = await import('sonner')
  toasterIsThere()
  const notices = () => toast.getToasts().map(each => ('title' in each ? each.title : null))
  for (const name of ['One', 'Two', 'Three']) on.canvas.addNode({ name })
  await on.open()
  await on.press('a', { ctrlKey: true })
  await on.press('Delete')
  await on.until(() => expect(notices()).toContain('3 designs are taken away.'))
  await on.press('z', { ctrlKey: true })
  await on.until(() => expect(notices()).toContain('Undid: taking designs away'))
  expect(notices()).not.toContain('3 designs are taken away.')
})

test('[S5] a prompt on the board makes a design there, and says so before', async () => {
  on.canvas.addNode({ name: 'One' })
  const made = { nodeId: newId(), editorRoomId: newId(), artifactId: null }
  on.answers = path => ({ reply: path.endsWith('/spaces/node') ? made : CREDITS })
  await on.open()
  await type('A pricing page for Tidal, a sailing school')
  expect(bill()).toContain('Makes a new design')
  await enter()
  await on.until(() => expect(on.sent.some(({ path }) => path.includes('/chat/'))).toBe(true))
  expect(on.sent.find(({ path }) => path.endsWith('/spaces/node'))?.body).toMatchObject({
    spaceId: on.canvas.id,
  })
  expect(on.sent.find(({ path }) => path.endsWith(`/chat/${made.editorRoomId}`))?.body).toMatchObject({
    updatePrompt: 'A pricing page for Tidal, a sailing school',
  })
  await on.until(() => undefined)
  expect(prompt()?.value).toBe('')
})

test('with designs selected each is changed by a run of its own, until the credits are out; the words stay', async () => {
  const rooms = ['One', 'Two', 'Three'].map(name => {
    const editorRoomId = newId()
    on.canvas.addNode({ name, editorRoomId })
    return editorRoomId
  })
  const refused = { error: { code: 'out_of_credits', message: 'You are out of credits.' } }
  let asked = 0
  on.answers = path => {
    if (!path.includes('/chat/')) return { reply: CREDITS }
    asked += 1
    return asked === 1 ? { reply: CREDITS } : { status: 402, reply: refused }
  }
  await on.open()
  await on.press('a', { ctrlKey: true })
  await type('Make it calmer')
  expect(bill()).toContain('Changes 3 designs, each by a run of its own')
  await enter()
  await on.until(() => expect(asked).toBe(2))
  const paths = on.sent
    .filter(({ path }) => path.includes('/chat/'))
    .map(({ path }) => path.split('/').at(-1))
  expect(new Set(paths).size).toBe(2)
  expect(rooms).toEqual(expect.arrayContaining(paths))
  expect(prompt()?.value).toBe('Make it calmer')
})
