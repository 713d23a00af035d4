import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readJobs, readLinkRevision } from '#room-schema/jobs.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { HostedProduct } from '#tests/support/code-host/hosted-product.ts'
import { write } from '#tests/support/code-host/repositories.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { keptFiles } from '#tests/support/product/kept-files.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

let product: HostedProduct
const dataDir = mkdtempSync(join(tmpdir(), 'maquette-linking-'))
const logged: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((...all) => void logged.push(all.join(' ')))
  product = await HostedProduct.start({ DATA_DIR: dataDir, LOG_FORMAT: 'json' }, 'pkcs8')
})
afterAll(async () => {
  await product.stop()
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

const refusedAs = (code: string) => ({ body: { error: { code } } })

describe('without an app of the host', () => {
  test('what needs it names the setting, and a design is not linked', async () => {
    const person = await Person.withAccount(inject('productUrl'))
    const { patternId: id } = await savedDesign(person)
    expect(await person.call(api.codeHost.installations, { body: {} })).toMatchObject({
      ...{
        status: 503,
        body: { error: { code: 'not_configured', message: expect.stringContaining('GITHUB_APP_ID') } },
      },
    })
    expect(await person.must(api.codeHost.linkStatus, { path: { id } })).toEqual({ status: 'not_linked' })
    expect((await person.call(api.codeHost.sync, { path: { id }, body: {} })).status).toBe(503)
  })
})

describe('connecting an account of the host', () => {
  test('not connected: an empty list and the way there; connected: installations with repositories and pictures', async () => {
    const { host } = product
    const person = await Person.withAccount(product.url)
    const login = host.accounts.addUser(`grace-${newId()}`).login
    const installation = host.accounts.install(login, [login])
    host.repositories.make(login, 'older')
    host.repositories.make(login, 'newer')
    const before = await person.must(api.codeHost.installations, { body: {} })
    expect(before).toMatchObject({
      installations: [],
      connectUrl: expect.stringContaining('/login/oauth/authorize?'),
    })
    const way = new URL(before.connectUrl ?? '')
    expect(way.searchParams.get('redirect_uri')).toBe(`${product.url}/link/github/callback`)
    expect((await person.must(api.users.session, {})).user?.github).toEqual({ isAppConnected: false })

    const body = { code: host.accounts.newCode(login), state: way.searchParams.get('state') ?? '' }
    expect(await person.must(api.codeHost.linkAccount, { body })).toEqual({ isAppConnected: true })
    expect((await person.must(api.users.session, {})).user?.github).toEqual({ isAppConnected: true })
    const after = await person.must(api.codeHost.installations, { body: {} })
    expect(after).toMatchObject({
      connectUrl: null,
      installations: [{ id: installation.id, displayName: login, repositories: ['newer', 'older'] }],
    })
    const src = after.installations[0]?.avatarUrl ?? ''
    expect(src).toMatch(/^\/api\/github\/avatar\/[0-9a-f]{64}$/)
    const picture = await person.fetch(src)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe('live: webhooks and jobs', () => {
  test('a push there, a rename and a deletion are seen by whoever looks, and a job by all in the room', async () => {
    const { host } = product
    const linked = await product.linked()
    const { person, id, repository } = linked
    const room = await RoomClient.joined(person, id)
    const status = () => person.must(api.codeHost.linkStatus, { path: { id } })
    const named = (full_name: string) => ({ repository: { id: repository.id, full_name } })
    const { body: pushed } = await product.sync(linked)
    await until(() => readJobs(room.doc).at(-1)?.endedAt, 'the job has ended')
    expect(readJobs(room.doc)).toEqual([
      expect.objectContaining({ kind: 'sync', outcome: 'success', commitId: pushed.commitId, message: null }),
    ])
    const after = host.repositories.commit(repository.id, write('a.txt', 'a'))
    const revision = readLinkRevision(room.doc)
    const event = { ref: 'refs/heads/main', after, ...named(`${repository.owner}/site`) }
    expect((await host.deliver(product.url, 'push', event, 'another secret of webhooks')).status).toBe(400)
    expect(await status()).toMatchObject({ hasNewCommits: false })
    expect((await host.deliver(product.url, 'push', event)).status).toBe(200)
    expect(await status()).toMatchObject({ hasNewCommits: true })
    await until(() => readLinkRevision(room.doc) > revision, 'the room says that there is news')

    await host.deliver(product.url, 'repository', { action: 'renamed', ...named('ada/other') })
    expect(await status()).toMatchObject({ displayName: 'ada/other' })
    await host.deliver(product.url, 'installation', {
      action: 'suspend',
      installation: { id: linked.installation.id },
    })
    expect(await status()).toMatchObject({ problem: 'refused' })
    await host.deliver(product.url, 'repository', { action: 'deleted', ...named('ada/other') })
    expect(await status()).toMatchObject({ problem: 'gone' })
    for (const [kind, body] of [
      ['ping', {}],
      ['__proto__', {}],
      ['push', { ref: 7 }],
    ] as const)
      expect((await host.deliver(product.url, kind, body)).status).toBe(200)
    expect(JSON.stringify(room.doc.getMap('meta').toJSON())).not.toContain(repository.owner)
    room.provider.destroy()
  })

  test('what somebody takes back on the host is not connected here', async () => {
    const { host } = product
    const { person, login } = await product.connected()
    const sender = { id: host.accounts.users.get(login)?.id }
    // A letter of before, sent once more: the host is asked, and knows the token.
    await host.deliver(product.url, 'github_app_authorization', { action: 'revoked', sender })
    expect((await person.must(api.users.session, {})).user?.github).toEqual({ isAppConnected: true })
    host.accounts.userTokens.clear()
    await host.deliver(product.url, 'github_app_authorization', { action: 'revoked', sender })
    expect((await person.must(api.users.session, {})).user?.github).toEqual({ isAppConnected: false })
  })
})

test('no token of a person, an installation or the app is on the disk, in a log or in an export', async () => {
  const linked = await product.linked()
  expect((await product.sync(linked)).body.result).toBe('success')
  product.host.faults.push({
    on: /info\/refs/,
    as: { status: 400, body: product.host.accounts.everyToken },
    times: 1,
  })
  const failed = await product.sync(linked)
  expect(failed).toMatchObject({ status: 502, ...refusedAs('host_failed') })
  const exported = await linked.person.fetch('/api/user/export')
  const files = unzipSync(new Uint8Array(await exported.clone().arrayBuffer()))
  // That one is connected is one's own to know, without what it is asked with.
  expect(JSON.parse(strFromU8(files['code-host.json']!))).toMatchObject({ login: linked.repository.owner })
  const told = [JSON.stringify(failed.body), ...textsIn(await exported.arrayBuffer()), ...logged]
  const secrets = [
    ...product.host.accounts.everyToken,
    product.host.clientSecret,
    ...product.host.accounts.privateKey('pkcs8').split('\n').slice(1, 4),
  ]
  expect(secrets.length).toBeGreaterThan(10)
  for (const secret of secrets) {
    expect(told.filter(text => text.includes(secret))).toEqual([])
    expect(
      keptFiles(dataDir)
        .filter(({ text }) => text.includes(secret))
        .map(({ path }) => path),
    ).toEqual([])
  }
})

const textsIn = (zip: ArrayBuffer): string[] =>
  Object.values(unzipSync(new Uint8Array(zip))).map(bytes => Buffer.from(bytes).toString('latin1'))
