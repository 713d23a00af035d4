import { Hono } from 'hono'
import { generateSignedCookie } from 'hono/cookie'
import { beforeEach, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { type AppHono, SENDER_HEADER, serve } from '#server/serve.ts'
import { roomsApi } from '#shared/api/rooms.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const SECRET = 'x'.repeat(32)
const ORIGIN = 'http://localhost:5400'
const ADDRESS = '10.0.0.7'

let asked: string[]
let full: string | null
let wasRead: boolean
let statements: number
let env: Bindings

beforeEach(() => {
  asked = []
  full = null
  wasRead = false
  statements = 0
  const limit = (name: string) => ({
    limit: async ({ key }: { key: string }) => {
      asked.push(`${name} ${key}`)
      return { success: `${name} ${key}` !== full }
    },
  })
  const database = sqliteD1()
  const DB = {
    ...database,
    prepare: (query: string) => {
      statements += 1
      return database.prepare(query)
    },
  }
  env = {
    ...{ DB, AUTH_SECRET: SECRET, BASE_URL: ORIGIN },
    ...{ ADDRESS_LIMIT: limit('address'), EDIT_LIMIT: limit('edit') },
  } as unknown as Bindings
})

async function signIn(userId: string, token: string): Promise<string> {
  const now = Date.now()
  await env.DB.prepare(
    'insert into user (id, name, email, email_verified, created_at, updated_at) values (?, ?, ?, 0, ?, ?)',
  )
    .bind(userId, userId, `${userId}@example.org`, now, now)
    .run()
  await env.DB.prepare(
    'insert into session (id, expires_at, token, created_at, updated_at, user_id) values (?, ?, ?, ?, ?, ?)',
  )
    .bind(`s ${token}`, now + 7 * 86_400_000, token, now, now, userId)
    .run()
  statements = 0
  return (await generateSignedCookie('maquette_session', token, SECRET)).split(';')[0] ?? ''
}

async function post(cookie: string | null): Promise<number> {
  const app: AppHono = new Hono()
  app.onError((error, context) =>
    context.json(
      { code: (error as { code?: string }).code },
      (error as { code?: string }).code === 'too_many_requests' ? 429 : 400,
    ),
  )
  serve(app, roomsApi.editDesign, () => ({ ok: true }) as never)
  const body = new ReadableStream(
    {
      type: 'bytes',
      pull: controller => {
        wasRead = true
        controller.enqueue(new Uint8Array([0, 0]))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { origin: ORIGIN, [SENDER_HEADER]: ADDRESS, ...(cookie && { cookie }) }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const answer = await app.fetch(new Request(`${ORIGIN}/api/rooms/editor/abc/files`, init), env, execution)
  return answer.status
}

test('an edit without a session counts for its address, before the database is asked', async () => {
  full = `address ${ADDRESS}`
  expect(await post(null)).toBe(429)
  expect(await post('maquette_session=forged.AAAA')).toBe(429)
  expect([statements, wasRead]).toEqual([0, false])
  expect(asked).toEqual([full, full])
})

test('one with a session counts for that before the database is asked, and never for the address', async () => {
  const cookie = await signIn('ada', 'token-of-ada')
  full = `edit session ${await digest('token-of-ada')}`
  expect(await post(cookie)).toBe(429)
  expect([statements, wasRead]).toEqual([0, false])
  expect(asked).toEqual([full])
})

test('and for its person, in whatever session, before its body is read', async () => {
  const cookie = await signIn('ada', 'token-of-ada')
  full = 'edit ada'
  expect(await post(cookie)).toBe(429)
  expect(wasRead).toBe(false)
  expect(asked).toEqual([`edit session ${await digest('token-of-ada')}`, 'edit ada'])
})
