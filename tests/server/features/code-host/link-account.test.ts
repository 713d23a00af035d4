import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { SignedInPatternCall } from '#server/call.ts'
import { findHostAccount } from '#server/features/code-host/accounts-queries.ts'
import { requireHostApp } from '#server/features/code-host/host-app.ts'
import { installationsOf } from '#server/features/code-host/installations.ts'
import { linkAccount } from '#server/features/code-host/link-account.ts'
import { linkRepository } from '#server/features/code-host/link-repository.ts'
import { newId } from '#shared/ids.ts'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { LinkedRepository } from '#tests/support/code-host/linked-repository.ts'

let host: HostDouble
let env: Bindings
let linked: LinkedRepository
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())
beforeEach(async () => {
  linked = await LinkedRepository.of(host)
  env = linked.env
  host.accounts.users.clear()
  host.accounts.addUser('ada')
})
afterEach(() => {
  vi.useRealTimers()
})

const call = (id = 'ada', sessionId = 'here', patternId = linked.patternId) =>
  ({
    ...{ env, settings: settingsOf(env), user: { id }, caller: { sessionId }, pattern: { id: patternId } },
  }) as unknown as SignedInPatternCall
const app = () => requireHostApp(settingsOf(env))

/** The state that a way to the host carries. */
async function stateOf(who = call()): Promise<string> {
  const { connectUrl, installUrl } = await installationsOf(who, app())
  return new URL(connectUrl ?? installUrl).searchParams.get('state') ?? ''
}
const connect = async (who = call(), state?: string) =>
  linkAccount(who, app(), { code: host.accounts.newCode('ada'), state: state ?? (await stateOf(who)) })

const addUser = (id: string) =>
  env.DB.prepare(
    "insert into user (id, name, email, email_verified, created_at, updated_at) values (?, 'B', ? || '@x', 0, 0, 0)",
  )
    .bind(id, id)
    .run()

describe('the way to the host and back', () => {
  test('a state counts once, and for the person and session that set out', async () => {
    await addUser('bob')
    const state = await stateOf()
    await expect(connect(call('bob'), state)).rejects.toMatchObject({ code: 'bad_request' })
    await expect(connect(call('ada', 'elsewhere'), state)).rejects.toMatchObject({ code: 'bad_request' })
    await expect(connect(call(), 'forged')).rejects.toMatchObject({ code: 'bad_request' })
    await connect(call(), state)
    await expect(connect(call(), state)).rejects.toMatchObject({ code: 'bad_request' })
    await expect(connect(call('bob'))).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a state is over after ten minutes, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [early, late] = [await stateOf(), await stateOf()]
    vi.setSystemTime(Date.now() + 10 * 60_000 - 1)
    await connect(call(), early)
    vi.setSystemTime(Date.now() + 2)
    await expect(connect(call(), late)).rejects.toMatchObject({ code: 'bad_request' })
  })

  test('tokens are kept sealed, for this person and this host alone', async () => {
    host.accounts.tokensLastS = 28_800
    await connect()
    host.accounts.tokensLastS = 0
    const kept = JSON.stringify(await findHostAccount(env.DB, 'ada'))
    expect(kept).toContain('"login":"ada"')
    expect(kept).not.toContain('CANARY')
    // A row that was moved to somebody else opens nothing for them.
    await addUser('bob')
    await env.DB.prepare("update code_host_accounts set user_id = 'bob'").run()
    expect((await installationsOf(call('bob'), app())).connectUrl).not.toBeNull()
  })

  test('a token about to end is changed for a new one; one that was taken back is connected no more', async () => {
    host.accounts.tokensLastS = 60
    await connect()
    host.accounts.tokensLastS = 0
    const first = (await findHostAccount(env.DB, 'ada'))?.lockedToken
    expect((await installationsOf(call(), app())).connectUrl).toBeNull()
    expect((await findHostAccount(env.DB, 'ada'))?.lockedToken).not.toBe(first)
    host.accounts.userTokens.clear()
    expect((await installationsOf(call(), app())).connectUrl).not.toBeNull()
    expect(await findHostAccount(env.DB, 'ada')).toBeNull()
  })
})

test('calls of one person at one time renew a token once, and each has the new one', async () => {
  host.accounts.tokensLastS = 60
  await connect()
  host.accounts.tokensLastS = 0
  const asked = () => host.asked.filter(each => each === 'POST /login/oauth/access_token').length
  const before = asked()
  const all = await Promise.all([1, 2, 3].map(() => installationsOf(call(), app())))
  expect(all.map(({ connectUrl }) => connectUrl)).toEqual([null, null, null])
  expect(asked()).toBe(before + 1)
})

describe('linking', () => {
  test('asks who may: the installation, the person and the app each', async () => {
    const { patternId } = await LinkedRepository.of(host, '', undefined)
    await connect()
    await env.DB.prepare('delete from code_host_links').run()
    const mine = [...host.accounts.installations.values()].find(({ account }) => account === 'ada')!
    const foreign = host.accounts.install(`org-${newId()}`, ['bob'], true)
    const link = (installationId: number, repositoryName: string, more = {}) =>
      linkRepository(call(), app(), { installationId, repositoryName, isPrivate: true, ...more })
    await expect(link(foreign.id, 'site')).rejects.toMatchObject({ code: 'forbidden' })
    host.repositories.make('ada', 'read')
    host.readOnly.add('ada ada/read')
    await expect(link(mine.id, 'read')).rejects.toMatchObject({ code: 'forbidden' })
    host.repositories.make('ada', 'hidden')
    host.hidden.add('ada ada/hidden')
    await expect(link(mine.id, 'hidden')).rejects.toMatchObject({ code: 'forbidden' })
    const requestId = newId()
    const made = await link(mine.id, `site-${patternId}`, { requestId })
    expect(made).toMatchObject({ branch: 'main', folder: '', commitId: null })
    expect(host.repositories.named(made.fullName)?.isPrivate).toBe(true)
    expect(await link(mine.id, `site-${patternId}`, { requestId })).toEqual(made)
    await expect(link(mine.id, 'another')).rejects.toMatchObject({ code: 'conflict' })
  })
})
