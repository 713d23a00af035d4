// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { boardMentions } from '#client/state/drafts.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()

const person = (id: string, name: string, email: string | null = `${id}@example.org`) => ({
  ...{ id, name, email, avatarUrl: null, permissionLevel: 'write' },
})
const ACCESS = {
  usersList: [person('Ada', 'Ada'), person('bea', 'Bea Lovelace'), person('guest', 'Guest', null)],
  ...{ orgsList: [], invites: [] },
}

const CREDITS = { oneTimeCredits: 0, periodCountUsed: 0, limit: null, balance: 0, orgBalance: 0 }
const answered = (path: string) => {
  if (path.endsWith('/owner')) return { reply: ACCESS }
  return { reply: path.includes('/chat/') ? CREDITS : { orgs: [] } }
}

const box = () => document.querySelector<HTMLTextAreaElement>('[aria-label="Describe your design"]')!
const options = () => [...document.querySelectorAll<HTMLElement>('[role="listbox"] [role="option"]')]
const names = () => options().map(option => option.querySelector('.truncate')?.textContent)
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box(), text)
    box().setSelectionRange(text.length, text.length)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
const prompts = () => on.sent.filter(({ path }) => path.includes('/spaces/node/chat/'))

test('an @ in the prompt of a canvas offers who was let in there; the name goes along with the words', async () => {
  on.answers = answered
  on.canvas.addNode({ name: 'Landing' })
  on.canvas.addNode({ name: 'Prices' })
  await on.open()
  await on.press('a', { ctrlKey: true })
  await type('Ask ')
  expect(on.sent.filter(({ path }) => path.endsWith('/owner'))).toEqual([])
  await type('Ask @')
  await on.until(() => expect(names()).toEqual(['Bea Lovelace']))
  expect(box().getAttribute('role')).toBe('combobox')
  await on.press('Enter', {}, box())
  expect(box().value).toBe('Ask @Bea Lovelace ')
  expect(options()).toEqual([])
  expect(prompts()).toEqual([])
  expect(boardMentions(on.canvas.id).read()).toEqual([{ id: 'bea', name: 'Bea Lovelace' }])
  await type('Ask @Bea Lovelace for a price')
  await on.press('Enter', {}, box())
  // Each design has the words; she is written to once.
  await on.until(() => expect(prompts()).toHaveLength(2))
  expect(prompts().map(({ body }) => (body as { mentionedIds: string[] }).mentionedIds)).toEqual([
    ['bea'],
    [],
  ])
})

test('Escape closes the list and keeps the words and the box', async () => {
  on.answers = answered
  await on.open()
  await act(async () => box().focus())
  await type('@be')
  await on.until(() => expect(names()).toEqual(['Bea Lovelace']))
  await on.press('Escape', {}, box())
  expect(options()).toEqual([])
  expect(box().value).toBe('@be')
  expect(document.activeElement).toBe(box())
})
