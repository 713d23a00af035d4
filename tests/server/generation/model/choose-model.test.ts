import { describe, expect, test } from 'vitest'
import { parseSettings } from '#server/env.ts'
import type { ConnectedModel } from '#server/features/models/models-queries.ts'
import { accessOf, choose, type UsableModel } from '#server/generation/model/choose-model.ts'
import { lock } from '#server/outside/vault.ts'

const row = (id: string, more: Partial<ConnectedModel> = {}): ConnectedModel => ({
  ...{ id, provider: 'openai-compatible', model: `model-${id}`, baseUrl: 'http://localhost:1/v1' },
  ...{ lockedKey: null, usesEnvironmentKey: false, window: null, hasTools: true, hasVision: false },
  ...{ createdAt: new Date(0), passedOnTo: null },
  ...more,
})
const OWN: UsableModel = {
  ...{ id: 'own', provider: 'openai', model: 'gpt-x', source: 'environment', baseUrl: null, window: 1 },
  ...{ hasVision: null, hasTools: null, price: null, row: null, passedOnTo: null },
}
const NONE = { best: null, agent: null }
const UNSET = parseSettings({})
const ids = ({ modes: { best, agent } }: ReturnType<typeof choose>) => [best?.id, agent?.id]

describe('which model serves a mode', () => {
  test('without any the templates do', () => {
    expect(choose({ models: [], defaults: {}, prices: [] }, NONE, UNSET).modes).toEqual(NONE)
  })

  test('what was connected first, until somebody chooses', () => {
    const models = [row('a'), row('b')]
    expect(ids(choose({ models, defaults: {}, prices: [] }, NONE, UNSET))).toEqual(['a', 'a'])
    expect(ids(choose({ models, defaults: { agent: 'b' }, prices: [] }, NONE, UNSET))).toEqual(['a', 'b'])
    expect(ids(choose({ models, defaults: { agent: 'gone' }, prices: [] }, NONE, UNSET))).toEqual(['a', 'a'])
  })

  test('the environment comes before both, also when it names the templates', () => {
    const connections = { models: [row('a')], defaults: { best: 'a', agent: 'a' }, prices: [] }
    const settings = parseSettings({ MODEL_BEST: 'openai:gpt-x', OPENAI_API_KEY: 'k' })
    const chosen = choose(connections, { best: OWN, agent: null }, settings)
    expect(ids(chosen)).toEqual(['own', 'a'])
    expect(chosen.fixed).toEqual(['best'])
    const templates = parseSettings({ MODEL_AGENT: 'templates' })
    expect(choose(connections, NONE, templates).modes.agent).toBeNull()
  })

  test('one model that the environment names for both modes is one to choose', () => {
    const settings = parseSettings({
      ...{ MODEL_BEST: 'openai:gpt-x', MODEL_AGENT: 'openai:gpt-x', OPENAI_API_KEY: 'k' },
    })
    expect(
      choose({ models: [], defaults: {}, prices: [] }, { best: OWN, agent: OWN }, settings).models,
    ).toHaveLength(1)
  })
})

describe('a key goes only to the address it was given for', () => {
  const VAULT_SECRET = 'a secret of this server, long enough'
  const settings = parseSettings({
    ...{ VAULT_SECRET, OPENAI_API_KEY: 'sk-env', OPENAI_BASE_URL: 'https://env.example.org/v1' },
  })
  const access = (connected: ConnectedModel) =>
    accessOf({ provider: connected.provider, row: connected }, settings)

  test('its own', async () => {
    const place = { id: 'a', baseUrl: 'https://api.example.org/v1' }
    const lockedKey = await lock('sk-own', place, VAULT_SECRET)
    expect(await access(row('a', { ...place, lockedKey }))).toEqual({
      ...{ baseUrl: place.baseUrl, apiKey: 'sk-own' },
    })
    const moved = row('a', { baseUrl: 'https://evil.example.org/v1', lockedKey })
    await expect(access(moved)).rejects.toMatchObject({ problem: 'lostKey' })
  })

  test('that of the environment, as long as the environment names the same server', async () => {
    const own = { provider: 'openai', usesEnvironmentKey: true } as const
    const there = row('a', { ...own, baseUrl: 'https://env.example.org/v1' })
    const elsewhere = row('a', { ...own, baseUrl: 'https://api.openai.com/v1' })
    expect((await access(there)).apiKey).toBe('sk-env')
    expect((await access(elsewhere)).apiKey).toBeUndefined()
    expect((await access(row('a', { ...there, usesEnvironmentKey: false }))).apiKey).toBeUndefined()
  })
})
