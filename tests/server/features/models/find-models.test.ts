import { afterEach, beforeEach, expect, test } from 'vitest'
import { consentWords } from '#client/lib/found-models.ts'
import { parseSettings } from '#server/env.ts'
import { connectModel, keyedPlace } from '#server/features/models/connect-model.ts'
import { findModels, findOnMachine } from '#server/features/models/find-models.ts'
import { modelsOf } from '#server/generation/model/choose-model.ts'
import { OllamaDouble } from '#tests/support/provider/ollama-double.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'

// Copied there under another name, so that the name tells nothing.
const [LOCAL, OF_CLOUD] = ['qwen3:8b', 'mine:latest']
let provider: ScriptedProvider
let ollama: OllamaDouble

beforeEach(async () => {
  provider = await ScriptedProvider.start()
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  ollama = await OllamaDouble.start(provider, LOCAL, 0, [OF_CLOUD])
})
afterEach(async () => {
  ollama.stop()
  await provider.stop()
})

const given = () => ({
  OLLAMA_URL: ollama.url,
  LM_STUDIO_URL: 'http://127.0.0.1:9',
  LOCAL_MODEL_PORTS: 'none',
})

test('what an Ollama has answered by its cloud is found as such, and consent is asked in those words', async () => {
  const [found] = await findModels(parseSettings(given()))
  expect(found).toMatchObject({
    ...{ kind: 'ollama', models: [LOCAL, OF_CLOUD], passedOn: [{ model: OF_CLOUD, host: 'ollama.com' }] },
  })
  if (!found) throw new Error('nothing was found')
  expect(consentWords(found, LOCAL)).toContain('Maquette is charged nothing')
  expect(consentWords(found, OF_CLOUD)).toMatch(/passes them on to ollama\.com.* pays for every answer/)
})

test('whoever has no account connects only what runs on the machine itself', async () => {
  expect(await findOnMachine(parseSettings(given()))).toMatchObject([{ models: [LOCAL], passedOn: [] }])
})

test('one that is connected says who answers, and is not said to cost nothing', async () => {
  const { env } = await memoryRoom({ VAULT_SECRET: 'v'.repeat(32), ...given() })
  const settings = parseSettings(given())
  const place = { provider: 'openai-compatible' as const, baseUrl: `${ollama.url}/v1` }
  for (const model of [LOCAL, OF_CLOUD])
    await connectModel(env.DB, settings, await keyedPlace(env.DB, settings, place), model)
  expect((await modelsOf(env)).models).toMatchObject([
    { model: LOCAL, passedOnTo: null, price: { from: 'free' } },
    { model: OF_CLOUD, passedOnTo: 'ollama.com', price: null },
  ])
})
