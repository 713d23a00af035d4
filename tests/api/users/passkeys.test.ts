import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { Person } from '#tests/support/people/person.ts'
import { SoftwarePasskey } from '#tests/support/people/software-passkey.ts'
import { codeOf } from '#tests/support/people/totp.ts'
import { openDatabaseFile } from '#tests/support/product/database-file.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { rawRequest } from '#tests/support/product/raw-request.ts'

const url = inject('productUrl')
const PASSWORD = 'correct horse'
const origin = new URL(url).origin
const me = async (person: Person) => (await person.must(api.users.session, {})).user
const ask = (person: Person, path: string, body: object = {}) =>
  person.post(`/api/auth/passkey/${path}`, body)
const begin = async (person: Person, path: string, body: object = {}) => {
  const answer = await ask(person, path, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { challenge: string }
}

/** Adds one, as its page does. */
async function add(person: Person, key = new SoftwarePasskey(), name = 'Laptop'): Promise<SoftwarePasskey> {
  const options = await begin(person, 'generate-register-options')
  const answer = await ask(person, 'verify-registration', { response: key.made(options, { origin }), name })
  expect(answer.status).toBe(200)
  return key
}
async function comeIn(person: Person, key: SoftwarePasskey, habits = { origin }): Promise<Response> {
  const options = await begin(person, 'generate-authenticate-options')
  return ask(person, 'verify-authentication', { response: key.used(options, habits) })
}
const listOf = async (person: Person) =>
  (await (await person.fetch('/api/auth/passkey/list-user-passkeys')).json()) as Record<string, unknown>[]

test('a passkey is added, logs in by itself, says when it was used, and lets nobody in once it is removed', async () => {
  const ada = await Person.withAccount(url)
  const key = await add(ada)
  expect(await listOf(ada)).toEqual([
    {
      ...{ id: expect.any(String), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
      backedUp: false,
    },
  ])
  const phone = new Person(url)
  expect((await comeIn(phone, key)).status).toBe(200)
  expect((await me(phone))?.id).toBe(ada.id)
  const [used] = await listOf(phone)
  expect(Date.now() - Date.parse(String(used?.lastUsedAt))).toBeLessThan(60_000)
  expect((await ask(phone, 'delete-passkey', { id: used?.id })).status).toBe(200)
  expect(await listOf(ada)).toEqual([])
  const later = new Person(url)
  expect((await comeIn(later, key)).status).toBe(401)
  expect(await me(later)).toBeNull()
})

test('a passkey gets another name from whoever has it and from nobody else, and no key is told', async () => {
  const ada = await Person.withAccount(url)
  const key = await add(ada)
  const [{ id } = {}] = await listOf(ada)
  const renamed = await ask(ada, 'update-passkey', { id, name: ' Key on my desk ' })
  expect([renamed.status, await renamed.json()]).toEqual([200, { status: true }])
  const nameNow = async () => (await listOf(ada))[0]?.name
  expect(await nameNow()).toBe('Key on my desk')
  const thief = await Person.withAccount(url)
  expect((await ask(thief, 'update-passkey', { id, name: 'Mine' })).status).toBe(401)
  expect((await ask(await Person.guest(url), 'update-passkey', { id, name: 'Mine' })).status).toBe(403)
  for (const name of ['', '  ', 'x'.repeat(101)])
    expect((await ask(ada, 'update-passkey', { id, name })).status).toBe(400)
  expect((await ask(ada, 'update-passkey', { id: 'none', name: 'Mine' })).status).toBe(404)
  expect(await nameNow()).toBe('Key on my desk')
  expect((await comeIn(new Person(url), key)).status).toBe(200)
})

test('[2] whoever has a second factor comes in by a passkey alone, as it is both; by the password still with a code', async () => {
  const ada = await Person.withAccount(url)
  const enabled = await ada.post('/api/auth/two-factor/enable', { password: PASSWORD })
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  expect((await ada.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) })).status).toBe(200)
  const key = await add(ada)
  const phone = new Person(url)
  expect((await comeIn(phone, key)).status).toBe(200)
  expect((await me(phone))?.id).toBe(ada.id)
  const thief = new Person(url)
  const asked = await thief.post('/api/auth/sign-in/email', { email: ada.email, password: PASSWORD })
  expect([await asked.json(), await me(thief)]).toEqual([
    expect.objectContaining({ twoFactorRedirect: true }),
    null,
  ])
})

test('[attack] a passkey that asked nobody who they are is neither added nor let in', async () => {
  const ada = await Person.withAccount(url)
  const careless = { origin, isUnverified: true }
  const options = await begin(ada, 'generate-register-options')
  const made = new SoftwarePasskey().made(options, careless)
  expect((await ask(ada, 'verify-registration', { response: made })).status).toBe(400)
  expect(await listOf(ada)).toEqual([])
  const key = await add(ada)
  const thief = new Person(url)
  expect((await comeIn(thief, key, careless)).status).toBe(401)
  expect(await me(thief)).toBeNull()
  expect(await begin(new Person(url), 'generate-authenticate-options')).toMatchObject({
    userVerification: 'required',
    rpId: 'localhost',
  })
})

test.each(['https://evil.example.org', 'http://design.preview.localhost:5173'])(
  '[attack] what %s had it say is nothing here',
  async elsewhere => {
    const ada = await Person.withAccount(url)
    const key = await add(ada)
    const thief = new Person(url)
    expect((await comeIn(thief, key, { origin: elsewhere })).status).toBe(400)
    expect(await me(thief)).toBeNull()
  },
)

test('[attack] an answer counts once, and only in the browser that asked', async () => {
  const ada = await Person.withAccount(url)
  const key = await add(ada)
  const phone = new Person(url)
  const options = await begin(phone, 'generate-authenticate-options')
  const response = key.used(options, { origin })
  const thief = new Person(url)
  expect((await ask(thief, 'verify-authentication', { response })).status).toBe(400)
  await begin(thief, 'generate-authenticate-options')
  expect((await ask(thief, 'verify-authentication', { response })).status).toBe(400)
  expect((await ask(phone, 'verify-authentication', { response })).status).toBe(200)
  expect((await ask(phone, 'verify-authentication', { response })).status).toBe(400)
  expect([await me(thief), (await me(phone))?.id]).toEqual([null, ada.id])
})

test('[attack] whoever registers another one’s credential, or removes it by its id, keeps nobody out', async () => {
  const ada = await Person.withAccount(url)
  const key = await add(ada)
  const eve = await Person.withAccount(url)
  const options = await begin(eve, 'generate-register-options')
  const copy = new SoftwarePasskey(key.id).made(options, { origin })
  expect((await ask(eve, 'verify-registration', { response: copy })).status).toBe(400)
  expect(await listOf(eve)).toEqual([])
  const [{ id } = {}] = await listOf(ada)
  expect((await ask(eve, 'delete-passkey', { id })).status).toBe(401)
  const phone = new Person(url)
  expect((await comeIn(phone, key)).status).toBe(200)
  expect((await me(phone))?.id).toBe(ada.id)
})

test('a guest has none, and brings along what was made when a passkey logs in', async () => {
  const ada = await Person.withAccount(url)
  const key = await add(ada)
  const guest = await Person.guest(url)
  expect((await ask(guest, 'generate-register-options')).status).toBe(403)
  expect((await ask(new Person(url), 'generate-register-options')).status).toBe(401)
  expect((await new Person(url).fetch('/api/auth/passkey/list-user-passkeys')).status).toBe(401)
  const design = await guest.newPattern()
  expect((await comeIn(guest, key)).status).toBe(200)
  expect((await me(guest))?.id).toBe(ada.id)
  expect((await guest.must(api.patterns.list, {})).patterns.map(each => each.id)).toContain(design)
})

test('a session that a passkey began is listed, and ends with the others; export and deletion know of the passkey', async () => {
  const ada = await Person.withAccount(url)
  const key = await add(ada, undefined, 'My\nphone')
  const phone = new Person(url)
  await comeIn(phone, key)
  const sessions = (await (await ada.fetch('/api/auth/list-sessions')).json()) as unknown[]
  expect(sessions).toHaveLength(2)
  await ada.post('/api/auth/revoke-other-sessions', {})
  expect(await me(phone)).toBeNull()
  const zip = unzipSync(new Uint8Array(await (await ada.fetch('/api/user/export')).arrayBuffer()))
  const told = strFromU8(zip['passkeys.json'] ?? new Uint8Array())
  expect(JSON.parse(told)).toEqual([
    { name: 'My phone', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
  ])
  expect(told).not.toContain(key.id)
  expect((await ada.post('/api/user/delete', { password: PASSWORD, designs: 'delete' })).status).toBe(200)
  const later = new Person(url)
  expect((await comeIn(later, key)).status).toBe(401)
  expect(await me(later)).toBeNull()
})

describe('a product of its own', () => {
  let product: Running | null = null
  afterEach(async () => {
    await product?.dispose()
    product = null
  })

  test('[attack] a session left open adds no way in: past ten minutes the password is asked for', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'maquette-passkeys-'))
    product = await ownProduct({ DATA_DIR: dataDir })
    const ada = await Person.withAccount(product.url)
    const database = openDatabaseFile(dataDir)
    database.prepare('update session set created_at = created_at - ?').run(3 * 24 * 60 * 60_000)
    database.close()
    expect((await ask(ada, 'generate-register-options')).status).toBe(403)
    expect((await ask(ada, 'generate-register-options', { password: 'wrong' })).status).toBe(403)
    const options = await begin(ada, 'generate-register-options', { password: PASSWORD })
    const response = new SoftwarePasskey().made(options, { origin: product.url })
    expect((await ask(ada, 'verify-registration', { response })).status).toBe(200)
    await product.dispose()
    product = null
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('on plain http that is not this machine there are none', async () => {
    const port = await freePort()
    product = await ownProduct({ PORT: String(port), BASE_URL: 'http://design.example.org' })
    const headers = { origin: 'http://design.example.org', host: 'design.example.org' }
    for (const path of ['generate-authenticate-options', 'verify-authentication']) {
      const sent = { method: 'POST', headers, body: '{"response":{}}' } as const
      const { statusCode } = await rawRequest(`http://127.0.0.1:${port}/api/auth/passkey/${path}`, sent)
      expect([path, statusCode]).toEqual([path, 503])
    }
  })
})
