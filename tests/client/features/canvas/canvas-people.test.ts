// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CanvasPeople } from '#client/features/canvas/share/canvas-people.tsx'
import type { AccessData } from '#shared/access.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, failing, press, says, text } from '#tests/support/people/shown-sync.ts'

const DATA: AccessData = {
  usersList: [
    { id: 'ada', name: 'Ada', email: 'ada@example.org', avatarUrl: null, permissionLevel: 'owner' },
    { id: 'bob', name: 'Bob', email: 'bob@example.org', avatarUrl: null, permissionLevel: 'write' },
  ],
  orgsList: [{ id: 'o'.padEnd(20, '1'), name: 'Harbour', logo: null, permissionLevel: 'write' }],
  invites: [{ email: 'cleo@example.org', permissionLevel: 'write', link: 'http://localhost/invite/x' }],
}

let shown: ReturnType<typeof showInRoom>
beforeEach(async () => {
  const down = () => failing('internal', 'The disk is full.')
  shown = showInRoom(id => createElement(CanvasPeople, { id, data: DATA }), {
    'POST /canvas/{id}/removeUser': down,
    'POST /canvas/{id}/removeOrg': down,
  })
  await says('People with access')
})
afterEach(() => shown.unmount())

test('[S6] everybody on a canvas can write, and its owner cannot be removed', () => {
  expect(text().match(/Can write/g)).toHaveLength(3)
  expect(text()).not.toMatch(/Can (edit|view|read)/)
  expect(document.querySelector('[role="combobox"]')).toBeNull()
  for (const name of ['Bob', 'Harbour', 'cleo@example.org']) expect(button(`Remove ${name}`)).toBeDefined()
  expect(button('Remove Ada')).toBeUndefined()
  expect(button('Leave this canvas')).toBeUndefined()
})

test('[S8] who could not be removed is told of in an alert, a workspace in a notice', async () => {
  await press('Remove Harbour')
  await says('Oops, something went wrong removing workspace.')
  await press('Remove Bob')
  await says('Oops, something went wrong removing user.')
})
