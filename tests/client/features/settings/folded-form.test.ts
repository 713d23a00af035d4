// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FoldedForm } from '#client/features/settings/folded-form.tsx'
import { TextField } from '#client/ui/text-field.tsx'

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const field = (label: string) => createElement(TextField, { label, key: label })
  await act(async () =>
    root.render(
      createElement(FoldedForm, {
        ...{ title: 'Password', about: '', openLabel: 'Change password', saveLabel: 'Save' },
        ...{ isBusy: false, save: (close: () => void) => close(), onOpen: () => undefined },
        ...{ children: [field('Current password'), field('New password')] },
      }),
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent === name) as HTMLButtonElement
const press = (name: string) => act(async () => button(name).click())
const focused = () =>
  document.querySelector(`label[for="${document.activeElement?.id}"]`)?.textContent ??
  document.activeElement?.textContent

test('a form that is opened is typed into at once, and closing it gives the focus back', async () => {
  expect(document.activeElement).toBe(document.body)
  await press('Change password')
  expect(focused()).toBe('Current password')
  await press('Cancel')
  expect(focused()).toBe('Change password')
  await press('Change password')
  await press('Save')
  expect(focused()).toBe('Change password')
})

test('typing in a later field keeps it there', async () => {
  await press('Change password')
  const later = document.querySelectorAll('input')[1] as HTMLInputElement
  later.focus()
  await act(async () => later.dispatchEvent(new Event('input', { bubbles: true })))
  expect(focused()).toBe('New password')
})
