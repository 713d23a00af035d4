import { expect, test } from 'vitest'
import { putIn } from '#server/features/exports/html/put-in.ts'

const FROM = '/api/upload/aaaaaaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbbbbbb'

test('every place of an address has the other one', () => {
  expect(putIn(`a ${FROM} b ${FROM}`, FROM, 'data:,x', 100)).toBe('a data:,x b data:,x')
  expect(putIn('none', FROM, 'data:,x', 100)).toBe('none')
})

test('a picture that is named so often that no text could hold it is not put in', () => {
  expect(putIn(FROM.repeat(20_000), FROM, 'x'.repeat(400_000), 25_000_000)).toBeNull()
})
