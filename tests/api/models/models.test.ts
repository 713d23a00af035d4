import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import type { ModelProblem } from '#shared/models.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const KEY = 'secret-of-the-owner-123'
let provider: ScriptedProvider
let ollama: Server
let product: Running
let ada: Person

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  ollama = createServer((_, response) =>
    response.end(JSON.stringify({ models: [{ name: 'qwen3:8b' }, { name: 'llava:7b' }] })),
  )
  await new Promise<void>(done => ollama.listen(0, '127.0.0.1', done))
  product = await ownProduct({
    MODEL_BEST: 'anthropic:claude-x',
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: provider.url,
    OPENAI_API_KEY: 'sk-of-nobody',
    OLLAMA_URL: `http://127.0.0.1:${(ollama.address() as AddressInfo).port}`,
    LM_STUDIO_URL: 'http://127.0.0.1:9',
    LOCAL_MODEL_PORTS: new URL(provider.url).port,
  })
  ada = await Person.withAccount(product.url, 'Ada')
}, 60_000)
afterAll(async () => {
  await product.dispose()
  await provider.stop()
  ollama.close()
})

const known = () => ada.must(api.models.list, {})

const check = async (script: Script) => {
  provider.requests.length = 0
  provider.script = script
  const modelId = (await known()).modes.best ?? ''
  return ada.must(api.models.check, { body: { modelId } })
}

describe('design §15: the models page', () => {
  test('says which model serves which mode and who decided that, and no key', async () => {
    const { models, modes, fixed } = await known()
    expect(models).toEqual([
      {
        ...{ id: modes.best, provider: 'anthropic', model: 'claude-x', source: 'environment' },
        ...{ baseUrl: provider.url, window: 200_000, hasVision: null, hasTools: null, price: null },
        passedOnTo: null,
      },
    ])
    expect(modes.agent).toBeNull()
    expect(fixed).toEqual(['best'])
    expect(JSON.stringify([models, await ada.must(api.users.session, {})])).not.toContain(KEY)
  })

  test('one real call shows that a model answers, calls tools and sees', async () => {
    const result = await check(say => say.tool('report_colour', { colour: 'Red' }))
    expect(result).toMatchObject({ problem: null, canCallTools: true, canSeeImages: true })
    expect(provider.requests).toHaveLength(1)
    expect(provider.requests[0]).toMatchObject({ wire: 'anthropic', authorization: KEY })
    expect(provider.requests[0]?.images).toHaveLength(1)
  })

  test('one that takes a picture and does not see it', async () => {
    const result = await check(say => say.tool('report_colour', { colour: 'blue' }))
    expect(result).toMatchObject({ problem: null, canCallTools: true, canSeeImages: false })
  })

  test('one that only talks', async () => {
    const result = await check(say => say.text('It is red.'))
    expect(result).toMatchObject({ problem: null, canCallTools: false, canSeeImages: true })
  })

  test('one that refuses tools, and then pictures', async () => {
    const result = await check((say, request) => {
      if (request.tools?.length) return say.fail(400, 'x does not support tools')
      if (request.images.length > 0) return say.fail(400, 'this model does not support image input')
      say.text('Which picture?')
    })
    expect(result).toMatchObject({ problem: null, canCallTools: false, canSeeImages: false })
    expect(provider.requests).toHaveLength(3)
  })

  test('one that refuses pictures in words nobody knows', async () => {
    const result = await check((say, request) =>
      request.images.length > 0
        ? say.fail(400, 'messages[0].content: expected a string')
        : say.tool('report_colour', { colour: 'none' }),
    )
    expect(result).toMatchObject({ problem: null, canCallTools: true, canSeeImages: false })
    expect(provider.requests).toHaveLength(2)
  })

  test.each([
    ['badKey', say => say.fail(401, `invalid x-api-key ${KEY}`)],
    ['noSuchModel', say => say.fail(404, 'model: claude-x')],
    ['busy', say => say.fail(429, 'Slow down')],
    ['failing', say => say.fail(529, 'Overloaded')],
    ['empty', () => undefined],
  ] as [ModelProblem, Script][])('%s is said, after one call, without the key', async (problem, script) => {
    const result = await check(script)
    expect(result).toMatchObject({ problem, canCallTools: false, canSeeImages: false })
    expect(provider.requests).toHaveLength(1)
    expect(JSON.stringify(result)).not.toContain(KEY)
  })

  test('a server that is gone is unreachable', async () => {
    const result = await ada.must(api.models.check, {
      body: { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'x' },
    })
    expect(result.problem).toBe('unreachable')
  })

  test('what runs on this machine, and a key that nothing uses, are offered, and nothing uses them', async () => {
    const { found, modes } = await known()
    expect(found).toEqual([
      {
        ...{ kind: 'ollama', provider: 'openai-compatible', models: ['qwen3:8b', 'llava:7b'] },
        ...{ baseUrl: expect.stringMatching(/\/v1$/), passedOn: [] },
      },
      {
        ...{ kind: 'server', provider: 'openai-compatible', baseUrl: provider.url },
        ...{ models: ['scripted'], passedOn: [] },
      },
      {
        ...{ kind: 'environment', provider: 'openai', baseUrl: 'https://api.openai.com/v1' },
        ...{ models: [], passedOn: [] },
      },
    ])
    expect(modes.agent).toBeNull()
  })
})

describe('where the server is not local, models are the admins’ alone', () => {
  test('anybody else is refused, and the machine is not searched', async () => {
    const remote = await ownProduct({ HOST: '0.0.0.0', GUESTS: 'on' })
    try {
      const guest = await Person.guest(remote.url)
      const place = { provider: 'openai-compatible' as const, baseUrl: provider.url, model: 'x' }
      provider.listed.length = 0
      provider.requests.length = 0
      expect(await guest.must(api.models.found, {})).toEqual({ found: [] })
      const wanted = { foundAt: provider.url, model: 'scripted' }
      expect((await guest.call(api.models.connectFound, { body: wanted })).status).toBe(401)
      const bob = await Person.withAccount(remote.url, 'Bob')
      const answers = [
        await bob.call(api.models.list, {}),
        await bob.call(api.models.offered, { body: place }),
        await bob.call(api.models.check, { body: place }),
        await bob.call(api.models.connect, { body: place }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
      expect([...provider.listed, ...provider.requests]).toEqual([])
    } finally {
      await remote.dispose()
    }
  }, 60_000)
})
