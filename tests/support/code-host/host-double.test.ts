import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { App } from '@octokit/app'
import { Octokit } from '@octokit/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HostDouble } from './host-double.ts'

let host: HostDouble
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())

const client = () =>
  new App({
    ...{ appId: host.accounts.appId, privateKey: host.accounts.privateKey('pkcs1') },
    oauth: { clientId: 'client-double', clientSecret: host.clientSecret },
    webhooks: { secret: host.webhookSecret },
    Octokit: Octokit.defaults({ baseUrl: host.apiUrl }),
  })

test('the host’s official client goes every way of the product: it is the same to the double', async () => {
  const { accounts, repositories } = host
  accounts.addUser('ada')
  const installation = accounts.install('ada', ['ada'])
  const org = accounts.install('org', ['ada'], true)
  const app = client()

  const { authentication } = await app.oauth.createToken({ code: accounts.newCode('ada') })
  expect(authentication.token).toMatch(/^ghu_/)
  const person = new Octokit({ baseUrl: host.apiUrl, auth: authentication.token })
  expect((await person.request('GET /user')).data.login).toBe('ada')
  const { data: list } = await person.request('GET /user/installations', { per_page: 100 })
  expect(list.installations.map(({ id }) => id)).toEqual([installation.id, org.id])

  const { data: mine } = await person.request('POST /user/repos', { name: 'site', private: true })
  const { data: theirs } = await person.request('POST /orgs/{org}/repos', {
    org: 'org',
    name: 'site',
    private: false,
  })
  expect([mine.full_name, mine.private, theirs.full_name, theirs.private]).toEqual([
    ...['ada/site', true, 'org/site', false],
  ])
  const { data: there } = await person.request('GET /user/installations/{installation_id}/repositories', {
    ...{ installation_id: installation.id, per_page: 100, page: 1 },
  })
  expect(there.repositories.map(({ name, permissions }) => [name, permissions?.push])).toEqual([
    ['site', true],
  ])
  const { data: found } = await person.request('GET /repos/{owner}/{repo}', { owner: 'ada', repo: 'site' })
  expect(found.id).toBe(mine.id)
  await expect(
    person.request('GET /repos/{owner}/{repo}', { owner: 'ada', repo: 'nothing' }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(person.request('POST /user/repos', { name: 'site' })).rejects.toMatchObject({ status: 422 })

  const asInstallation = await app.getInstallationOctokit(installation.id)
  const { data: byId } = await asInstallation.request('GET /repositories/{id}', { id: mine.id })
  expect(byId.full_name).toBe('ada/site')
  await expect(asInstallation.request('GET /repositories/{id}', { id: theirs.id })).rejects.toMatchObject({
    status: 404,
  })
  repositories.rename(Number(mine.id), 'renamed')
  expect((await asInstallation.request('GET /repositories/{id}', { id: mine.id })).data.full_name).toBe(
    'ada/renamed',
  )
  await expect(
    app.octokit.request('POST /app/installations/{installation_id}/access_tokens', {
      ...{ installation_id: installation.id, repository_ids: [Number(theirs.id)] },
    }),
  ).rejects.toMatchObject({ status: 422 })
})

test('what the double signs the official client takes, and nothing else', async () => {
  const body = JSON.stringify({ action: 'created' })
  let told = { signature: '', body: '' }
  const listener = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    told = { signature: String(request.headers['x-hub-signature-256']), body: text }
    response.end()
  })
  await new Promise<void>(done => {
    listener.listen(0, '127.0.0.1', done)
  })
  const { port } = listener.address() as AddressInfo
  await host.deliver(`http://127.0.0.1:${port}`, 'installation', JSON.parse(body))
  listener.close()
  const { webhooks } = client()
  expect(await webhooks.verify(told.body, told.signature)).toBe(true)
  expect(await webhooks.verify(`${told.body} `, told.signature)).toBe(false)
})
