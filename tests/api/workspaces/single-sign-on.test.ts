import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { LyingIssuer } from '#tests/support/people/lying-issuer.ts'
import { mailedLink, tokenOf } from '#tests/support/people/mailed-links.ts'
import { CLIENT, OidcServer } from '#tests/support/people/oidc-server.ts'
import { Person } from '#tests/support/people/person.ts'
import { codeOf } from '#tests/support/people/totp.ts'

const url = inject('productUrl')
const me = async (person: Person) => (await person.must(api.users.session, {})).user
let open: { close(): void }[] = []
let domain = ''
beforeEach(() => {
  domain = `${newId()}.example`
})
afterEach(() => {
  for (const each of open) each.close()
  open = []
})

async function workspace(): Promise<{ owner: Person; id: string; callbackUrl: string }> {
  const owner = await Person.withAccount(url, 'Olga Owner')
  const { id } = await owner.must(api.workspaces.create, { body: { name: 'Corp' } })
  const { callbackUrl, sso } = await owner.must(api.sso.get, { path: { id } })
  expect(sso).toBeNull()
  return { owner, id, callbackUrl }
}
const save = (owner: Person, id: string, issuer: string, more: object = {}) =>
  owner.call(api.sso.save, { path: { id }, body: { issuer, ...CLIENT, domain, ...more } })

/** A workspace whose people log in at a real server. */
async function withSso() {
  const made = await workspace()
  const server = await OidcServer.start([made.callbackUrl])
  open.push(server)
  server.person.email = `ada@${domain}`
  expect((await save(made.owner, made.id, server.issuer)).status).toBe(200)
  return { ...made, server }
}
const begin = (person: Person, email: string, returnTo = '/docs') =>
  person.post('/api/auth/sign-in/sso', { email, returnTo })
const urlOf = async (answer: Response) => ((await answer.json()) as { url: string }).url

/** Goes there and comes back; where this leads. */
async function comeIn(person: Person, server: OidcServer): Promise<string> {
  const back = await server.logIn(await urlOf(await begin(person, server.person.email)))
  return led(person, back)
}
async function led(person: Person, back: string): Promise<string> {
  const response = await person.fetch(back)
  const { pathname, search } = new URL(response.headers.get('location') ?? '', url)
  return pathname + search
}

test('whoever has an address of the domain logs in at the workspace’s own server, once as a new account, and is a member', async () => {
  const { owner, id, server } = await withSso()
  const ada = new Person(url)
  expect(await comeIn(ada, server)).toBe('/docs')
  expect(await me(ada)).toMatchObject({ name: 'Ada Lovelace', email: `ada@${domain}`, orgId: id })
  const again = new Person(url)
  expect(await comeIn(again, server)).toBe('/docs')
  expect((await me(again))?.id).toBe((await me(ada))?.id)
  const { members } = await owner.must(api.workspaces.members, { path: { id } })
  expect(members.map(({ name, role }) => [name, role]).sort()).toEqual([
    ...[['Ada Lovelace', 'member']],
    ...[['Olga Owner', 'owner']],
  ])
})

test('a guest brings along what was made', async () => {
  const { server } = await withSso()
  const guest = await Person.guest(url)
  const design = await guest.newPattern()
  await comeIn(guest, server)
  expect((await me(guest))?.isGuest).toBe(false)
  expect((await guest.must(api.patterns.list, {})).patterns.map(each => each.id)).toContain(design)
})

describe('what is asked of the server', () => {
  test('PKCE, a nonce and a state, one address to come back to for each workspace, and whom to ask for', async () => {
    const { server, callbackUrl } = await withSso()
    const asked = new URL(await urlOf(await begin(new Person(url), `Ada@${domain.toUpperCase()}`)))
    expect(asked.origin).toBe(server.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'maquette', redirect_uri: callbackUrl },
      ...{ code_challenge_method: 'S256', login_hint: `ada@${domain}`, scope: 'openid email profile' },
      ...{ state: expect.stringMatching(/^.{43}$/), nonce: expect.stringMatching(/^.{43}$/) },
    })
  })

  test('an address that no workspace speaks for leads nowhere, and nobody is led elsewhere afterwards', async () => {
    await withSso()
    expect((await begin(new Person(url), 'ada@elsewhere.example')).status).toBe(404)
    expect((await begin(new Person(url), `ada@sub.${domain}`)).status).toBe(404)
    expect((await begin(new Person(url), 'no address')).status).toBe(400)
    for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await begin(new Person(url), `ada@${domain}`, returnTo)).status).toBe(400)
  })
})

describe('[attack] coming back', () => {
  test('a state counts once, and only in the browser that began', async () => {
    const { server } = await withSso()
    const ada = new Person(url)
    const back = await server.logIn(await urlOf(await begin(ada, server.person.email)))
    const thief = new Person(url)
    expect(await led(thief, back)).toBe('/log-in-failed?error=sso_over')
    await begin(thief, server.person.email)
    expect(await led(thief, back)).toBe('/log-in-failed?error=sso_over')
    expect(await me(thief)).toBeNull()
    expect(await led(ada, back)).toBe('/docs')
    const { cookie } = ada
    await ada.post('/api/auth/sign-out', {})
    // The same browser, as it was before it came back.
    const replaying = Object.assign(new Person(url), { cookie })
    expect(await led(replaying, back)).toBe('/log-in-failed?error=sso_over')
  })

  test('what one workspace’s server was asked is not taken to another', async () => {
    const { server } = await withSso()
    const other = await workspace()
    const ada = new Person(url)
    const back = new URL(await server.logIn(await urlOf(await begin(ada, server.person.email))))
    const elsewhere = new URL(other.callbackUrl)
    elsewhere.search = back.search
    expect(await led(ada, elsewhere.href)).toBe('/log-in-failed?error=sso_over')
    expect(await me(ada)).toBeNull()
  })

  test('an address of another domain, or one that is not verified there, opens nothing', async () => {
    const { server } = await withSso()
    const person = { ...server.person }
    server.person = { ...person, email: 'victim@other.example' }
    const thief = new Person(url)
    const asked = await urlOf(await begin(thief, person.email))
    expect(await led(thief, await server.logIn(asked))).toBe('/log-in-failed?error=sso_domain')
    server.person = { ...person, email_verified: false }
    expect(await comeIn(thief, server)).toBe('/log-in-failed?error=sso_failed')
    expect(await me(thief)).toBeNull()
  })

  test('an account that was registered here with the address is not joined, nor is one of another person there', async () => {
    const { server } = await withSso()
    const squatter = await new Person(url).signUp('Not Ada', `ada@${domain}`)
    const ada = new Person(url)
    expect(await comeIn(ada, server)).toBe('/log-in-failed?error=account_not_linked')
    expect(await me(ada)).toBeNull()
    expect((await me(squatter))?.name).toBe('Not Ada')
    server.person = { ...server.person, sub: 'bob', email: `bob@${domain}` }
    const bob = new Person(url)
    expect(await comeIn(bob, server)).toBe('/docs')
    server.person = { ...server.person, sub: 'another bob' }
    expect(await comeIn(new Person(url), server)).toBe('/log-in-failed?error=account_not_linked')
  })

  test('whoever has a second factor here does not come in past it', async () => {
    const { server } = await withSso()
    const ada = new Person(url)
    await comeIn(ada, server)
    const email = `ada@${domain}`
    await ada.post('/api/auth/request-password-reset', { email })
    const token = tokenOf(await mailedLink(url, email))
    await ada.post('/api/auth/reset-password', { token, newPassword: 'correct horse' })
    await ada.post('/api/auth/sign-in/email', { email, password: 'correct horse' })
    const enabled = await ada.post('/api/auth/two-factor/enable', { password: 'correct horse' })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    expect((await ada.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) })).status).toBe(200)
    const thief = new Person(url)
    expect(await comeIn(thief, server)).toBe('/log-in-failed?error=unable_to_create_session')
    expect(await me(thief)).toBeNull()
  })

  test.each<[string, LyingIssuer['lie']]>([
    ['for another nonce', { nonce: 'of somebody else' }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['for another client', { audience: 'another client' }],
    ['for us by way of another client', { claims: { azp: 'another client' } }],
    ['that is over', { lastsS: -3_600 }],
    ['of another issuer', { issuer: 'https://accounts.google.com' }],
    ['signed by a key that is not the issuer’s', { isForged: true }],
    ['of an address that is not verified', { claims: { email_verified: false } }],
    ['of an address of which it is not said', { claims: { email_verified: undefined } }],
    ['whose userinfo speaks of somebody else', { claims: { email: undefined }, userinfo: { sub: 'victim' } }],
  ])('a token %s opens nothing', async (_, lie) => {
    const { owner, id } = await workspace()
    const issuer = await LyingIssuer.start(CLIENT.clientId)
    open.push(issuer)
    expect((await save(owner, id, issuer.issuer)).status).toBe(200)
    const ada = new Person(url)
    const asked = new URL(await urlOf(await begin(ada, `ada@${domain}`)))
    const nonce = asked.searchParams.get('nonce') ?? ''
    const comeBack = `${asked.searchParams.get('redirect_uri')}?code=abc&state=${asked.searchParams.get('state')}`
    const claims = { email: `ada@${domain}` }
    issuer.lie = { nonce, ...lie, claims: { ...claims, ...lie.claims } }
    expect(await led(ada, comeBack)).toBe('/log-in-failed?error=sso_failed')
    expect(await me(ada)).toBeNull()
    const { sso } = await owner.must(api.sso.get, { path: { id } })
    expect(sso?.lastFault).toMatch(/\w/)

    // The very same without the lie.
    const honest = new URL(await urlOf(await begin(ada, `ada@${domain}`)))
    issuer.lie = { nonce: honest.searchParams.get('nonce') ?? '', claims }
    const again = `${honest.searchParams.get('redirect_uri')}?code=abc&state=${honest.searchParams.get('state')}`
    expect(await led(ada, again)).toBe('/docs')
    expect((await owner.must(api.sso.get, { path: { id } })).sso?.lastFault).toBeNull()
  })
})
