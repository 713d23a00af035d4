// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShownJob } from '#room-schema/jobs.ts'
import {
  type Answers,
  button,
  COMMIT,
  failing,
  LINKED,
  press,
  says,
  saysNot,
  showSync,
  text,
} from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: Awaited<ReturnType<typeof showSync>>
let answers: Answers
beforeEach(async () => {
  answers = {
    'github/linkStatus': () => LINKED,
    'user/metadata/bob': () => ({ firstName: 'Bob', lastName: 'Byrne', avatarUrl: null }),
  }
  shown = await showSync({ answers })
  await says('ada/harbour')
})
afterEach(() => {
  vi.useRealTimers()
  shown.unmount()
})

const isBusy = () => button('Sync')?.getAttribute('aria-busy') === 'true'
const ended = (job: Partial<ShownJob>) => shown.job({ endedAt: Date.now(), ...job })

test('a sync of somebody else is seen by everybody in the room, with its time after 1 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  shown.job({ actor: { kind: 'user', id: 'bob' }, startedAt: Date.now() })
  await says('Bob Byrne is syncing with GitHub…')
  expect(text()).not.toMatch(/GitHub… \d+ s/)
  expect(isBusy()).toBe(true)
  await vi.advanceTimersByTimeAsync(4_100)
  await says('Bob Byrne is syncing with GitHub… 4 s')
  ended({ outcome: 'success', commitId: COMMIT })
  await saysNot('is syncing')
  await until(() => !isBusy(), 'Sync can be pressed')
})

test('what it is at is said while it goes on', async () => {
  shown.job({ stage: 'comparing' })
  await says('Comparing the files')
  shown.job({ stage: 'sending' })
  await says('Sending the commits')
  await saysNot('Comparing the files')
})

test('the preview says how large each file is, and which versions become a commit each', async () => {
  const files = [
    { path: 'src/App.tsx', action: 'update', bytes: 1_432 },
    { path: 'src/old.ts', action: 'delete' },
  ]
  answers['github/sync/preview'] = () => ({ base: COMMIT, files, versions: ['v2', 'v3', 'v4'] })
  await press('Show what changes')
  await says('1 file changed, 1 removed, 1 kB')
  await says('3 commits, one a version: v2, v3 and v4.')
})

test('while it goes on, pressing Sync again asks nothing', async () => {
  shown.job({})
  await says('Syncing with GitHub…')
  await press('Sync')
  expect(shown.sent('github/sync')).toEqual([])
})

test('a sync whose server is gone is said to have timed out, and can be pressed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  shown.job({ startedAt: Date.now() })
  await says('Syncing with GitHub…')
  await vi.advanceTimersByTimeAsync(36_000)
  await says('Timed out: nothing has been heard for more than 30 s.')
  expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toContain('Nothing is lost')
  answers['github/sync'] = () => ({ result: 'up_to_date', commitId: COMMIT })
  await press('Sync')
  expect(shown.sent('github/sync')).toHaveLength(1)
})

test('how a sync of somebody else failed or diverged is seen too', async () => {
  ended({ id: 'one', outcome: 'failed', message: 'The branch is protected. Choose another one.' })
  await says('The branch is protected. Choose another one.')
  ended({ id: 'two', outcome: 'diverged', commitId: COMMIT })
  await says('main has commits that this design does not have')
  expect(text()).not.toContain('The branch is protected.')
  expect(button('Push to a side branch')).toBeDefined()
  ended({ id: 'three', kind: 'pull', outcome: 'success', commitId: COMMIT })
  await saysNot('main has commits')
})

test('what a person who presses first waits for is said before the room knows of it', async () => {
  let answer = (_: unknown) => {}
  answers['github/sync'] = () => new Promise(resolve => (answer = resolve))
  await press('Sync')
  await says('Syncing with GitHub…')
  expect(isBusy()).toBe(true)
  answer({ result: 'success', commitId: COMMIT })
  await says('Synced with Github.')
})

test('what came of the repository of before is not said of a new one', async () => {
  ended({ outcome: 'diverged', commitId: COMMIT })
  await says('main has commits that this design does not have')
  answers['github/linkStatus'] = () => ({ ...LINKED, displayName: 'ada/bakery', lastSyncedAt: null })
  answers['github/sync/preview'] = () => ({ base: null, files: [] })
  shown.changeLink()
  await says('ada/bakery')
  await saysNot('main has commits that this design does not have')
})

test('a failure of my own goes from the screen when somebody has synced since', async () => {
  answers['github/sync'] = () => failing('host_failed', 'GitHub cannot be reached right now.')
  await press('Sync')
  await says('It is safe to press Sync again.')
  ended({ id: 'theirs', outcome: 'success', commitId: COMMIT })
  await saysNot('It is safe to press Sync again.')
})

test('a pull that is refused offers the side branch', async () => {
  ended({ id: 'pull', kind: 'pull', outcome: 'failed', message: 'App.tsx was changed here and there.' })
  await says('App.tsx was changed here and there.')
  expect(button('Push to a side branch')).toBeDefined()
})
