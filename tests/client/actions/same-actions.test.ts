// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeMenu, nameOf, openMenu } from '#tests/support/people/header-menus.ts'
import { fork, showActions, type Visitor } from '#tests/support/people/shown-actions.ts'

const WHO: Record<string, Visitor> = {
  owner: { isSignedIn: true, level: 'owner' },
  writer: { isSignedIn: true, level: 'write' },
  reader: { isSignedIn: true, level: 'read' },
  'platform admin': { isSignedIn: true, level: 'read', isAdmin: true },
  'signed out': { isSignedIn: false, level: 'read' },
}

/** Whether it can be done now. */
type Shown = Record<string, boolean>

let shown: Awaited<ReturnType<typeof showActions>>

const open = async (who: keyof typeof WHO) => {
  shown = await showActions(WHO[who] as Visitor)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  fork.run.mockClear()
})
afterEach(async () => {
  await shown.unmount()
  document.body.replaceChildren()
})

async function inMenus(): Promise<Shown> {
  const all: Shown = {}
  for (const name of ['Menu', 'Actions', 'Export']) {
    await shown.showHeader()
    for (const item of await openMenu(name)) all[nameOf(item)] = item.getAttribute('aria-disabled') !== 'true'
    await closeMenu()
  }
  return all
}

async function inPalette(): Promise<Shown> {
  await shown.showPalette()
  const options = [...document.querySelectorAll('[role="option"]')]
  return Object.fromEntries(
    options.map(option => {
      const name = option.getAttribute('data-value') ?? ''
      return [name, option.querySelector('.text-xs') === null]
    }),
  )
}

async function inKeys(): Promise<Record<string, string>> {
  await shown.showKeys()
  const rows = [...document.querySelectorAll('[aria-label="Everywhere"] dl > div')]
  return Object.fromEntries(
    rows.map(row => [
      row.querySelector('dd')?.textContent ?? '',
      [...row.querySelectorAll('kbd')].map(key => key.textContent).join(' '),
    ]),
  )
}

describe.each(Object.keys(WHO))('for somebody who is: %s', who => {
  test('[S2] the palette has what the menus have, and both can do the same', async () => {
    await open(who)
    const menus = await inMenus()
    const palette = await inPalette()
    // The palette does not offer to be opened.
    delete menus.Commands
    expect(Object.keys(menus).length).toBeGreaterThan(10)
    expect(palette).toMatchObject(menus)
  })

  test('the list has the keys of what is in the palette, and no other', async () => {
    await open(who)
    const palette = await inPalette()
    const names = Object.keys(await inKeys()).filter(name => !name.startsWith('Close what is open'))
    expect(names).toContain('Commands')
    for (const name of names) if (name !== 'Commands') expect(palette).toHaveProperty([name])
    expect(names.includes('Undo')).toBe('Undo' in palette)
  })
})

test.each([
  ['owner', true],
  ['writer', true],
  ['reader', false],
  ['signed out', false],
])(
  '[S2] Favorite, Share and the code host are for editors, not for a visitor who is: %s',
  async (who, is) => {
    await open(who)
    const palette = await inPalette()
    for (const name of ['Favorite', 'Share', 'Sync to the code host', 'Undo'])
      expect(name in palette).toBe(is)
    expect(palette['Theme…']).toBe(is)
    expect(palette).toMatchObject({ Fork: true, 'Convert…': true, Info: true, 'Download Code Zip': true })
  },
)

test.each(Object.keys(WHO))(
  '[S6] what admins do is for them alone, not for a visitor who is: %s',
  async who => {
    await open(who)
    const palette = await inPalette()
    for (const name of ['Admin permissions', 'Add to catalog', 'Room Info', 'Debug Info', 'Force stop'])
      expect(name in palette).toBe(who === 'platform admin')
  },
)

test('[S5] somebody signed out is asked to log in for Convert, from the menu and from the palette', async () => {
  await open('signed out')
  await shown.showHeader()
  const convert = (await openMenu('Actions')).find(item => nameOf(item) === 'Convert…') as HTMLElement
  await act(async () => convert.click())
  expect(shown.dialog()).toEqual({ kind: 'auth', mode: 'login' })
  await shown.unmount()
  await open('signed out')
  await shown.showPalette()
  const option = document.querySelector<HTMLElement>('[role="option"][data-value="Convert…"]')
  await act(async () => option?.click())
  expect(shown.dialog()).toEqual({ kind: 'auth', mode: 'login' })
})

test.each([
  ['an account', {}, { kind: 'codeHost' }],
  ['a guest', { isGuest: true }, { kind: 'auth', mode: 'create' }],
  ['a guest where no app is set up', { isGuest: true, hasCodeHost: false }, { kind: 'codeHost' }],
])('[S2] Sync to the code host, for %s, opens what comes first', async (_, who, dialog) => {
  shown = await showActions({ isSignedIn: true, level: 'write', ...who })
  await shown.showHeader()
  const items = await openMenu('Export')
  expect(items).toHaveLength(5)
  const sync = items.find(item => nameOf(item) === 'Sync to the code host') as HTMLElement
  await act(async () => sync.click())
  expect(shown.dialog()).toEqual(dialog)
})

test('what cannot be done says why in the palette, and does nothing', async () => {
  await open('reader')
  await shown.showPalette()
  const theme = document.querySelector<HTMLElement>('[role="option"][data-value="Theme…"]')
  expect(theme?.textContent).toContain('Only for people who may edit')
  await act(async () => theme?.click())
  expect(shown.dialog()).toBeNull()
})

test('keys do what they are listed for, but in a text', async () => {
  await open('owner')
  await shown.showHeader()
  const press = (key: string, on: Element, held: KeyboardEventInit = {}) =>
    act(async () =>
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })),
    )
  const text = document.body.appendChild(document.createElement('textarea'))
  await press('?', text)
  expect(shown.dialog()).toBeNull()
  await press('?', document.body)
  expect(shown.dialog()).toEqual({ kind: 'shortcuts' })
  await press('k', text, { ctrlKey: true })
  expect(shown.dialog()).toEqual({ kind: 'commands' })
  await press('k', text, { ctrlKey: true })
  expect(shown.dialog()).toBeNull()
})
