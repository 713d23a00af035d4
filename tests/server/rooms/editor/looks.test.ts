import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Looks } from '#server/rooms/editor/looks.ts'
import { LOOK_TAKEN_WITHIN_MS, LOOK_WITHIN_MS, type LookAsk, type Looked } from '#shared/page-look.ts'

const ASK: LookAsk = {
  files: [{ name: 'App.tsx', code: '' }],
  config: { designSystem: 'html', styling: 'tailwind' },
  ...{ route: '/', at: ['wide'], isDark: false, hasPicture: false, element: null },
}
const SEEN: Looked[] = [{ at: 'wide', findings: [], picture: null }]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A room in which these have so many browsers that can look. */
async function roomWith(people: Record<string, number>) {
  /** Who was asked, in order, and by which id. */
  const asked: string[] = []
  let lookId = ''
  const over = vi.fn()
  const looks = new Looks({
    there: async () => new Map(Object.entries(people)),
    ask: (id, meant) => {
      lookId = id
      asked.push(...meant)
    },
    over,
  })
  const stop = new AbortController()
  const looking = looks.look(ASK, { userId: 'ada', signal: stop.signal })
  // Who is there has been asked by then.
  await vi.advanceTimersByTimeAsync(0)
  return { asked, looks, looking, stop, over, id: () => lookId }
}

test('whoever sent the prompt is asked, and nobody else while they answer', async () => {
  const { asked, looks, looking, id } = await roomWith({ ada: 1, bob: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(looks.take(id(), 'ada', true)).toMatchObject({ files: ASK.files, withinMs: LOOK_WITHIN_MS - 1_000 })
  await vi.advanceTimersByTimeAsync(LOOK_TAKEN_WITHIN_MS)
  expect(asked).toEqual(['ada'])
  expect(looks.seen(id(), 'ada', SEEN)).toBe(true)
  expect(await looking).toEqual(SEEN)
})

test('the other writers are asked after 3 s without a word, and the first who answers gets it', async () => {
  const { asked, looks, looking, id } = await roomWith({ ada: 1, bob: 1, cleo: 1 })
  await vi.advanceTimersByTimeAsync(LOOK_TAKEN_WITHIN_MS - 1)
  expect(asked).toEqual(['ada'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['ada', 'bob', 'cleo'])
  expect(looks.take(id(), 'cleo', true)).toMatchObject({ route: '/' })
  expect(looks.take(id(), 'bob', true)).toBeNull()
  expect(looks.take(id(), 'ada', true)).toBeNull()
  expect(looks.seen(id(), 'bob', SEEN)).toBe(false)
  expect(looks.seen(id(), 'cleo', SEEN)).toBe(true)
  expect(await looking).toEqual(SEEN)
})

test('who declines in all of their tabs is not waited for', async () => {
  const { asked, looks, id } = await roomWith({ ada: 2, bob: 1 })
  looks.take(id(), 'ada', false)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['ada'])
  looks.take(id(), 'ada', false)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['ada', 'bob'])
})

test('nobody there: it goes on at once', async () => {
  const { looking, over } = await roomWith({})
  expect(await looking).toBe('nobody')
  expect(over).not.toHaveBeenCalled()
})

test('nobody answers: it goes on after 3 s for each', async () => {
  const { looking, over } = await roomWith({ ada: 1, bob: 1 })
  await vi.advanceTimersByTimeAsync(2 * LOOK_TAKEN_WITHIN_MS)
  expect(await looking).toBe('declined')
  expect(over).toHaveBeenCalledOnce()
})

test('who takes it and says nothing holds it up for 15 s in all, and is too late then', async () => {
  const { looks, looking, id } = await roomWith({ ada: 1 })
  await vi.advanceTimersByTimeAsync(2_000)
  looks.take(id(), 'ada', true)
  const over = vi.fn()
  void looking.then(over)
  await vi.advanceTimersByTimeAsync(LOOK_WITHIN_MS - 2_000 - 1)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith('late')
  expect(looks.seen(id(), 'ada', SEEN)).toBe(false)
})

test('what was seen counts once, from whoever took it, and by its own id', async () => {
  const { looks, looking, id } = await roomWith({ ada: 1 })
  expect(looks.take('another', 'ada', true)).toBe('unknown')
  expect(looks.take(id(), 'mallory', true)).toBe('unknown')
  expect(looks.seen(id(), 'ada', SEEN)).toBe(false)
  looks.take(id(), 'ada', true)
  expect(looks.seen(id(), 'mallory', SEEN)).toBe(false)
  expect(looks.seen(id(), 'ada', SEEN)).toBe(true)
  expect(looks.seen(id(), 'ada', SEEN)).toBe(false)
  expect(await looking).toEqual(SEEN)
})

test('Stop ends the waiting at once', async () => {
  const { looks, looking, stop, id } = await roomWith({ ada: 1 })
  looks.take(id(), 'ada', true)
  stop.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await looking).toBe('late')
})
