import { expect, test } from 'vitest'
import { arePressed, keyNames } from '#client/lib/keys.ts'

test('the sign that stands between keys can be a key, by whatever it takes to type it', () => {
  const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(keyNames('Plus')).toEqual(['+'])
  for (const shiftKey of [true, false]) expect(arePressed('Plus', { ...none, key: '+', shiftKey })).toBe(true)
  expect(arePressed('Plus', { ...none, key: '=' })).toBe(false)
})
