import { beforeEach, expect, test } from 'vitest'
import { alsoEndedBy } from '#server/auth/admin-link-queries.ts'
import { createAuth } from '#server/auth/better-auth.ts'
import { keptGuest } from '#server/auth/two-factor.ts'
import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import { codeOf } from '#tests/support/people/totp.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const URL = 'http://localhost:5173'
const ACCOUNT = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' }
let d1: ReturnType<typeof sqliteD1>
beforeEach(() => {
  d1 = sqliteD1()
})

const withSecret = (AUTH_SECRET: string) =>
  ({ DB: d1, AUTH_SECRET, OUTBOX: { getByName: () => ({ ringBy: () => undefined }) } }) as unknown as Bindings

const requestOf = (path: string, body: object, cookie = '') =>
  new Request(`${URL}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: URL, cookie },
    body: JSON.stringify(body),
  })

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

const logIn = (env: Bindings) =>
  keptGuest({
    ...{ env, request: requestOf('sign-in/email', ACCOUNT), waitUntil: () => undefined },
    ...{ path: 'sign-in/email', body: { ...ACCOUNT, email: 'Ada@Example.org' } },
  })

async function turnOn(env: Bindings): Promise<void> {
  const ask = (path: string, body: object, cookie = '') =>
    createAuth(env).handler(requestOf(path, body, cookie))
  const cookie = cookieOf(await ask('sign-up/email', ACCOUNT))
  const enabled = await ask('two-factor/enable', ACCOUNT, cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  expect((await ask('two-factor/verify-totp', { code: codeOf(totpURI) }, cookie)).status).toBe(200)
}

test('a code is asked for while the server can read what it is checked with', async () => {
  const env = withSecret('a'.repeat(32))
  await turnOn(env)
  expect(await (await logIn(env)).json()).toHaveProperty('twoFactorRedirect', true)
})

test('a second factor sealed with a lost auth.secret is said in words, and to nobody without the password', async () => {
  await turnOn(withSecret('a'.repeat(32)))
  const restored = withSecret('b'.repeat(32))
  await expect(logIn(restored)).rejects.toThrow(new AppError('conflict', MESSAGES.secondFactorUnreadable))
  const request = requestOf('sign-in/email', ACCOUNT)
  const body = { ...ACCOUNT, password: 'wrong' }
  const guessed = await keptGuest({
    ...{ env: restored, request, waitUntil: () => undefined, path: 'sign-in/email', body },
  })
  expect(guessed.status).toBe(401)
})

test('an admin’s link says what of the account it ends besides the password', async () => {
  await turnOn(withSecret('a'.repeat(32)))
  const [ada] = await database(d1).select().from(user)
  expect(await alsoEndedBy(d1, ada?.id ?? '')).toEqual({ hasSecondFactor: true, hasPasskeys: false })
})
