// @vitest-environment happy-dom
import { createElement, Fragment } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { InviteForm } from '#client/features/share/invite-form.tsx'
import { PeopleList } from '#client/features/share/people-list.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, failing, press, says, text, type as typeInto } from '#tests/support/people/shown-sync.ts'

const DOWN = () => failing('internal', 'The disk is full.')
const INVITE = 'POST /chatPattern/{id}/invite'
const OTHERS = 'o'.padEnd(20, '2')
const org = (id: string, name: string) => ({ id, name, logo: null, memberCount: 4 })
const DATA = {
  usersList: [
    { id: 'ada', name: 'Ada', email: 'ada@example.org', avatarUrl: null, permissionLevel: 'owner' },
    { id: 'bob', name: 'Bob', email: 'bob@example.org', avatarUrl: null, permissionLevel: 'write' },
  ],
  orgsList: [{ ...org('o'.padEnd(20, '1'), 'Harbour'), permissionLevel: 'read' }],
  invites: [],
}

let shown: ReturnType<typeof showInRoom>
beforeEach(async () => {
  shown = showInRoom(
    id => createElement(Fragment, null, createElement(InviteForm, { id }), createElement(PeopleList, { id })),
    {
      'GET /chatPattern/{id}/owner': () => DATA,
      'GET /org': () => ({ orgs: [{ ...org(OTHERS, 'Quay'), role: 'member' }] }),
      [INVITE]: DOWN,
      'POST /chatPattern/{id}/inviteOrg': DOWN,
      'POST /chatPattern/{id}/access/removeOrg': DOWN,
    },
  )
  await says('People with access')
})
afterEach(() => shown.unmount())

const bodies = (call: string) => shown.asked.filter(([to]) => to === call).map(([, body]) => body)

describe('[S6] who has access', () => {
  test('the owner is neither changed nor removed, the others are', async () => {
    expect(button('Remove Bob')).toBeDefined()
    expect(button('What Bob can do')).toBeDefined()
    expect(button('Remove Ada')).toBeUndefined()
    expect(button('What Ada can do')).toBeUndefined()
    expect(text()).toContain('Owner')
  })
})

describe('[S5] invitations by e-mail', () => {
  test('of nobody are none', async () => {
    await press('Invite')
    await says('Enter at least one e-mail address.')
    expect(bodies(INVITE)).toEqual([])
  })

  test('go out as one text with commas; [S8] a failure says so', async () => {
    typeInto('Invite by email', 'cleo@example.org, dan@example.org')
    await press('Invite')
    await says('Oops, something went wrong inviting users.')
    expect(bodies(INVITE)).toEqual([
      { emails: 'cleo@example.org, dan@example.org', permissionLevel: 'write' },
    ])
  })
})

describe('[S8] workspaces', () => {
  test('one that could not be invited', async () => {
    await press('Share with Quay')
    await says('Oops, something went wrong inviting workspace.')
    expect(bodies('POST /chatPattern/{id}/inviteOrg')).toEqual([{ orgId: OTHERS, permissionLevel: 'write' }])
  })

  test('one that could not be removed', async () => {
    await press('Remove Harbour')
    await says('Oops, something went wrong removing workspace.')
  })
})
