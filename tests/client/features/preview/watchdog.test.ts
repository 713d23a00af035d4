import { expect, test } from 'vitest'
import { PING_EVERY_MS, Watchdog } from '#client/features/preview/watchdog.ts'

const FRAMES = new Set(['a', 'b'])

/** Lets the time pass, tick by tick; `answers` says which frames answer. Returns who was found silent. */
function pass(watchdog: Watchdog, seconds: number, answers: string[], from = 0): string[] {
  const silent: string[] = []
  for (let at = 1; at <= seconds; at++) {
    const found = watchdog.tick(from + at * PING_EVERY_MS, FRAMES)
    silent.push(...found.silent)
    for (const key of answers) if (found.ask.includes(key)) watchdog.heard(key)
  }
  return silent
}

test('a frame that answers is left alone, one that stops is found', () => {
  const watchdog = new Watchdog()
  watchdog.heard('a')
  watchdog.heard('b')
  expect(pass(watchdog, 20, ['a', 'b'])).toEqual([])
  expect(pass(watchdog, 10, ['a'], 20_000)).toContain('b')
})

test('a frame that has never spoken is still loading', () => {
  expect(pass(new Watchdog(), 30, [])).toEqual([])
})

test('a page that slept does not blame its frames', () => {
  const watchdog = new Watchdog()
  watchdog.heard('a')
  pass(watchdog, 3, ['a'])
  expect(watchdog.tick(600_000, FRAMES).silent).toEqual([])
})

test('a frame that is gone is forgotten', () => {
  const watchdog = new Watchdog()
  watchdog.heard('a')
  expect(watchdog.tick(1_000, new Set()).ask).toEqual([])
})
