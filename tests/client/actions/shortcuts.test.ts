import { expect, test } from 'vitest'
import { arePressed } from '#client/lib/keys.ts'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['Mod+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['Mod+K', { key: 'k', code: 'KeyK', metaKey: true }, true],
  ['Mod+K', { key: 'k', code: 'KeyK' }, false],
  ['Mod+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  ['Mod+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
  ['Mod+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, true],
  ['Mod+Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, false],
  ['Mod+Shift+Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, true],
  // On a German keyboard Z and Y change places, and letters are meant.
  ['Mod+Z', { key: 'z', code: 'KeyY', ctrlKey: true }, true],
  // With Alt a Mac types another letter.
  ['Alt+F', { key: 'ƒ', code: 'KeyF', altKey: true }, true],
  ['Alt+F', { key: 'f', code: 'KeyF' }, false],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, true],
  ['?', { key: '?', code: 'Minus', shiftKey: true }, true],
  ['?', { key: '?', code: 'Slash', ctrlKey: true }, false],
])('%s, with %o pressed: %s', (keys, pressed, is) => {
  expect(arePressed(keys, { ...NONE, ...pressed })).toBe(is)
})
