import { expect, test } from 'vitest'
import { FairQueue, TooMuchWaiting } from '#server/compiler/fair-queue.ts'

/** A queue whose jobs end when told, on a clock of its own. */
function scripted(lanes: string[]) {
  let now = 0
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const queue = new FairQueue({ lanes, spareAfterMs: 0, now: () => now })
  return {
    started,
    ask(name: string) {
      const [account = ''] = name.split('-')
      return queue.run(account, lane => {
        started.push(lanes.length > 1 ? `${name} ${lane}` : name)
        return new Promise<void>(end => ends.set(name, end))
      })
    },
    async end(name: string, tookMs: number) {
      now += tookMs
      ends.get(name)?.()
      await new Promise(resolve => setImmediate(resolve))
    },
    pass(ms: number) {
      now += ms
    },
  }
}

test('accounts are served in turn, however much one of them asks for', async () => {
  const { started, ask, end } = scripted(['main'])
  for (const name of ['m-1', 'm-2', 'm-3', 'a-1', 'b-1']) void ask(name)
  for (const name of ['m-1', 'a-1', 'b-1', 'm-2']) await end(name, 100)
  expect(started).toEqual(['m-1', 'a-1', 'b-1', 'm-2', 'm-3'])
})

test('who has had the least time lately is next, and what was long ago is forgotten', async () => {
  const { started, ask, end, pass } = scripted(['main'])
  void ask('m-1')
  await end('m-1', 20_000)
  for (const name of ['a-1', 'm-2', 'a-2', 'a-3']) void ask(name)
  for (const name of ['a-1', 'a-2', 'a-3']) await end(name, 1_000)
  expect(started).toEqual(['m-1', 'a-1', 'a-2', 'a-3', 'm-2'])
  await end('m-2', 10)
  pass(3_600_000)
  for (const name of ['b-1', 'm-3', 'a-4']) void ask(name)
  await end('b-1', 5)
  expect(started.slice(5)).toEqual(['b-1', 'm-3'])
})

test('a second lane takes who waits for a long job, never two jobs of one account', async () => {
  const { started, ask, end } = scripted(['main', 'spare'])
  for (const name of ['m-1', 'm-2', 'a-1', 'b-1']) void ask(name)
  expect(started).toEqual(['m-1 main', 'a-1 spare'])
  await end('a-1', 10)
  expect(started).toEqual(['m-1 main', 'a-1 spare', 'b-1 spare'])
  await end('b-1', 10)
  expect(started).toHaveLength(3)
  await end('m-1', 10)
  expect(started.at(-1)).toBe('m-2 main')
})

test('a job that fails is told to who asked, and the next is served', async () => {
  const queue = new FairQueue({ lanes: ['main'] })
  const failed = queue.run('m', () => Promise.reject(new Error('died')))
  const served = queue.run('a', async () => 'served')
  await expect(failed).rejects.toThrow('died')
  expect(await served).toBe('served')
})

test('an account that has too much waiting is refused more', async () => {
  const { ask } = scripted(['main'])
  const asked = Array.from({ length: 60 }, (_, at) => ask(`m-${at}`).catch(error => error))
  expect(await asked.at(-1)).toBeInstanceOf(TooMuchWaiting)
})
