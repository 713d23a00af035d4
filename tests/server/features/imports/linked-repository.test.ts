import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInCall } from '#server/call.ts'
import { saveHostAccount } from '#server/features/code-host/accounts-queries.ts'
import { requireHostApp } from '#server/features/code-host/host-app.ts'
import { sealed } from '#server/features/code-host/person-token.ts'
import { linkedRepository } from '#server/features/imports/linked-repository.ts'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let host: HostDouble
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())

const DB = sqliteD1()

/** A call by somebody of that name; of those connected to the host it is known as whom. */
async function callOf(id: string, isConnected: boolean): Promise<SignedInCall> {
  await DB.prepare(
    'insert or ignore into user (id, name, email, email_verified, created_at, updated_at) values (?, ?, ?, 0, 0, 0)',
  )
    .bind(id, id, `${id}@example.org`)
    .run()
  const settings = { ...host.settings('pkcs8'), VAULT_SECRET: 'y'.repeat(32) }
  const call = { env: { DB }, settings, user: { id } } as unknown as SignedInCall
  if (!isConnected) return call
  const hostUser = host.accounts.users.get(id) ?? host.accounts.addUser(id)
  const token = host.accounts.newToken('ghu')
  host.accounts.userTokens.set(token, id)
  const account = { userId: id, hostUserId: hostUser.id, login: id }
  const grant = { token, refreshToken: null, expiresAt: null }
  await saveHostAccount(DB, await sealed(call, requireHostApp(call.settings), account, grant))
  return call
}
const refusal = (call: SignedInCall, asked: Parameters<typeof linkedRepository>[1]) =>
  linkedRepository(call, asked).then(
    () => null,
    (error: { code: string; message: string }) => error,
  )

test('whoever sees it on the host gets a token for that repository alone', async () => {
  const ada = await callOf('ada', true)
  const installation = host.accounts.install('ada', ['ada'])
  const shop = host.repositories.make('ada', 'shop')
  const { repository, token } = await linkedRepository(ada, {
    ...{ installationId: String(installation.id), repositoryName: 'shop' },
    ...{ branch: 'next', folder: '/apps/web/' },
  })
  expect(repository).toEqual({ owner: 'ada', name: 'shop', ref: 'next', folder: 'apps/web' })
  expect(host.accounts.installationTokens.get(token)).toMatchObject({
    ...{ installationId: installation.id, repositoryIds: [shop.id] },
  })
})

test('an account that is not connected, somebody else’s installation and what one may not see are refused in words', async () => {
  const owned = host.accounts.install('halden', ['mia'])
  host.repositories.make('halden', 'secret')
  const asked = { installationId: owned.id, repositoryName: 'secret' }
  expect(await refusal(await callOf('nobody', false), asked)).toMatchObject({ code: 'not_linked' })
  expect(await refusal(await callOf('ada', true), asked)).toMatchObject({ code: 'forbidden' })
  host.hidden.add('mia halden/secret')
  const mia = await callOf('mia', true)
  for (const repositoryName of ['secret', 'gone'])
    expect(await refusal(mia, { ...asked, repositoryName })).toMatchObject({ code: 'not_found' })
  const before = host.asked.length
  for (const repositoryName of ['../../user', 'a/b', '..', ''])
    expect(await refusal(mia, { ...asked, repositoryName })).toMatchObject({ code: 'bad_request' })
  expect(host.asked.length).toBe(before)
})

test('without an app of the host it says which setting is missing', async () => {
  const call = await callOf('ada', true)
  const without = { ...call, settings: { ...call.settings, GITHUB_APP_ID: undefined } } as SignedInCall
  expect(await refusal(without, { installationId: 1, repositoryName: 'shop' })).toMatchObject({
    ...{ code: 'not_configured', message: expect.stringContaining('GITHUB_APP_ID') },
  })
})
