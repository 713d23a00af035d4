// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeMenu, nameOf, openMenu } from '#tests/support/people/header-menus.ts'
import { fork, showActions, type Visitor } from '#tests/support/people/shown-actions.ts'

const OWNER: Visitor = { isSignedIn: true, level: 'owner' }
const READER: Visitor = { isSignedIn: true, level: 'read' }
const ADMIN: Visitor = { ...READER, isAdmin: true }
const NOBODY: Visitor = { isSignedIn: false, level: 'read' }
const OF_ADMINS = ['Admin permissions', 'Add to catalog', 'Room Info', 'Debug Info', 'Force stop']

let shown: Awaited<ReturnType<typeof showActions>>

beforeEach(() => fork.run.mockClear())
afterEach(async () => {
  await shown.unmount()
  document.body.replaceChildren()
})

async function itemsOf(menu: string, visitor: Visitor): Promise<string[]> {
  shown = await showActions(visitor)
  await shown.showHeader()
  return (await openMenu(menu)).map(nameOf)
}

async function choose(menu: string, name: string, visitor: Visitor): Promise<void> {
  shown = await showActions(visitor)
  await shown.showHeader()
  const item = (await openMenu(menu)).find(each => nameOf(each) === name)
  await act(async () => item?.click())
}

describe('§2 the menu of the header', () => {
  test('leads home, to the documentation, help, billing, the team, settings and out', async () => {
    expect(await itemsOf('Menu', { ...OWNER, unreadAnswers: 0 })).toEqual([
      ...['Back to Home', 'Documentation', 'Credits', 'Billing & Subscription', 'Manage Team', 'Settings'],
      ...['Get Support', 'Mailbox', 'Create a workspace', 'Logout'],
    ])
  })

  test('Get Support says how many answers are unread', async () => {
    expect(await itemsOf('Menu', { ...OWNER, unreadAnswers: 2 })).toContain('Get Support2 unread')
  })

  test.each([
    ['Billing & Subscription', { kind: 'billing' }],
    ['Get Support', { kind: 'support' }],
  ])('%s opens its dialog', async (name, dialog) => {
    await choose('Menu', name, { ...OWNER, unreadAnswers: 0 })
    expect(shown.dialog()).toEqual(dialog)
  })
})

describe('§2 the menu Actions', () => {
  test('has its items, and the design preset by its name', async () => {
    expect(await itemsOf('Actions', OWNER)).toEqual([
      ...['Favorite', 'Fork', 'Theme…', 'Convert…', 'Add to Canvas', 'Integrations…', 'Info'],
      ...['Save as preset…', 'Commands', 'Keyboard shortcuts'],
    ])
    expect(document.querySelector('[role="menu"]')?.textContent).toContain('Design Preset: HTML')
  })

  test('Unfavorite stands in the place of Favorite, and for readers there is neither', async () => {
    expect((await itemsOf('Actions', { ...OWNER, starred: true }))[0]).toBe('Unfavorite')
    await closeMenu()
    await shown.unmount()
    expect((await itemsOf('Actions', READER)).filter(name => /favorite/i.test(name))).toEqual([])
  })

  test.each<[string, Visitor, string]>([
    ['Add to Canvas in a narrow window', { ...OWNER, isNarrow: true }, 'Add to Canvas'],
    ['Add to Canvas on a canvas', { ...OWNER, isOnCanvas: true }, 'Add to Canvas'],
    ['Convert where that is switched off', { ...OWNER, experiments: ['agent'] }, 'Convert…'],
    ['Integrations where those are switched off', { ...OWNER, experiments: ['agent'] }, 'Integrations…'],
    ['Integrations for readers', READER, 'Integrations…'],
  ])('does not have: %s', async (_, visitor, name) => {
    const items = await itemsOf('Actions', visitor)
    expect(items).toContain('Fork')
    expect(items).not.toContain(name)
  })

  test('[S6] has what admins do, but not for a design on a canvas', async () => {
    expect(await itemsOf('Actions', ADMIN)).toEqual(expect.arrayContaining(OF_ADMINS))
    await closeMenu()
    await shown.unmount()
    const onCanvas = await itemsOf('Actions', { ...ADMIN, isOnCanvas: true })
    expect(onCanvas.filter(name => OF_ADMINS.includes(name))).toEqual([])
  })

  test('[S5] Add to Canvas asks somebody signed out to log in', async () => {
    await choose('Actions', 'Add to Canvas', NOBODY)
    expect(shown.dialog()).toEqual({ kind: 'auth', mode: 'login' })
  })

  test('Add to Canvas and Info open their dialogs', async () => {
    await choose('Actions', 'Add to Canvas', OWNER)
    expect(shown.dialog()).toEqual({ kind: 'addToCanvas' })
    await shown.unmount()
    await choose('Actions', 'Info', OWNER)
    expect(shown.dialog()).toEqual({ kind: 'info' })
  })
})

describe('§2 the menu Export', () => {
  const FOUR = ['Export to a design tool', 'Download Code Zip', 'Copy Code as Prompt', 'Fork']

  test('has five items, and for readers all but the code host', async () => {
    expect(await itemsOf('Export', OWNER)).toEqual(FOUR.toSpliced(1, 0, 'Sync to the code host'))
    const keys = document.querySelectorAll('[role="menuitem"] kbd')
    expect([...keys].map(key => key.textContent)).toEqual(['Alt', 'F'])
    await closeMenu()
    await shown.unmount()
    expect(await itemsOf('Export', READER)).toEqual(FOUR)
  })

  test('Fork, its last item, forks', async () => {
    await choose('Export', 'Fork', READER)
    expect(fork.run).toHaveBeenCalledOnce()
  })
})
