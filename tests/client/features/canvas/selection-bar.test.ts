// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()
afterEach(() => void vi.restoreAllMocks())

/** What a browser lays out: the bar stands in the middle of what the panel leaves free. */
const layOut = () =>
  vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(document.querySelector('aside') ? 490 : 700, 12, 32, 32))

const button = (name: string) =>
  document.querySelector(`[role="toolbar"][aria-label="Selection"] button[aria-label="${name}"]`)

test('a double click on Open takes nothing away when the panel slides Delete under the pointer; a later click does', async () => {
  let now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  layOut()
  on.canvas.addNode({ name: 'Landing' })
  const click = (name: string) =>
    act(async () => void button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
  const removals = () => on.sent.filter(({ path }) => path.endsWith('/spaces/node/remove'))
  await on.open()
  await on.press('a', { ctrlKey: true })
  now += 5_000
  await click('Open')
  expect(document.querySelector('aside[aria-label="Landing"]')).not.toBeNull()
  now += 180
  await click('Delete')
  expect(removals()).toEqual([])
  expect(button('Delete')).not.toBeNull()
  now += 700
  await click('Delete')
  await on.until(() => expect(removals()).toHaveLength(1))
})
