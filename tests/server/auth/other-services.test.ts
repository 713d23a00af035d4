import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AUTH_PATHS } from '#server/auth/auth-paths.ts'
import { createAuth, headersForAuth } from '#server/auth/better-auth.ts'
import { visitorOf } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { account, user } from '#server/db/schema/auth.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const URL_HERE = 'http://localhost:5173'
/** Who is at the service, and what it was asked. */
let person = { id: 7, login: 'ada', name: 'Ada', email: 'ada@example.org', verified: true }
let exchanged: URLSearchParams[] = []
let isRefused = false
let env: Bindings

/** A service that speaks OAuth as GitHub does. */
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = (body: object) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (request.url === '/login/oauth/access_token') {
    exchanged.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    // GitHub says so with status 200.
    return answer(
      isRefused ? { error: 'bad_verification_code' } : { access_token: 'gh-token', token_type: 'bearer' },
    )
  }
  if (request.headers.authorization !== 'Bearer gh-token') return response.writeHead(401).end()
  const { email, verified, ...rest } = person
  answer(request.url === '/user' ? rest : [{ email, verified, primary: true }])
})
beforeAll(async () => {
  await new Promise<void>(done => {
    service.listen(0, '127.0.0.1', done)
  })
})
afterAll(() => service.close())
beforeEach(() => {
  const at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const github = {
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: at,
    GITHUB_API_URL: at,
  }
  env = { DB: sqliteD1(), AUTH_SECRET: 'x'.repeat(32), ...github } as unknown as Bindings
  exchanged = []
  isRefused = false
  person = { id: 7, login: 'ada', name: 'Ada', email: 'ada@example.org', verified: true }
})

const cookiesOf = (response: Response, before = ''): string => {
  const kept = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map(pair => pair.split(/=(.*)/s, 2) as [string, string]),
  )
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s, 2)
    if (/max-age=0/i.test(line)) kept.delete(name)
    else kept.set(name, value)
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
}
async function ask(path: string, body: object | null, cookie = ''): Promise<Response> {
  const request = new Request(new URL(`/api/auth/${path}`, URL_HERE), {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', origin: URL_HERE, cookie },
    body: body && JSON.stringify(body),
  })
  return createAuth(env).handler(new Request(request, { headers: await headersForAuth(env, request) }))
}
const who = async (cookie: string) =>
  (await visitorOf(env, new Request(URL_HERE, { headers: { cookie } }))).user

/** Goes there and comes back with a code. */
async function comeIn(before = ''): Promise<{ cookie: string; location: string; asked: URL }> {
  const begun = await ask(
    'sign-in/social',
    AUTH_PATHS['sign-in/social'].body.parse({ provider: 'github' }),
    before,
  )
  const asked = new URL(((await begun.json()) as { url: string }).url)
  const state = asked.searchParams.get('state') ?? ''
  const cookie = cookiesOf(begun, before)
  const back = await ask(`callback/github?code=abc&state=${state}`, null, cookie)
  return { cookie: cookiesOf(back, cookie), location: back.headers.get('location') ?? '', asked }
}

test('somebody comes in by GitHub, once as a new account and then as the same one', async () => {
  const { cookie, location, asked } = await comeIn()
  expect(location).toBe('/')
  expect([asked.pathname, asked.searchParams.get('redirect_uri')]).toEqual([
    ...['/login/oauth/authorize', `${URL_HERE}/api/auth/callback/github`],
  ])
  expect(exchanged[0]?.get('code_verifier')).toMatch(/.{40}/)
  const ada = await who(cookie)
  expect(ada).toMatchObject({ name: 'Ada', email: 'ada@example.org', isEmailVerified: true, avatarUrl: null })
  expect((await who((await comeIn()).cookie))?.id).toBe(ada?.id)
  const [kept] = await database(env.DB).select().from(account)
  expect(kept?.accessToken).not.toContain('gh-token')
})

test('[attack] an account that was registered with somebody’s address is not joined to theirs', async () => {
  await ask('sign-up/email', { name: 'Eve', email: 'ada@example.org', password: 'of the squatter' })
  const { cookie, location } = await comeIn()
  expect(await who(cookie)).toBeNull()
  expect(location).toContain('/log-in-failed?error=account_not_linked')
})

test('[attack] an address that the service has not proven opens nothing', async () => {
  person.verified = false
  const { cookie, location } = await comeIn()
  expect([await who(cookie), (await database(env.DB).select().from(user)).length]).toEqual([null, 0])
  expect(location).toContain('/log-in-failed?error=unable_to_get_user_info')
})

test('[attack] a code that the service does not know opens nothing, and a page says so', async () => {
  isRefused = true
  const { cookie, location } = await comeIn()
  expect(await who(cookie)).toBeNull()
  expect(location).toContain('/log-in-failed?error=unable_to_get_user_info')
})

test('[attack] whoever has a second factor does not come in past it', async () => {
  await comeIn()
  await database(env.DB).update(user).set({ twoFactorEnabled: true })
  const { cookie, location } = await comeIn()
  expect(await who(cookie)).toBeNull()
  expect(location).toContain('/log-in-failed?error=unable_to_create_session')
})

test('[attack] a state that this browser was not given, or that was used, opens nothing', async () => {
  const begun = await ask('sign-in/social', { provider: 'github', callbackURL: '/', disableRedirect: true })
  const { url } = (await begun.json()) as { url: string }
  const state = new URL(url).searchParams.get('state') ?? ''
  const elsewhere = await ask(`callback/github?code=abc&state=${state}`, null)
  expect([await who(cookiesOf(elsewhere)), exchanged]).toEqual([null, []])
})

test('a guest brings along what was made', async () => {
  const guest = cookiesOf(await ask('sign-in/anonymous', {}))
  const before = (await who(guest))?.id
  const { cookie } = await comeIn(guest)
  expect((await who(cookie))?.isGuest).toBe(false)
  const [left] = (await database(env.DB).select().from(user)).filter(({ id }) => id === before)
  expect(left).toBeUndefined()
})

test.each(['//evil.example.org', '/\\evil.example.org', 'https://evil.example.org', '/a b'])(
  'nobody is led to %s afterwards',
  returnTo => {
    expect(AUTH_PATHS['sign-in/social'].body.safeParse({ provider: 'github', returnTo }).success).toBe(false)
  },
)
