// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SyncResult } from '#shared/code-host.ts'
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

const COMPARE = 'https://host.test/ada/harbour/compare/main...maquette'
const THEIRS = 'f00dbab'.padEnd(40, '0')

let shown: Awaited<ReturnType<typeof showSync>>
let answers: Answers
beforeEach(() => {
  answers = { 'github/linkStatus': () => LINKED }
})
afterEach(() => {
  vi.useRealTimers()
  shown.unmount()
})

const open = async () => {
  shown = await showSync({ answers })
  await says('ada/harbour')
}
const answersWith = (result: SyncResult | Response) => {
  answers['github/sync'] = () => result
}

describe('[S8] what came of a sync stands for 3 s', () => {
  test.each<[string, SyncResult | Response]>([
    ['Synced with Github.', { result: 'success', commitId: COMMIT, branch: 'main' }],
    ['Already up to date.', { result: 'up_to_date', commitId: COMMIT }],
    ['Diverged from Github. Not synced.', { result: 'diverged', commitId: THEIRS, compareUrl: COMPARE }],
    ['Failed to sync with Github.', failing('host_failed', 'GitHub has a limit, which is reached.')],
  ])('%s', async (sentence, answer) => {
    answersWith(answer)
    await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press('Sync')
    await says(sentence)
    expect(text().split(sentence)).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(text()).toContain(sentence)
    await vi.advanceTimersByTimeAsync(1_000)
    await saysNot(sentence)
  })
})

test('the commit of a sync is shown with it, and with the repository as a link to its page', async () => {
  answersWith({ result: 'success', commitId: COMMIT, branch: 'main' })
  await open()
  await press('Sync')
  await says('Commit a1b2c3d on main.')
  const link = document.querySelector('[aria-label="Commit a1b2c3d"]')
  expect(link?.getAttribute('href')).toBe(`https://host.test/ada/harbour/commit/${COMMIT}`)
})

test('why a sync failed stays after the 3 s, and it can be pressed again', async () => {
  answersWith(failing('host_failed', 'Timed out: GitHub did not answer within 30 s.'))
  await open()
  await press('Sync')
  await says('Failed to sync with Github.')
  const alert = document.querySelector('[role="dialog"] [role="alert"]')
  expect(alert?.textContent).toContain('Timed out: GitHub did not answer within 30 s.')
  expect(alert?.textContent).toContain('It is safe to press Sync again.')
  answersWith({ result: 'up_to_date', commitId: COMMIT })
  await press('Sync')
  await says('Already up to date.')
  expect(document.querySelector('[role="dialog"] [role="alert"]')).toBeNull()
})

test('a branch that takes nothing has the way round it beside, and is not to be pressed again', async () => {
  answersWith(
    failing('host_failed', 'GitHub did not take the commit: protected. A side branch may be pushed instead.'),
  )
  await open()
  await press('Sync')
  await says('Failed to sync with Github.')
  expect(text()).not.toContain('It is safe to press Sync again.')
  answersWith({ result: 'success', commitId: COMMIT, branch: 'maquette/v3', compareUrl: COMPARE })
  await press('Push to a side branch')
  await says('Pushed to maquette/v3')
  expect(shown.sent('github/sync')).toMatchObject([{}, { sideBranch: true }])
})

describe('diverged', () => {
  beforeEach(async () => {
    answersWith({ result: 'diverged', commitId: THEIRS, compareUrl: COMPARE })
    await open()
    await press('Sync')
    await says('Diverged from Github. Not synced.')
  })

  test('says what happened, shows their commit and links the compare page', async () => {
    await says('Nothing was overwritten.')
    const hrefs = [...document.querySelectorAll('[role="status"] a')].map(link => link.getAttribute('href'))
    expect(hrefs).toEqual([`https://host.test/ada/harbour/commit/${THEIRS}`, COMPARE])
  })

  test('is pushed to a side branch, whose compare page is linked', async () => {
    answersWith({ result: 'success', commitId: COMMIT, branch: 'maquette/v3', compareUrl: COMPARE })
    await press('Push to a side branch')
    await says('Pushed to maquette/v3')
    expect(shown.sent('github/sync')).toMatchObject([{}, { sideBranch: true }])
    expect([...document.querySelectorAll('a')].map(link => link.getAttribute('href'))).toContain(COMPARE)
  })

  test.each<[string, unknown, string]>([
    ['their changes', { artifactId: 'a'.repeat(20), commitId: THEIRS }, 'Pulled from GitHub.Commit f00dbab.'],
    ['nothing new', { artifactId: null }, 'Nothing new on GitHub.'],
    ['a failure', failing('busy', 'Somebody is syncing.'), 'Failed to pull from GitHub.Somebody is syncing.'],
    [
      'without what cannot come along',
      { artifactId: null, leftOut: [{ path: 'src/logo.psd', reason: 'no page can show it' }] },
      'src/logo.psd: no page can show it',
    ],
  ])('is pulled: %s', async (_, answer, words) => {
    answers['github/pull'] = () => answer
    await press('Pull changes')
    await says(words)
    expect(shown.sent('github/pull')).toEqual([{ requestId: expect.stringMatching(/^[a-z0-9]{20}$/) }])
  })
})

test('new commits of the host are offered to be pulled, without anything pressed here', async () => {
  answers['github/linkStatus'] = () => ({ ...LINKED, hasNewCommits: true })
  answers['github/pull'] = () => ({ artifactId: 'a'.repeat(20), commitId: THEIRS })
  await open()
  await says('There are new commits on main.')
  await press('Pull changes')
  await says('Pulled from GitHub.')
})

test.each([
  ['gone', 'GitHub does not show this repository any more.'],
  ['refused', 'GitHub does not let Maquette write here any more.'],
] as const)('a link that is %s says so, and what to do', async (problem, words) => {
  answers['github/linkStatus'] = () => ({ ...LINKED, problem })
  await open()
  await says(words)
  expect(text()).toMatch(/disconnect and link another/)
  expect(button('Disconnect')).toBeDefined()
})
