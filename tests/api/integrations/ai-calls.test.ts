import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { sealPass } from '#server/preview/preview-token.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { ASK, CHAT, callAi, errorOf, hostOf } from '#tests/support/integrations/design-host.ts'
import { OpenAiDouble } from '#tests/support/integrations/openai-double.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { getPage } from '#tests/support/product/preview-request.ts'
import { until } from '#tests/support/until.ts'

const AUTH_SECRET = 'a secret for sessions, which has more than 32 characters'
const KEY = 'sk-CANARYcanaryCANARYcanary0123456789'
let product: Running
let provider: OpenAiDouble
let owner: Person
let patternId: string
let host: string
let keyId: string

beforeAll(async () => {
  provider = await OpenAiDouble.start()
  product = await ownProduct({ OPENAI_BASE_URL: provider.url, AUTH_SECRET })
  owner = await Person.withAccount(product.url, 'Olive Owner')
  ;({ patternId } = await savedDesign(owner))
  await owner.must(api.sharing.access, { path: { id: patternId }, body: { access: 'public' } })
  host = await hostOf(owner, patternId)
  const body = { type: 'OPENAI', key: KEY } as const
  ;({ keyId } = await owner.must(api.integrations.add, { path: { id: patternId }, body }))
})

afterAll(async () => {
  await product.dispose()
  await provider.stop()
})

afterEach(() => {
  provider.answer = null
})

const ask = (asked: Partial<Parameters<typeof callAi>[0]> = {}) =>
  callAi({ url: product.url, host, ...asked })
const visitorQuery = async (userId = newId()) =>
  `?t=${encodeURIComponent(await sealPass({ patternId, userId, expiresAt: Date.now() + 600_000 }, AUTH_SECRET))}`
const asVisitor = async (path = 'chat/completions', userId?: string) => `${path}${await visitorQuery(userId)}`
const linked = async () =>
  (await owner.must(api.integrations.list, { path: { id: patternId } })).integrations[0]
const callModels = async (headers: Record<string, string>, path?: string) =>
  getPage(`http://${host}/_ai/v1/${path ?? (await asVisitor('models'))}`, {
    'sec-fetch-site': 'same-origin',
    ...headers,
  })

describe('wire shapes, preview: /_ai/v1/*', () => {
  test('five calls reach the provider with the key of the design, and with nothing of the visitor', async () => {
    for (const [method, path, body] of [
      ['POST', 'chat/completions', CHAT],
      ['POST', 'responses', ASK],
      ['POST', 'embeddings', ASK],
      ['POST', 'images/generations', { prompt: 'A harbour' }],
      ['GET', 'models', null],
    ] as const) {
      const before = provider.asked.length
      const answer = await ask({
        ...{ method, path: await asVisitor(path), body },
        headers: { cookie: 'mine=1', authorization: 'Bearer of-the-page', 'x-forwarded-for': '203.0.113.9' },
      })
      expect(answer.status, path).toBe(200)
      const sent = provider.asked[before]
      expect(sent).toMatchObject({ method, path, headers: { authorization: `Bearer ${KEY}` } })
      for (const name of ['cookie', 'origin', 'referer', 'x-forwarded-for', 'sec-fetch-site'])
        expect(sent?.headers[name], name).toBeUndefined()
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['openai-organization']).toBeUndefined()
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.text + JSON.stringify(answer.headers)).not.toMatch(/CANARY|secretive/)
    }
  })

  test('a stream comes word by word, and the count that was asked for beside it is not in it', async () => {
    let go = () => {}
    let heardFirst = () => {}
    const first = new Promise<void>(done => {
      heardFirst = done
    })
    const gate = new Promise<void>(done => {
      go = done
    })
    provider.answer = (asked, response) => provider.stream(asked, response, ['Hel', 'lo'], () => gate)
    const answering = ask({
      path: await asVisitor(),
      body: { ...CHAT, stream: true },
      heard: () => {
        heardFirst()
        return true
      },
    })
    await first
    go()
    const { status, headers, text } = await answering
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/event-stream')
    expect(text).toContain('"content":"Hel"')
    expect(text).not.toContain('"choices":[]')
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
    expect(provider.asked.at(-1)?.body).toMatchObject({ stream_options: { include_usage: true } })
  })

  test('a page that asked for the count gets it', async () => {
    const body = { ...CHAT, stream: true, stream_options: { include_usage: true } }
    const { text } = await ask({ path: await asVisitor(), body })
    expect(text).toContain('"choices":[]')
  })

  test('only pages of this very host ask: others are refused before anything is sent', async () => {
    const before = provider.asked.length
    const path = await asVisitor()
    for (const origin of ['http://evil.example', 'null', product.url, `http://x.${host}`])
      expect((await ask({ path, headers: { origin } })).status, origin).toBe(403)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await callModels({ 'sec-fetch-site': site })).status, site).toBe(403)
    expect((await callModels({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect(provider.asked.length).toBe(before + 1)
  })

  test('other addresses and methods, and bodies that are none, are said in OpenAI’s form', async () => {
    for (const [asked, status, code] of [
      [{ path: 'files' }, 404, 'unknown_url'],
      [{ path: 'chat/../files' }, 404, 'unknown_url'],
      [{ path: 'models' }, 405, 'method_not_allowed'],
      [{ body: 'not json' }, 400, 'invalid_json'],
      [{ body: '[]' }, 400, 'invalid_json'],
      [{ path: 'responses', body: { ...ASK, background: true } }, 400, 'background_unsupported'],
      [{ path: 'responses', body: { ...ASK, conversation: 'conv_1' } }, 400, 'unsupported_parameter'],
      [{ body: JSON.stringify({ ...CHAT, user: 'x'.repeat(9_000_000) }) }, 413, 'body_too_large'],
    ] as const) {
      const query = await visitorQuery()
      const answer = await ask({
        ...asked,
        path: `${'path' in asked ? asked.path : 'chat/completions'}${query}`,
      })
      expect([answer.status, errorOf(answer.text).code]).toEqual([status, code])
    }
  })

  test('without a key it is 404, with the sentence a page can show', async () => {
    const other = await savedDesign(owner)
    await owner.must(api.sharing.access, { path: { id: other.patternId }, body: { access: 'public' } })
    const answer = await ask({ host: await hostOf(owner, other.patternId) })
    expect(answer.status).toBe(404)
    expect(errorOf(answer.text)).toMatchObject({
      ...{ code: 'no_key', type: 'invalid_request_error' },
      message: expect.stringContaining('No OpenAI key is connected to this design.'),
    })
  })

  test('of a private design nobody asks who may not see it', async () => {
    const hidden = await savedDesign(owner)
    const path = { id: hidden.patternId }
    await owner.must(api.integrations.link, { path, body: { type: 'OPENAI', keyId } })
    const before = provider.asked.length
    expect((await ask({ host: await hostOf(owner, hidden.patternId) })).status).toBe(401)
    expect(provider.asked.length).toBe(before)
  })

  test('what a provider refuses is said without the key and without whose account it is', async () => {
    const say = (status: number, error: object) => {
      provider.answer = (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
        response.end(JSON.stringify({ error }))
      }
    }
    say(400, {
      message: `No such model for ${KEY} of org-abcdef12`,
      type: 'invalid_request_error',
      code: 'model',
    })
    const refused = await ask({ path: await asVisitor() })
    expect(refused.status).toBe(400)
    expect(errorOf(refused.text).message).toBe('No such model for … of …')
    say(401, { message: `Incorrect API key provided: ${KEY}` })
    const badKey = await ask({ path: await asVisitor() })
    expect([badKey.status, errorOf(badKey.text).code]).toEqual([502, 'key_refused'])
    expect((await linked())?.problem).toBe('refused')
    say(429, { message: 'You exceeded your current quota', code: 'insufficient_quota' })
    const poor = await ask({ path: await asVisitor() })
    expect([poor.status, poor.headers['retry-after']]).toEqual([429, '7'])
    expect((await linked())?.problem).toBe('noCredit')
    provider.answer = (_, response) => void response.writeHead(302, { location: 'http://evil.example' }).end()
    expect((await ask({ path: await asVisitor() })).status).toBe(502)
    provider.answer = (_, response) => void response.destroy()
    expect((await ask({ path: await asVisitor() })).status).toBe(502)
    provider.answer = null
    expect((await ask({ path: await asVisitor() })).status).toBe(200)
    expect((await linked())?.problem).toBeNull()
  })

  test('a key that the provider repeats in an answer is cut out of it, wherever the pieces end', async () => {
    provider.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const [head, tail] = [KEY.slice(0, 11), KEY.slice(11)]
      response.write(`data: {"choices":[{"delta":{"content":"${head}`)
      setTimeout(() => response.end(`${tail}"}}]}\n\ndata: [DONE]\n\n`), 20)
    }
    const { text } = await ask({ path: await asVisitor(), body: { ...CHAT, stream: true } })
    expect(text).not.toContain('CANARY')
    expect(text).toContain('"content":"…"')
  })
})

describe('budgets of a key and of a visitor', () => {
  const budget = (change: { callsPerDay?: number; tokensPerDay?: number }) =>
    owner.must(api.integrations.change, { path: { keyId }, body: change })
  beforeEach(() => budget({ callsPerDay: 1_000_000, tokensPerDay: 1_000_000_000 }))

  test('1,000 calls at once against a budget of 100: exactly 100 pass, the others are 429 in OpenAI’s form', async () => {
    const used = (await linked())?.callsToday ?? 0
    await budget({ callsPerDay: used + 100, tokensPerDay: 1_000_000_000 })
    const visitors = Array.from({ length: 20 }, () => newId())
    const before = provider.asked.length
    const paths = await Promise.all(visitors.map(visitor => asVisitor('chat/completions', visitor)))
    const statuses: number[] = []
    let last = ''
    await Promise.all(
      paths.map(async path => {
        for (let round = 0; round < 12; round++) {
          const answers = await Promise.all(Array.from({ length: round < 11 ? 4 : 6 }, () => ask({ path })))
          statuses.push(...answers.map(({ status }) => status))
          last = answers.find(({ status }) => status === 429)?.text ?? last
        }
      }),
    )
    expect(statuses).toHaveLength(1_000)
    expect(statuses.filter(status => status === 200)).toHaveLength(100)
    expect(statuses.filter(status => status === 429)).toHaveLength(900)
    expect(provider.asked.length - before).toBe(100)
    expect(errorOf(last)).toMatchObject({ type: 'rate_limit_exceeded', code: 'key_budget' })
  }, 240_000)

  test('a visitor asks 60 times an hour, and is told when he may again', async () => {
    const path = await asVisitor('models', newId())
    const statuses: number[] = []
    for (let round = 0; round < 7; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => callModels({}, path)))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(60)
    const refused = await callModels({}, path)
    expect(errorOf(refused.text).code).toBe('visitor_limit')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await callModels({}, await asVisitor('models'))).status).toBe(200)
  })

  test('tokens are those of the provider, for whole answers and for streams', async () => {
    const before = (await linked())?.tokensToday ?? 0
    await ask({ path: await asVisitor() })
    await ask({ path: await asVisitor(), body: { ...CHAT, stream: true } })
    await ask({ path: await asVisitor('responses'), body: ASK })
    await until(async () => (await linked())?.tokensToday === before + 36, 'the three are counted')
  })

  test('a stream without a count is estimated by what it said, rather too high', async () => {
    const before = (await linked())?.tokensToday ?? 0
    provider.answer = (asked, response) =>
      provider.stream({ ...asked, body: {} }, response, ['one ', 'two ', 'three'])
    await ask({ path: await asVisitor(), body: { ...CHAT, stream: true } })
    await until(async () => {
      const taken = ((await linked())?.tokensToday ?? 0) - before
      return taken >= 3 + 10 && taken < 200
    }, 'the words are counted')
  })

  test('who hangs up ends the provider’s work, and has counted as the most it could have taken', async () => {
    const before = (await linked())?.tokensToday ?? 0
    const cancelled = provider.cancelled
    provider.answer = async (asked, response) => {
      await provider.stream(
        asked,
        response,
        Array.from({ length: 10_000 }, () => 'word '),
        () => (response.destroyed ? new Promise(() => undefined) : new Promise(done => setTimeout(done, 5))),
      )
    }
    const body = { ...CHAT, stream: true, max_tokens: 500 }
    await ask({ path: await asVisitor(), body, heard: () => false })
    await until(async () => provider.cancelled > cancelled, 'the provider is told')
    expect(((await linked())?.tokensToday ?? 0) - before).toBeGreaterThanOrEqual(500)
  })

  test('no tokens left: 429 until the day ends; a budget of nothing serves nobody', async () => {
    const used = (await linked())?.tokensToday ?? 0
    await budget({ tokensPerDay: used })
    const over = await ask({ path: await asVisitor() })
    expect([over.status, errorOf(over.text).code]).toEqual([429, 'key_budget'])
    await budget({ tokensPerDay: used + 1_000, callsPerDay: 0 })
    expect((await ask({ path: await asVisitor() })).status).toBe(429)
  })
})
