import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { LyingIssuer } from '#tests/support/people/lying-issuer.ts'
import { CLIENT } from '#tests/support/people/oidc-server.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam } from '#tests/support/people/team.ts'
import { openDatabaseFile } from '#tests/support/product/database-file.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

/** TXT records by their names. */
let records: Record<string, string> = {}
const dns = createServer((request, response) => {
  const name = new URL(request.url ?? '', 'http://dns').searchParams.get('name') ?? ''
  const Answer = records[name] ? [{ name, type: 16, TTL: 60, data: `"${records[name]}"` }] : []
  response.setHeader('content-type', 'application/dns-json').end(JSON.stringify({ Status: 0, Answer }))
})
let issuer: LyingIssuer
let product: Running
let dataDir = ''

// Others reach it, so nothing holds because it is said.
beforeAll(async () => {
  await new Promise<void>(done => {
    dns.listen(0, '127.0.0.1', done)
  })
  issuer = await LyingIssuer.start(CLIENT.clientId)
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-sso-'))
  const DOH_URL = `http://127.0.0.1:${(dns.address() as AddressInfo).port}/dns-query`
  product = await ownProduct({ DATA_DIR: dataDir, HOST: '0.0.0.0', DOH_URL, SSO_ADDRESSES: issuer.issuer })
}, 60_000)
afterAll(async () => {
  await product.dispose()
  issuer.close()
  dns.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const me = async (person: Person) => (await person.must(api.users.session, {})).user
const save = (person: Person, id: string, more: object = {}) =>
  person.call(api.sso.save, {
    path: { id },
    body: { issuer: issuer.issuer, ...CLIENT, domain: 'corp.example', ...more },
  })
const sso = async (person: Person, id: string) => (await person.must(api.sso.get, { path: { id } })).sso
const begin = (person: Person, email: string) => person.post('/api/auth/sign-in/sso', { email })
async function newWorkspace(): Promise<{ owner: Person; id: string }> {
  const owner = await Person.withAccount(product.url)
  return { owner, id: await newTeam(owner, 'Corp') }
}
async function prove(owner: Person, id: string): Promise<number> {
  for (const { record } of (await sso(owner, id))?.domains ?? []) records[record.name] = record.value
  return (await owner.call(api.sso.check, { path: { id }, body: {} })).status
}
/** Goes to the issuer, which says this of the person. */
async function comeIn(person: Person, claims: object): Promise<string> {
  const { url } = (await (await begin(person, 'ada@corp.example')).json()) as { url: string }
  const { searchParams: asked } = new URL(url)
  issuer.lie = { nonce: asked.get('nonce') ?? '', claims: { ...claims } }
  const back = `${asked.get('redirect_uri')}?code=abc&state=${asked.get('state')}`
  const { pathname, search } = new URL((await person.fetch(back)).headers.get('location') ?? '', product.url)
  return pathname + search
}

describe('[attack] a domain', () => {
  test('speaks once the DNS has the record of that workspace, and for one workspace alone', async () => {
    records = {}
    const evil = await newWorkspace()
    expect((await save(evil.owner, evil.id)).status).toBe(200)
    expect((await sso(evil.owner, evil.id))?.domains).toMatchObject([{ state: 'waiting' }])
    expect((await begin(new Person(product.url), 'ada@corp.example')).status).toBe(404)
    const refused = await evil.owner.call(api.sso.check, { path: { id: evil.id }, body: {} })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'domain_not_verified'])

    // Whose domain it is sets it up too; the record says which of the two it speaks for.
    const { owner, id } = await newWorkspace()
    expect((await save(owner, id)).status).toBe(200)
    expect(await prove(owner, id)).toBe(200)
    expect((await sso(owner, id))?.domains).toMatchObject([{ state: 'proven' }])
    expect((await begin(new Person(product.url), 'ada@corp.example')).status).toBe(200)
    expect((await evil.owner.call(api.sso.check, { path: { id: evil.id }, body: {} })).status).toBe(409)
    const taken = await save(evil.owner, evil.id)
    expect([taken.status, taken.body.error?.code]).toEqual([409, 'domain_taken'])
    const third = await newWorkspace()
    expect((await save(third.owner, third.id)).body.error?.code).toBe('domain_taken')

    // Free again once the workspace is gone.
    await owner.must(api.workspaces.remove, { path: { id } })
    expect((await begin(new Person(product.url), 'ada@corp.example')).status).toBe(404)
    expect((await save(third.owner, third.id)).status).toBe(200)
    await third.owner.must(api.sso.remove, { path: { id: third.id } })
    expect(await sso(third.owner, third.id)).toBeNull()
  })

  test.each(['gmail.com', 'localhost', '10.0.0.1', 'corp', '-corp.example', 'corp.example/evil', ''])(
    '“%s” is none',
    async domain => {
      const { owner, id } = await newWorkspace()
      expect((await save(owner, id, { domain })).status).toBe(400)
    },
  )
})

test('an account whose address somebody has proven is joined, one that nobody has proven is not; a new one counts as proven', async () => {
  records = {}
  const { owner, id } = await newWorkspace()
  await save(owner, id)
  expect(await prove(owner, id)).toBe(200)
  const bob = await new Person(product.url).signUp('Bob', 'bob@corp.example')
  const asBob = { sub: 'bob', email: 'Bob@Corp.example' }
  expect(await comeIn(new Person(product.url), asBob)).toBe('/log-in-failed?error=account_not_linked')
  const database = openDatabaseFile(dataDir)
  database.prepare('update user set email_verified = 1 where id = ?').run(bob.id)
  const bobHere = new Person(product.url)
  expect(await comeIn(bobHere, asBob)).toBe('/')
  expect(await me(bobHere)).toMatchObject({ id: bob.id, orgId: id })

  const ada = new Person(product.url)
  expect(await comeIn(ada, { email: 'ada@corp.example' })).toBe('/')
  expect((await me(ada))?.isEmailVerified).toBe(true)
  // Who has left the domain is not let in by it any more.
  database.prepare("update user set email = 'bob@home.example' where id = ?").run(bob.id)
  database.close()
  expect(await comeIn(new Person(product.url), asBob)).toBe('/log-in-failed?error=account_not_linked')
  await owner.must(api.sso.remove, { path: { id } })
})

test('owners set it up, admins see it, members do not; the secret is told to nobody', async () => {
  const { owner, id } = await newWorkspace()
  await save(owner, id, { domain: 'told.example, other.example' })
  const [admin, member] = [await Person.withAccount(product.url), await Person.withAccount(product.url)]
  await letIntoTeam(owner, admin, id, 'admin')
  await letIntoTeam(owner, member, id)
  const seen = await admin.fetch(`/api/org/${id}/sso`)
  const told = await seen.text()
  expect([seen.status, told.includes(CLIENT.clientSecret), told.includes('locked')]).toEqual([
    200,
    false,
    false,
  ])
  expect(JSON.parse(told).sso.domains).toHaveLength(2)
  expect((await member.call(api.sso.get, { path: { id } })).status).toBe(403)
  for (const person of [admin, member]) {
    expect((await save(person, id)).status).toBe(403)
    expect((await person.call(api.sso.check, { path: { id }, body: {} })).status).toBe(403)
    expect((await person.call(api.sso.remove, { path: { id } })).status).toBe(403)
  }
  const database = openDatabaseFile(dataDir)
  const [row] = database.prepare('select * from workspace_sso where workspace_id = ?').all(id)
  database.close()
  expect(JSON.stringify(row)).not.toContain(CLIENT.clientSecret)

  // Kept while the issuer is the same, and sent to no other.
  expect((await save(owner, id, { domain: 'told.example', clientSecret: '' })).status).toBe(200)
  expect((await sso(owner, id))?.domains).toHaveLength(1)
  issuer.asked = []
  expect((await save(owner, id, { issuer: `${issuer.issuer}/other`, clientSecret: '' })).status).toBe(502)
})

describe('[attack] an issuer', () => {
  test.each([
    'http://login.example.org',
    'https://127.0.0.1:9',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'https://[::1]',
    'https://metadata.internal',
    'https://user:word@login.example.org',
    'file:///etc/passwd',
    'nonsense',
  ])('at %s is not asked', async address => {
    const { owner, id } = await newWorkspace()
    const { status, body } = await save(owner, id, { issuer: address })
    expect([status, body.error?.code]).toEqual([502, 'host_failed'])
    expect(body.error?.message).toMatch(/does not ask that address/)
  })

  test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'whose %s is an address that is not asked is refused',
    async name => {
      const { owner, id } = await newWorkspace()
      for (const address of ['http://127.0.0.1:1/x', 'javascript:alert(1)', 'https://10.0.0.1/x']) {
        issuer.lie = { discovery: { [name]: address } }
        const { status, body } = await save(owner, id)
        expect([status, body.error?.message]).toEqual([502, expect.stringContaining('does not ask')])
      }
      issuer.lie = {}
    },
  )

  test('that calls itself another one, or says too much, is refused in words', async () => {
    const { owner, id } = await newWorkspace()
    issuer.lie = { discovery: { issuer: 'https://accounts.google.com' } }
    expect((await save(owner, id)).body.error?.message).toMatch(/calls itself https:\/\/accounts.google.com/)
    issuer.lie = { discovery: { padding: 'x'.repeat(300_000) } }
    expect((await save(owner, id)).body.error?.message).toMatch(/something else than OpenID Connect/)
    issuer.lie = {}
    expect(await sso(owner, id)).toBeNull()
  })
})
