import { beforeEach, expect, test } from 'vitest'
import { createAuth, headersForAuth } from '#server/auth/better-auth.ts'
import { visitorOf } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const URL = 'http://localhost:5173'
let env: Bindings
beforeEach(() => {
  env = { DB: sqliteD1(), AUTH_SECRET: 'x'.repeat(32) } as unknown as Bindings
})

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const sent = new Request(`${URL}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: URL, cookie },
    body: JSON.stringify(body),
  })
  return createAuth(env).handler(new Request(sent, { headers: await headersForAuth(env, sent) }))
}
/** What a browser keeps of the answer: of one name the last. */
function cookieOf(response: Response, before = ''): string {
  const kept = new Map(before ? [before.split('=') as [string, string]] : [])
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    if (/max-age=0/i.test(line)) kept.delete(name)
    else kept.set(name, pair.slice(name.length + 1))
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
}
const userOf = async (cookie: string) =>
  (await visitorOf(env, new Request(URL, { headers: { cookie } }))).user?.email

test('[12] who logs in with the cookie of a session that is over is logged in', async () => {
  const account = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' }
  const first = await post('sign-up/email', account)
  const cookie = cookieOf(first)
  expect(await userOf(cookie)).toBe('ada@example.org')
  await database(env.DB).delete(session)
  expect(await userOf(cookie)).toBeUndefined()
  const again = await post('sign-in/email', account, cookie)
  expect(again.status).toBe(200)
  expect(await userOf(cookieOf(again, cookie))).toBe('ada@example.org')
})

test('[12] a guest who logs in is still known by the cookie, and moves', async () => {
  const account = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' }
  await post('sign-up/email', account)
  const guest = cookieOf(await post('sign-in/anonymous', {}))
  expect(await userOf(guest)).toBeNull()
  const ada = cookieOf(await post('sign-in/email', account, guest), guest)
  expect(await userOf(ada)).toBe('ada@example.org')
  expect(await userOf(guest)).toBeUndefined()
})

test('who is asking: by whose session, as whom, with all that their level allows', async () => {
  env = { ...env, ADMIN_USER_IDS: 'nobody' } as Bindings
  const callerOf = async (cookie: string) =>
    (await visitorOf(env, new Request(URL, { headers: { cookie } }))).caller
  const nobody = { userId: null, actor: null, sessionId: null, isAdmin: false, scopes: null }
  expect(await callerOf('')).toEqual(nobody)
  expect(await callerOf('maquette_session=forged.AAAA')).toEqual(nobody)

  const guest = cookieOf(await post('sign-in/anonymous', {}))
  const [ofGuest] = await database(env.DB).select().from(session)
  expect(await callerOf(guest)).toEqual({
    ...{ userId: ofGuest?.userId, actor: { kind: 'guest', id: ofGuest?.userId } },
    ...{ sessionId: ofGuest?.id, isAdmin: false, scopes: null },
  })

  await post('sign-up/email', { name: 'Ada', email: 'ada@example.org', password: 'correct horse' })
  const ada = cookieOf(await post('sign-in/email', { email: 'ada@example.org', password: 'correct horse' }))
  const { userId, ...caller } = await callerOf(ada)
  expect(caller).toMatchObject({ actor: { kind: 'user', id: userId }, isAdmin: false, scopes: null })
  const asAdmin = { ...env, ADMIN_USER_IDS: userId } as Bindings
  const { caller: admin } = await visitorOf(asAdmin, new Request(URL, { headers: { cookie: ada } }))
  expect(admin).toMatchObject({ userId, isAdmin: true })
})
