import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CODE_HOST_TIMEOUT_MS, SIDE_BRANCH_INSTEAD } from '#shared/code-host.ts'
import type { AppError } from '#shared/errors.ts'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { LinkedRepository } from '#tests/support/code-host/linked-repository.ts'
import { write } from '#tests/support/code-host/repositories.ts'

const V1 = { 'src/App.tsx': 'one\n', 'README.md': 'v1\n' }
const V2 = { ...V1, 'src/App.tsx': 'two\n' }

let host: HostDouble
let linked: LinkedRepository
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())
beforeEach(async () => {
  host.faults.length = 0
  linked = await LinkedRepository.of(host)
  await linked.push(V1)
})

const head = () => host.repositories.head(linked.repository.id)
const installation = () => [...host.accounts.installations.values()].find(({ account }) => account === 'ada')!

interface Fault {
  name: string
  break(): void
  mend(): void
  says: string
}

const failing = (name: string, on: RegExp, as: (typeof host.faults)[number]['as'], says: string): Fault => ({
  ...{ name, says, mend: () => host.faults.splice(0) },
  break: () => void host.faults.push({ on, as }),
})
const LIMIT = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }

const FAULTS: Fault[] = [
  failing(
    'a token that does not count',
    /access_tokens/,
    { status: 401, body: { message: 'Bad credentials' } },
    'does not let this app in',
  ),
  failing(
    'a rate limit of the API',
    /repositories\/\d+$/,
    { status: 403, body: {}, headers: LIMIT },
    'no more requests for a while',
  ),
  failing(
    'a rate limit of git',
    /git-upload-pack$/,
    { status: 429, body: {} },
    'no more requests for a while',
  ),
  failing('an error of the host', /info\/refs/, { status: 500, body: {} }, 'did not answer as it should'),
  failing(
    'a push that is not let in',
    /POST .*git-receive-pack/,
    { status: 403, body: {} },
    'does not let this app in',
  ),
  failing('half a list of branches', /info\/refs/, 'cut', 'cannot be reached'),
  failing('half a pack', /POST .*git-upload-pack/, 'cut', 'cannot be reached'),
  {
    name: 'a suspended app',
    break: () => Object.assign(installation(), { isSuspended: true }),
    mend: () => Object.assign(installation(), { isSuspended: false }),
    says: 'does not let this app in',
  },
  {
    name: 'an archived repository',
    break: () => Object.assign(linked.repository, { isArchived: true }),
    mend: () => Object.assign(linked.repository, { isArchived: false }),
    says: 'does not let this app in',
  },
  {
    name: 'a repository that the app was taken away from',
    break: () => Object.assign(installation(), { selected: new Set<number>() }),
    mend: () => Object.assign(installation(), { selected: null }),
    says: 'does not have this repository (any more)',
  },
]

describe('[number 1] each fault ends in words, nothing is lost, and it is safe to press again', () => {
  test.each(FAULTS)('$name', async ({ break: cause, mend, says }) => {
    const before = head()
    cause()
    const error = (await linked.push(V2).catch(reason => reason)) as AppError
    expect([error.code, error.message]).toEqual(['host_failed', expect.stringContaining(says)])
    expect(error.message).toContain('Nothing was lost')
    expect(head()).toBe(before)
    mend()
    expect((await linked.push(V2)).result).toBe('success')
    expect(linked.faults).toBe('')
  })

  test('an answer to a push that is cut off: the host has it, and pressing again says so', async () => {
    host.faults.push({ on: /POST .*git-receive-pack/, as: 'cut', times: 1 })
    const first = await linked.push(V2).catch((reason: AppError) => reason.code)
    const landed = head()
    expect([first, 'success']).toContain(typeof first === 'string' ? first : first.result)
    const again = await linked.push(V2)
    expect(again).toMatchObject({ result: 'up_to_date', commitId: landed })
    expect(host.repositories.git(linked.repository.id, 'rev-list', '--count', 'main')).toBe('2')
  })

  test('a protected branch is told in the host’s words, and a side branch goes', async () => {
    host.repositories.protect(linked.repository.id)
    const error = (await linked.push(V2).catch(reason => reason)) as AppError
    expect([error.code, error.message]).toEqual(['host_failed', expect.stringContaining('hook declined')])
    expect(error.message.endsWith(SIDE_BRANCH_INSTEAD)).toBe(true)
    expect((await linked.push(V2, { sideBranch: true })).result).toBe('success')
  })

  test('a repository that was renamed is found by its id, and called by its new name', async () => {
    host.repositories.rename(linked.repository.id, 'renamed')
    expect((await linked.push(V2)).result).toBe('success')
    expect((await linked.link()).fullName).toBe('ada/renamed')
  })

  test('a repository that was deleted is told, also with the link', async () => {
    host.repositories.delete(linked.repository.id)
    const error = (await linked.push(V2).catch(reason => reason)) as AppError
    expect([error.code, error.message]).toEqual(['host_failed', expect.stringContaining('(any more)')])
    expect((await linked.link()).problem).toBe('gone')
  })

  test.each([
    ['case', write('README', 'x'), { ...V2, Readme: 'x' }, 'only by case'],
    ['a file and a folder', write('docs', 'a file'), { ...V2, 'docs/a.md': 'x' }, 'is a file there'],
    ['a folder and a file', write('data/a.json', '1'), { ...V2, data: 'x' }, 'is a folder there'],
  ])('a collision of %s is told before anything is pushed', async (_, change, files, says) => {
    const own = await LinkedRepository.of(host)
    const theirs = host.repositories.commit(own.repository.id, change)
    const error = (await own.push(files).catch(reason => reason)) as AppError
    expect([error.code, error.message]).toEqual(['conflict', expect.stringContaining(says)])
    expect(host.repositories.head(own.repository.id)).toBe(theirs)
  })

  test('a host that hangs, at whatever step, is given up in time, and pressing again ends it', async () => {
    const steps = [
      ...[/access_tokens/, /repositories\/\d+$/, /info\/refs/],
      ...[/POST .*git-upload-pack/, /POST .*git-receive-pack/],
    ]
    const ended = steps.map(async on => {
      // Of its own, since all of them hang at once.
      const hanging = await HostDouble.start()
      const own = await LinkedRepository.of(hanging)
      await own.push(V1)
      hanging.faults.push({ on, as: 'hang' })
      const began = performance.now()
      const error = (await own.push(V2).catch(reason => reason)) as AppError
      const took = performance.now() - began
      hanging.faults.length = 0
      const again = await own.push(V2)
      const faults = own.faults
      await hanging.stop()
      return { code: error.code, message: error.message, took, again: again.result, faults }
    })
    for (const { code, message, took, again, faults } of await Promise.all(ended)) {
      expect([code, message]).toEqual(['host_failed', expect.stringContaining('did not answer')])
      expect(message).toContain('Nothing was lost')
      expect(took).toBeLessThan(CODE_HOST_TIMEOUT_MS)
      expect([again, faults]).toEqual(['success', ''])
    }
  }, 60_000)

  test('no word of a fault has a token in it', async () => {
    const said: string[] = []
    for (const on of [/access_tokens/, /repositories\/\d+$/, /info\/refs/, /receive-pack/]) {
      host.faults.splice(0, 1, { on, as: { status: 400, body: { said: host.accounts.everyToken } } })
      said.push(String(await linked.push(V2).catch((reason: Error) => `${reason.message} ${reason.stack}`)))
    }
    expect(said.join()).not.toContain('CANARY')
  })
})
