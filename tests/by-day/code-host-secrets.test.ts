import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { api, routes } from '#shared/api/index.ts'
import { fillPath } from '#shared/api/route.ts'
import { HostedProduct, page as pageOf } from '#tests/support/code-host/hosted-product.ts'
import { write } from '#tests/support/code-host/repositories.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { keptByBrowser, type Told, ToldToBrowser } from '#tests/support/people/told-to-browser.ts'
import { keptFiles } from '#tests/support/product/kept-files.ts'
import { linesOfKey, secretsIn } from '#tests/support/product/secrets-in.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'

let product: HostedProduct
let people: People
const dataDir = mkdtempSync(join(tmpdir(), 'maquette-host-secrets-'))
const backups = mkdtempSync(join(tmpdir(), 'maquette-host-secrets-'))
/** Everything the product has written to its output. */
const written: string[] = []

beforeAll(async () => {
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation(chunk => {
      written.push(String(chunk))
      return true
    })
  // The runner has a console of its own, which writes elsewhere.
  for (const name of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...told) => void written.push(`${told.join(' ')}\n`))
  product = await HostedProduct.start({ DATA_DIR: dataDir, LOG_FORMAT: 'json' })
  people = new People(product.url)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await people.leave()
  await product.stop()
  for (const folder of [dataDir, backups]) rmSync(folder, { recursive: true, force: true })
})

test('[issue 29] no token, key or secret of the code host stands in a browser, log, export, document, row or backup', async () => {
  const { host } = product
  const { person, page, context } = await people.come('Ada')
  const told = new ToldToBrowser(context)
  const { patternId: id } = await savedDesign(person)
  host.accounts.addUser('ada')
  host.accounts.install('ada', ['ada'])
  // Tokens of people that are as good as over, so that each use changes them for new ones.
  host.accounts.tokensLastS = 60

  // Connected, linked and synced as a person does it.
  await page.goto(`${product.url}/c/${id}`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sync to the code host' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sync to the code host' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await press('Connect')
  await page.getByRole('button', { name: 'Continue as ada' }).click()
  await dialog.getByRole('textbox', { name: 'Repository' }).fill('harbour')
  await press('Link repository')
  await dialog.getByText('src/App.tsx').waitFor()
  await press('Sync')
  await page.getByText('Synced with Github.').waitFor()

  // A host that repeats every token in whatever it says, at each step of a sync.
  await product.save({ person, id }, { 'App.tsx': pageOf('Second') })
  for (const on of [/access_tokens/, /repositories\/\d+$/, /info\/refs/, /git-receive-pack$/]) {
    const said = { message: host.accounts.everyToken.join(' '), error_description: host.accounts.everyToken }
    host.faults.splice(0, 1, { on, as: { status: 400, body: said } })
    const before = host.asked.filter(each => on.test(each)).length
    await press('Sync')
    await expect.poll(() => host.asked.filter(each => on.test(each)).length).toBeGreaterThan(before)
    await dialog.getByRole('alert').waitFor()
    await page.getByText('Failed to sync with Github.').first().waitFor()
  }
  host.faults.length = 0
  await press('Sync')
  await page.getByText('Synced with Github.').waitFor()

  // A change there, told by its webhook and pulled; a webhook that somebody else signed.
  const repository = host.repositories.named('ada/harbour')
  if (!repository) throw new Error('the repository was not made')
  const after = host.repositories.commit(repository.id, write('src/App.tsx', pageOf('Theirs')))
  const event = {
    ref: 'refs/heads/main',
    after,
    repository: { id: repository.id, full_name: 'ada/harbour' },
  }
  const heard = [
    await host.deliver(product.url, 'push', event, 'forged'),
    await host.deliver(product.url, 'push', event),
  ]
  await dialog.getByRole('button', { name: 'Pull changes' }).click()
  await page.getByText('Pulled from GitHub.').waitFor()

  // Every way out, the documents, and every call that tells something.
  const seen: Told[] = []
  const see = (from: string, text: string) => void seen.push({ from, text })
  for (const response of heard) see('the webhook', await response.text())
  const { activeArtifactId } = await person.must(api.patterns.get, { path: { id } })
  const version = { artifactId: activeArtifactId ?? '', editorRoomId: id }
  const zip = await person.must(api.exports.generateZip, { body: version })
  const html = await person.must(api.exports.generateHtml, { body: version })
  const [packed, one] = await Promise.all([fetch(zip.hostedUrl), fetch(html.hostedUrl)])
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await packed.arrayBuffer()))))
    see(`${name} in the zip`, name + new TextDecoder('latin1').decode(bytes))
  see('the HTML file', await one.text())
  see('the code as a prompt', (await person.must(api.exports.codePrompt, { body: version })).prompt)
  for (const document of ['room', 'files'] as const) {
    const room = await RoomClient.joined(person, id, document)
    see(document, JSON.stringify(room.doc.toJSON()))
    see(`${document} as it is sent`, Buffer.from(Y.encodeStateAsUpdate(room.doc)).toString('latin1'))
    room.leave()
  }
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const named = route.path.startsWith('/artifact') ? version.artifactId : id
    const address = fillPath(route.path, Object.fromEntries(names.map(name => [name, named])))
    const response = await person.fetch(`/api${address}`)
    see(address, JSON.stringify([...response.headers]) + (await response.text()))
  }
  see('what the browser keeps while linked', await keptByBrowser(page))
  for (const withSecrets of [false, true]) {
    const folder = join(backups, String(withSecrets))
    await makeBackup({ dataDir, folder, withSecrets, told: () => undefined })
    for (const { path, text } of keptFiles(folder)) see(`backup ${path}`, text)
  }
  await press('Disconnect')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Disconnected from ada/harbour.').waitFor()
  see('what the browser keeps afterwards', await keptByBrowser(page))
  for (const { path, text } of keptFiles(dataDir)) see(path, text)
  for (const line of written) see('the log', line)
  const inBrowser = await told.all()

  // Nothing is found because nothing is there: each kind was made, and each place has been looked at.
  const { everyToken, signed } = host.accounts
  for (const kind of ['ghu', 'ghr', 'ghs'])
    expect(everyToken.some(token => token.startsWith(kind))).toBe(true)
  expect(signed).not.toEqual([])
  const find = secretsIn([
    ...[...everyToken, ...signed, host.clientSecret, host.webhookSecret],
    ...linesOfKey(host.accounts.privateKey('pkcs1')),
  ])
  expect(find(Buffer.from(`x-access-token:${everyToken[0]}`).toString('base64'))).toEqual([everyToken[0]])
  for (const call of [
    ...['user/link/github', 'github/installations', 'editor/linkNewGithub', 'github/linkStatus'],
    ...['github/sync', 'github/pull', 'github/disconnect'],
  ])
    expect(
      inBrowser.some(({ from, text }) => from.includes(`/api/${call}`) && text.length > 2),
      call,
    ).toBe(true)
  expect(inBrowser.some(({ from }) => from.startsWith('received from'))).toBe(true)
  expect(seen.filter(({ text }) => text.includes('ada/harbour')).length).toBeGreaterThan(2)
  expect(written.join('')).toMatch(/"event":"request".*"route":"\/api\/github\/sync\/:id"/)
  const places = [...seen, ...inBrowser]
    .filter(({ text }) => find(text).length > 0)
    .map(({ from, text }) => `${from}: ${find(text).join(' ')}`)
  expect(places).toEqual([])
}, 120_000)
