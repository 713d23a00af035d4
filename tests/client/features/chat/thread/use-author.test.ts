import { expect, test } from 'vitest'
import { personOf } from '#client/features/chat/thread/use-author.ts'

test('[S3] an item is by a person, by the assistant or by the app', () => {
  expect(personOf({ role: 'user', userId: 'ada' })).toBe('ada')
  expect(personOf({ role: 'assistant', userId: 'assistant', actor: { kind: 'user', id: 'ada' } })).toBeNull()
  expect(personOf({ role: 'app', userId: 'app', actor: { kind: 'server', id: 'room' } })).toBeNull()
})

test('design §1: the author of what was changed by hand is the person who changed it', () => {
  expect(personOf({ role: 'app', userId: 'app', actor: { kind: 'user', id: 'ada' } })).toBe('ada')
  expect(personOf({ role: 'app', userId: 'app', actor: { kind: 'guest', id: 'bob' } })).toBe('bob')
})
