// @vitest-environment happy-dom
import { createElement, type FunctionComponent } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { GrantDialog } from '#client/features/admin/grant-dialog.tsx'
import { RoomInfoDialog } from '#client/features/admin/room-info-dialog.tsx'
import { type AnswersOf, showInRoom } from '#tests/support/people/shown-in-room.ts'
import { failing, press, says, type as typeInto } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

type AdminDialog = FunctionComponent<{ patternId: string; onClose(): void }>
const open = (dialog: AdminDialog, answers: AnswersOf) => {
  const onClose = () => undefined
  shown = showInRoom(patternId => createElement(dialog, { patternId, onClose }), answers)
}
const title = () => document.querySelector('[role="dialog"] h2')?.textContent
const sent = () => shown.asked.map(([call, { reason: _, ...body }]) => [call, body])

describe('[S6] Grant Access', () => {
  const SELF = 'POST /chatPattern/{id}/grantPermission'
  const OTHERS = 'POST /admin/chatPattern/{id}/permissions'

  test('lets oneself in, and others by their ids', async () => {
    open(GrantDialog, { [SELF]: () => ({ ok: true }), [OTHERS]: () => ({ ok: true }) })
    await until(() => title() === 'Grant Access', 'the dialog')
    await press('Grant yourself access')
    await says('Permissions granted')
    typeInto('User ids', 'bob, cleo bob')
    await press('Grant')
    await until(() => shown.asked.length === 2, 'both are sent')
    expect(sent()).toEqual([
      [SELF, {}],
      [OTHERS, { userIds: ['bob', 'cleo'] }],
    ])
  })

  test('revokes one’s own access', async () => {
    const REVOKE = 'POST /chatPattern/{id}/revokePermission'
    open(GrantDialog, { [REVOKE]: () => ({ ok: true }) })
    await press('Revoke your access')
    await says('Your access was revoked')
    expect(sent()).toEqual([[REVOKE, {}]])
  })

  test('[S8] says when that failed', async () => {
    open(GrantDialog, { [SELF]: () => failing('internal', 'The disk is full.') })
    await press('Grant yourself access')
    await says('Failed to grant permissions')
  })
})

test('[S6] Room Info has the numbers of the room, and the way into it', async () => {
  const room = {
    ...{ id: 'r1', kind: 'editor', people: ['Ada'], sockets: 3, runs: [], isAiGenerating: false },
    liveRooms: [],
    documents: [{ name: 'room', rows: 1_200, bytes: 4_096 }],
  }
  open(RoomInfoDialog, { 'POST /admin/room/{id}/info': () => ({ room }) })
  await until(() => title() === 'Room Info', 'the dialog')
  await says('1,200 rows, 4,096 bytes')
  const link = [...document.querySelectorAll('a')].find(each => each.textContent === 'Open the live room')
  expect(link?.getAttribute('href')).toBe(`/c/${shown.patternId}`)
})

test('[S6] of a room whose people meet at Liveblocks, Room Info has the names there, and the way to them', async () => {
  const room = {
    ...{ id: 'r1', kind: 'editor', people: [], sockets: 0, runs: [], isAiGenerating: false },
    liveRooms: ['editor:r1:room:3', 'editor:r1:files:3'],
    documents: ['room', 'files'].map(name => ({ name, rows: 1, bytes: 1 })),
  }
  open(RoomInfoDialog, { 'POST /admin/room/{id}/info': () => ({ room }) })
  await says('editor:r1:room:3')
  const names = document.querySelector('section[aria-label="At Liveblocks"]')
  expect(names?.textContent).toBe('At Liveblocksroomeditor:r1:room:3fileseditor:r1:files:3')
  const link = [...document.querySelectorAll('a')].find(each => each.textContent === 'Liveblocks’ dashboard')
  expect(link?.getAttribute('href')).toBe('https://liveblocks.io/dashboard')
})
