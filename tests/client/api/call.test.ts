import { afterEach, describe, expect, test, vi } from 'vitest'
import { authError } from '#client/api/auth.ts'
import { call, errorOf, hasCode, sentenceOf } from '#client/api/call.ts'
import { api } from '#shared/api/index.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(respond: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => respond(url, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
const failure = async (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

describe('a call', () => {
  test('goes to its path, with its parameters escaped, its query and its body', async () => {
    const fetch = answer(() => json({ originalArtifactSource: 'a', updatedArtifactSource: 'b' }))
    const path = { orig: 'a/b', updated: newId() }
    const reply = await call(api.artifacts.diff, { path, query: { fileName: 'App.tsx' } })
    expect(reply.originalArtifactSource).toBe('a')
    expect(fetch.mock.calls[0]?.[0]).toBe(`/api/artifact/diff/a%2Fb/${path.updated}?fileName=App.tsx`)
  })

  test('sends JSON for what has a body and nothing for what has none', async () => {
    const fetch = answer(() => json({ ok: true }))
    await call(api.patterns.star, { body: { id: newId(), shouldStar: true } })
    await call(api.patterns.remove, { path: { id: newId() } })
    const [first, second] = fetch.mock.calls.map(([, init]) => init)
    expect(JSON.parse(String(first?.body))).toMatchObject({ shouldStar: true })
    expect([second?.method, second?.body]).toEqual(['DELETE', undefined])
  })

  test('does not believe a reply that is none', async () => {
    answer(() => json({ ok: 'perhaps' }))
    expect(await failure(call(api.patterns.remove, { path: { id: newId() } }))).toBeInstanceOf(Error)
  })

  test('a server that cannot be reached is a sentence with the next step', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failure(call(api.patterns.list, {}))
    expect(hasCode(error, 'unavailable')).toBe(true)
    expect(sentenceOf(error)).toContain('Check your connection')
  })
})

describe('an error body', () => {
  test('keeps the code and the sentence of the server', async () => {
    const body = {
      error: { code: 'generation_in_progress', message: 'A generation is already running here.' },
    }
    const error = await errorOf(json(body, 409))
    expect([error.code, error.message]).toEqual(['generation_in_progress', body.error.message])
  })

  test.each([
    [401, 'unauthenticated'],
    [404, 'not_found'],
    [402, 'out_of_credits'],
    [502, 'unavailable'],
    [418, 'internal'],
  ] as const)('without one, status %i is %s', async (status, code) => {
    expect((await errorOf(new Response('<html>', { status }))).code).toBe(code)
  })

  test('what is no error of ours is not read out', () => {
    expect(sentenceOf(new RangeError('x is not a function'))).toBe('Oops, something went wrong.')
    expect(sentenceOf(new AppError('forbidden'))).toContain('do not have access')
  })
})

describe('signing in', () => {
  test('better-auth’s codes become sentences', async () => {
    const error = await authError(json({ code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid' }, 401))
    expect(error.message).toBe('This e-mail and password do not go together. Check both and try again.')
  })

  test('our limiter before it answers as every call does', async () => {
    const body = { error: { code: 'too_many_requests', message: 'Wait a moment.' } }
    const error = await authError(json(body, 429))
    expect([error.code, error.message]).toEqual(['too_many_requests', 'Wait a moment.'])
  })
})
