import { act } from 'react'
import { expect, vi } from 'vitest'

/** An open menu is loaded when it is asked for. */
const until = (isSo: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      expect(isSo()).toBe(true)
    },
    { timeout: 15_000 },
  )

const menuItems = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]

/** Opens a menu of the header, and gives its items. */
export async function openMenu(name: string): Promise<HTMLElement[]> {
  const control = [...document.querySelectorAll('button')].find(
    button => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
  await act(async () => control?.click())
  await until(() => menuItems().length > 0)
  return menuItems()
}

export async function closeMenu(): Promise<void> {
  await act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    ),
  )
  await until(() => menuItems().length === 0)
}

/** What it is called, without the keys that do the same. */
export function nameOf(element: Element): string {
  const id = element.getAttribute('aria-labelledby')
  const name = id ? document.getElementById(id) : element
  const copy = name?.cloneNode(true) as Element
  for (const key of copy.querySelectorAll('kbd')) key.remove()
  return copy.textContent ?? ''
}
