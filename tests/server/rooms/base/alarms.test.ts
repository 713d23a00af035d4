import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Alarms } from '#server/rooms/base/alarms.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const NOW = 1_000_000

let sqlite: SqliteStorage
/** The platform's one alarm of an object. */
let armed: number | null
let told: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  sqlite = new SqliteStorage()
  armed = null
  vi.useFakeTimers({ now: NOW })
  told = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  told.mockRestore()
})

/** The clock of an object that has these jobs. */
function clock<Job extends string>(jobs: Record<Job, () => Promise<void>>): Alarms<Job> {
  const storage = {
    sql: sqlite.sql,
    setAlarm: async (time: number) => {
      armed = time
    },
    deleteAlarm: async () => {
      armed = null
    },
  }
  return new Alarms(storage as never, jobs)
}

/** The alarm goes off, as the platform does it: whatever was armed is over by then. */
async function goOff(alarms: Alarms<string>): Promise<void> {
  if (armed === null) throw new Error('nothing is armed')
  vi.setSystemTime(Math.max(Date.now(), armed))
  armed = null
  await alarms.ring()
}

test('[seam 5] two jobs share one clock: each is done at its time, once', async () => {
  const done: string[] = []
  const alarms = clock({
    run: async () => void done.push('run'),
    sync: async () => void done.push('sync'),
  })
  await alarms.at('sync', NOW + 2_000)
  await alarms.at('run', NOW + 1_000)
  expect(armed).toBe(NOW + 1_000)
  await goOff(alarms)
  expect([done, armed]).toEqual([['run'], NOW + 2_000])
  await goOff(alarms)
  expect([done, armed]).toEqual([['run', 'sync'], null])
})

test('[seam 5] a job that is cleared takes no other with it', async () => {
  const alarms = clock({ run: async () => undefined, sync: async () => undefined })
  await alarms.at('run', NOW + 1_000)
  await alarms.at('sync', NOW + 2_000)
  await alarms.clear('run')
  expect(armed).toBe(NOW + 2_000)
  await alarms.clear('sync')
  expect(armed).toBeNull()
})

test('[seam 5] a job that fails is tried again as often as that takes, and keeps no other from its time', async () => {
  const done: string[] = []
  let fails = true
  const alarms = clock({
    run: async () => {
      if (fails) throw new Error('the database is away')
      done.push('run')
    },
    sync: async () => void done.push('sync'),
  })
  await alarms.at('run', NOW)
  await alarms.at('sync', NOW)
  for (let n = 0; n < 8; n++) {
    await goOff(alarms)
    expect(done).toEqual(['sync'])
    expect(armed).toBeGreaterThan(Date.now())
  }
  fails = false
  await goOff(alarms)
  expect([done, armed, told.mock.calls.length]).toEqual([['sync', 'run'], null, 8])
})

test('[seam 5] a slow job keeps no other waiting, and is armed while it is at work', async () => {
  const done: string[] = []
  let go = () => {}
  const alarms = clock({
    slow: () =>
      new Promise<void>(finish => {
        go = finish
      }),
    run: async () => void done.push('run'),
  })
  await alarms.at('slow', NOW)
  await alarms.at('run', NOW)
  const ringing = goOff(alarms)
  await vi.waitFor(() => expect(done).toEqual(['run']))
  expect(armed).toBeGreaterThan(Date.now())
  go()
  await ringing
  expect(armed).toBeNull()
})

test('[seam 5] a beat gives itself its next time, also the very time it would be tried again at', async () => {
  const alarms: Alarms<'run'> = clock({ run: () => alarms.at('run', Date.now() + 15_000) })
  await alarms.at('run', NOW)
  for (let n = 1; n <= 3; n++) {
    await goOff(alarms)
    expect(armed).toBe(Date.now() + 15_000)
  }
})

test('[seam 5] a job that was lost with its object in the middle is done by the next one', async () => {
  const lost = clock({ run: () => new Promise<void>(() => undefined) })
  await lost.at('run', NOW)
  void goOff(lost)
  await vi.waitFor(() => expect(armed).toBeGreaterThan(NOW))
  const done: string[] = []
  await goOff(clock({ run: async () => void done.push('run') }))
  expect([done, armed]).toEqual([['run'], null])
})

test('[seam 5] a job that only another build has is left alone', async () => {
  await clock({ publish: async () => undefined }).at('publish', NOW)
  const alarms = clock({ run: async () => undefined })
  await alarms.at('run', NOW + 5)
  await goOff(alarms)
  expect(sqlite.rows('alarms')).toEqual([{ job: 'publish', time: NOW }])
})
