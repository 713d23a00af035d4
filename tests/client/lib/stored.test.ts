import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a value is written through, and its fallback takes no room', () => {
  const draft = stored('stored-test:a', z.string(), '')
  draft.write('half a thought')
  expect(kept.get('maquette:stored-test:a')).toBe('"half a thought"')
  draft.write('')
  expect(kept.has('maquette:stored-test:a')).toBe(false)
})

test('whoever asks for the same key gets the same value, and hears of changes', () => {
  const heard = vi.fn()
  const stop = stored('stored-test:b', z.string(), '').subscribe(heard)
  stored('stored-test:b', z.string(), '').write('x')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  stored('stored-test:b', z.string(), '').write('y')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(stored('stored-test:b', z.string(), '').read()).toBe('y')
})

test.each(['{', '{"text":1}', 'null'])('%s left behind by another version is as good as nothing', text => {
  kept.set(`maquette:stored-test:${text}`, text)
  expect(stored(`stored-test:${text}`, z.object({ text: z.string() }), { text: 'fallback' }).read()).toEqual({
    text: 'fallback',
  })
})

test('where storage is denied the value lives in memory', () => {
  vi.stubGlobal('localStorage', undefined)
  const value = stored('stored-test:c', z.number(), 0)
  value.write(7)
  expect(value.read()).toBe(7)
})
