// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { personOf, useAuthor } from '#client/features/chat/thread/use-author.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says } from '#tests/support/people/shown-sync.ts'

test('[S3] an item is by a person, by the assistant or by the app', () => {
  expect(personOf({ role: 'user', userId: 'ada' })).toBe('ada')
  expect(personOf({ role: 'assistant', userId: 'assistant', actor: { kind: 'user', id: 'ada' } })).toBeNull()
  expect(personOf({ role: 'app', userId: 'app', actor: { kind: 'server', id: 'room' } })).toBeNull()
})

test('design §1: the author of what was changed by hand is the person who changed it', () => {
  expect(personOf({ role: 'app', userId: 'app', actor: { kind: 'user', id: 'ada' } })).toBe('ada')
  expect(personOf({ role: 'app', userId: 'app', actor: { kind: 'guest', id: 'bob' } })).toBe('bob')
})

test('[S3] somebody who is not loaded yet has a name in their place', async () => {
  let know: (answer: object) => void = () => undefined
  const bob = new Promise<object>(known => {
    know = known
  })
  const Author = () => createElement('p', null, `by ${useAuthor({ role: 'user', userId: 'bob' }).name}`)
  const answers = { 'GET /user/metadata/bob': () => bob }
  const shown = showInRoom(() => createElement(Author), answers)
  await says('by Guest')
  know({ firstName: 'Bob', lastName: 'Byrne', avatarUrl: null })
  await says('by Bob Byrne')
  shown.unmount()
})
