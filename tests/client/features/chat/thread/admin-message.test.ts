// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AdminMessageMenu } from '#client/features/chat/thread/admin-message.tsx'
import { newId } from '#shared/ids.ts'
import { nameOf } from '#tests/support/people/header-menus.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, press, says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => {
  shown.unmount()
  vi.restoreAllMocks()
})

const open = (isAdmin: boolean) => {
  const menu = createElement(AdminMessageMenu, { key: 'menu', itemId: newId(), traceId: 'trace1' })
  shown = showInRoom(() => [menu, 'beside it'], {}, { user: { isAdmin } })
  return says('beside it')
}
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]

test('[S6] a message has a trace link and Delete Message for admins', async () => {
  const opened = vi.spyOn(window, 'open').mockImplementation(() => null)
  await open(true)
  await press('Admin')
  await until(() => items().length > 0, 'the menu')
  expect(items().map(nameOf)).toEqual(['How this was made', 'Delete Message'])
  items()[0]?.click()
  await until(() => opened.mock.calls.length > 0, 'it is opened')
  const address = `/c/${shown.patternId}/trace/trace1`
  expect(opened).toHaveBeenCalledWith(address, '_blank', 'noopener')
})

test('[S6] and nothing of it for others', async () => {
  await open(false)
  expect(button('Admin')).toBeUndefined()
})
