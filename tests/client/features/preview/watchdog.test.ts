import { expect, test } from 'vitest'
import { PING_EVERY_MS, suspectOf, Watchdog } from '#client/features/preview/watchdog.ts'

const FRAMES = new Set(['a', 'b'])

/** Frames, a watchdog and a machine of which others take a part. */
class Page {
  readonly watchdog = new Watchdog()
  now = 0
  healthy = 0
  readonly stuck: string[] = []
  readonly gone: string[] = []
  /** Seconds that passed until something was called stuck. */
  stuckAfter: number | null = null

  /** Lets the time pass, tick by tick; `answers` says which frames answer, `share` how much of a processor there is. */
  pass(seconds: number, answers: string[], share = 1): this {
    const from = this.now
    for (let at = 0; at < seconds; at++) {
      this.now += PING_EVERY_MS
      const found = this.watchdog.tick(this.now, this.healthy, FRAMES)
      if (found.suspicious.length > 0) this.healthy += PING_EVERY_MS * share
      this.stuck.push(...found.stuck)
      this.gone.push(...found.gone)
      if (found.stuck.length > 0) this.stuckAfter ??= (this.now - from) / 1_000
      for (const key of answers) if (found.ask.includes(key)) this.watchdog.heard(key)
    }
    return this
  }
}

function page(...spoken: string[]): Page {
  const made = new Page()
  for (const key of spoken) made.watchdog.heard(key)
  return made
}

test('a frame that answers is left alone, one that stops is found, and given up if it goes on', () => {
  const both = page('a', 'b').pass(20, ['a', 'b'])
  expect(both.stuck).toEqual([])
  both.pass(8, ['a'])
  expect(both.stuck).toEqual(['b'])
  expect(both.gone).toEqual([])
  expect(both.pass(8, ['a']).gone).toContain('b')
  expect(both.stuck, 'told once').toEqual(['b'])
})

test('a frame that has never spoken is still loading', () => {
  expect(page().pass(30, []).stuck).toEqual([])
})

test.each([1, 0.5, 0.2, 0.1])('with %s of a processor a loop is found in bounded time', share => {
  const { stuck, stuckAfter } = page('a').pass(100, [], share)
  expect(stuck).toEqual(['a'])
  expect(stuckAfter).toBeLessThan(5 + 4 / share)
})

test.each([
  [8, 0.3],
  [15, 0.2],
  [30, 0.1],
])('a frame that needs %s s with %s of a processor is not called stuck', (seconds, share) => {
  expect(page('a').pass(seconds, [], share).pass(5, ['a']).stuck).toEqual([])
})

test('a machine that has no time for anybody finds nothing', () => {
  expect(page('a').pass(600, [], 0).stuck).toEqual([])
})

test('a page that slept does not blame its frames', () => {
  const slept = page('a').pass(3, ['a'])
  slept.now += 3_600_000
  expect(slept.pass(3, []).stuck).toEqual([])
})

test('whoever speaks after all was called stuck wrongly, and that is told once', () => {
  const late = page('a').pass(8, [])
  expect(late.stuck).toEqual(['a'])
  expect(late.watchdog.heard('a')).toBe(true)
  expect(late.watchdog.heard('a')).toBe(false)
  expect(late.pass(20, ['a']).gone).toEqual([])
})

test('a frame that is gone is forgotten', () => {
  const { watchdog } = page('a')
  expect(watchdog.tick(1_000, 0, new Set()).ask).toEqual([])
})

test('of frames that fall silent together the newest code is the suspect', () => {
  const keys = { live: 'live', next: 'next', shown: 'shown' }
  expect(suspectOf(new Set(['shown', 'next', 'live']), keys)).toEqual({
    suspect: 'live',
    others: ['next', 'shown'],
  })
  expect(suspectOf(new Set(['shown', 'next', 'live']), { ...keys, live: null })).toEqual({
    suspect: 'next',
    others: ['shown'],
  })
  expect(suspectOf(new Set(['shown']), keys)).toEqual({ suspect: 'shown', others: [] })
  expect(suspectOf(new Set(['elsewhere']), keys)).toBeNull()
})
