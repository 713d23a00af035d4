import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { CLIENT, OidcServer } from '#tests/support/people/oidc-server.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

/** Speaks OAuth as GitHub does, with its headers, errors and emails apart from the person. */
const github = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const say = (body: object) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (request.url === '/login/oauth/access_token') {
    const given = new URLSearchParams(Buffer.concat(chunks).toString())
    // GitHub says so with status 200.
    if (given.get('code') !== 'a code' || given.get('client_secret') !== 'github secret')
      return say({ error: 'bad_verification_code', error_description: 'The code is incorrect or expired.' })
    return say({ access_token: 'gho_token', scope: 'read:user,user:email', token_type: 'bearer' })
  }
  const { authorization, 'user-agent': agent } = request.headers
  if (!agent || authorization !== 'Bearer gho_token') return response.writeHead(agent ? 401 : 403).end('{}')
  if (request.url === '/user') return say({ id: 583_231, login: 'octo', name: null, email: null })
  say([
    { email: 'octo@users.noreply.example', primary: false, verified: true, visibility: null },
    { email: 'octo@example.org', primary: true, verified: true, visibility: 'private' },
  ])
})
let google: OidcServer
let product: Running

beforeAll(async () => {
  await new Promise<void>(done => {
    github.listen(0, '127.0.0.1', done)
  })
  const at = `http://127.0.0.1:${(github.address() as AddressInfo).port}`
  const port = await freePort()
  google = await OidcServer.start([`http://localhost:${port}/api/auth/callback/google`], true)
  product = await ownProduct({
    ...{ PORT: String(port), BASE_URL: `http://localhost:${port}` },
    ...{
      GITHUB_CLIENT_ID: 'github',
      GITHUB_CLIENT_SECRET: 'github secret',
      GITHUB_URL: at,
      GITHUB_API_URL: at,
    },
    ...{
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_URL: google.issuer,
    },
  })
}, 60_000)
afterAll(async () => {
  await product.dispose()
  google.close()
  github.close()
})

const me = async (person: Person) => (await person.must(api.users.session, {})).user
const begin = async (person: Person, provider: string) => {
  const begun = await person.post('/api/auth/sign-in/social', { provider, returnTo: '/docs' })
  return ((await begun.json()) as { url: string }).url
}
async function led(person: Person, back: string): Promise<string> {
  const { pathname, search } = new URL((await person.fetch(back)).headers.get('location') ?? '', product.url)
  return pathname + search
}
const byGoogle = async (person: Person) => led(person, await google.logIn(await begin(person, 'google')))

describe('Google, by a real server of OpenID Connect in its place', () => {
  test('logs in, once as a new account and then as the same one', async () => {
    google.person = { sub: '1', email: 'ada@example.org', email_verified: true, name: 'Ada Lovelace' }
    const ada = new Person(product.url)
    expect((await ada.must(api.users.session, {})).server.signInWith).toEqual(['github', 'google'])
    expect(await byGoogle(ada)).toBe('/docs')
    expect(await me(ada)).toMatchObject({
      ...{ name: 'Ada Lovelace', email: 'ada@example.org', isEmailVerified: true, avatarUrl: null },
    })
    const again = new Person(product.url)
    await byGoogle(again)
    expect((await me(again))?.id).toBe((await me(ada))?.id)
  })

  test('[attack] an address that is not verified there, or registered here by somebody else, opens nothing', async () => {
    google.person = { sub: '2', email: 'victim@example.org', email_verified: false }
    const eve = new Person(product.url)
    expect(await byGoogle(eve)).toContain('/log-in-failed?error=unable_to_get_user_info')
    await new Person(product.url).signUp('Squatter', 'victim@example.org')
    google.person.email_verified = true
    expect(await byGoogle(eve)).toContain('/log-in-failed?error=account_not_linked')
    expect(await me(eve)).toBeNull()
  })

  test('[attack] coming back counts once, and only in the browser that began', async () => {
    google.person = { sub: '3', email: 'bob@example.org', email_verified: true }
    const bob = new Person(product.url)
    const back = await google.logIn(await begin(bob, 'google'))
    const thief = new Person(product.url)
    expect(await led(thief, back)).toContain('/log-in-failed')
    const { cookie } = bob
    expect(await led(bob, back)).toBe('/docs')
    expect(await led(Object.assign(new Person(product.url), { cookie }), back)).toContain('/log-in-failed')
    expect(await me(thief)).toBeNull()
  })
})

describe('GitHub', () => {
  const byGitHub = async (person: Person, code: string) => {
    const asked = new URL(await begin(person, 'github')).searchParams
    return led(person, `${asked.get('redirect_uri')}?code=${code}&state=${asked.get('state')}`)
  }

  test('logs in by the address that is primary and verified there, also without a name', async () => {
    const octo = new Person(product.url)
    expect(await byGitHub(octo, 'a%20code')).toBe('/docs')
    expect(await me(octo)).toMatchObject({ name: 'octo', email: 'octo@example.org', isEmailVerified: true })
  })

  test('a guest brings along what was made', async () => {
    const guest = await Person.guest(product.url)
    const design = await guest.newPattern()
    expect(await byGitHub(guest, 'a%20code')).toBe('/docs')
    expect((await guest.must(api.patterns.list, {})).patterns.map(({ id }) => id)).toContain(design)
  })

  test('[attack] a code that GitHub does not know opens nothing, though it says so with status 200', async () => {
    const eve = new Person(product.url)
    expect(await byGitHub(eve, 'forged')).toContain('/log-in-failed')
    expect(await me(eve)).toBeNull()
  })
})
