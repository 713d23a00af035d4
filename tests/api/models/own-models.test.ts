import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { PRESETS } from '#shared/design.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { keptFiles } from '#tests/support/product/kept-files.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const KEY = 'sk-canary-of-ada-0123456789'
let provider: ScriptedProvider
let product: Running
let dataDir: string
let ada: Person
let bob: Person

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-own-keys-'))
  product = await ownProduct({
    ...{ DATA_DIR: dataDir, PERSONAL_KEYS: 'on', PERSONAL_KEY_ADDRESSES: provider.url, PLANS: 'on' },
    // Somebody else runs this server.
    ...{ ADMIN_EMAILS: 'olga@example.org', LOCAL_MODEL_PORTS: 'none', MODEL_RETRY_S: '0.05' },
  })
  ada = await Person.withAccount(product.url, 'Ada')
  bob = await Person.withAccount(product.url, 'Bob')
}, 60_000)
afterAll(async () => {
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  provider.key = KEY
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  provider.requests.length = 0
  provider.listed.length = 0
})

const place = () => ({ provider: 'openai-compatible' as const, baseUrl: provider.url, key: KEY })
const connect = () => ada.must(api.ownModels.connect, { body: { ...place(), model: 'scripted' } })
const choicesOf = async (person: Person) => (await person.must(api.users.session, {})).server.choices

describe('keys of people, where the operator allows them', () => {
  test('a model of one’s own is in one’s own lists, and answers in no call of anybody else', async () => {
    const { id } = await connect()
    expect((await ada.must(api.ownModels.list, {})).models).toMatchObject([{ id, source: 'person' }])
    expect(await choicesOf(ada)).toMatchObject([{ id, isOwn: true }])
    expect((await bob.must(api.ownModels.list, {})).models).toEqual([])
    expect([await choicesOf(bob), await choicesOf(new Person(product.url))]).toEqual([[], []])
    const editorId = await bob.newPattern()
    const send = { path: { editorId }, body: { updatePrompt: 'A page', ...newSend(), modelId: id } }
    const answers = [
      await bob.call(api.chat.send, send),
      await bob.call(api.ownModels.disconnect, { path: { id } }),
      await bob.call(api.models.check, { body: { modelId: id } }),
      await bob.call(api.models.setDefault, { body: { mode: 'best', modelId: id } }),
      await ada.call(api.models.list, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 403, 403])
  })

  test('a guest and whoever is signed out have none', async () => {
    const guest = await Person.guest(product.url)
    for (const person of [guest, new Person(product.url)]) {
      const body = { ...place(), model: 'scripted' }
      const answers = [
        await person.call(api.ownModels.list, {}),
        await person.call(api.ownModels.offered, { body: place() }),
        await person.call(api.ownModels.check, { body }),
        await person.call(api.ownModels.connect, { body }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    }
    expect([...provider.requests, ...provider.listed]).toEqual([])
  })

  test.each([
    'http://127.0.0.1:9/v1',
    'http://localhost/v1',
    'http://169.254.169.254/v1',
    'https://example.org/v1',
  ])('%s is not asked for anybody', async baseUrl => {
    const body = { ...place(), baseUrl, model: 'scripted' }
    const answers = [
      await ada.call(api.ownModels.offered, { body }),
      await ada.call(api.ownModels.check, { body }),
      await ada.call(api.ownModels.connect, { body }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('a repair and a conversion are asked of what was picked, as a prompt is', async () => {
    const { id: modelId } = await connect()
    provider.script = writesApp()
    const id = await ada.newPattern()
    const room = await RoomClient.joined(ada, id)
    const send = { updatePrompt: 'A page', ...newSend(), modelId }
    await ada.must(api.chat.send, { path: { editorId: id }, body: send })
    await until(() => room.chat.length === 2 && !room.isGenerating, 'it is made', 30)
    const { activeArtifactId: artifactId } = await ada.must(api.patterns.get, { path: { id } })
    const version = { path: { id: artifactId ?? '' } }
    const words = { errorMessage: 'It is blank' }
    const config = PRESETS['html-inline']
    const conversion = { id, artifactId: artifactId ?? '', config, customId: null }
    const fix = (person: Person) =>
      person.call(api.artifacts.fix, { ...version, body: { ...words, modelId } })
    const convert = (person: Person, more: object) =>
      person.call(api.patterns.convert, { body: { ...conversion, ...more } })
    await ada.letIn(bob, id, 'write')
    expect([(await fix(bob)).status, (await convert(bob, { modelId })).status]).toEqual([404, 404])
    expect((await convert(ada, {})).status).toBe(409)
    provider.requests.length = 0
    expect((await fix(ada)).status).toBe(200)
    await until(() => room.chat.length === 4 && !room.isGenerating, 'it is repaired', 30)
    expect(JSON.stringify(provider.requests[0]?.messages)).toContain('It is blank')
    const converted = await convert(ada, { modelId })
    expect(converted.status).toBe(200)
    await until(
      () =>
        provider.requests.some(({ messages }) => JSON.stringify(messages).includes('Convert this design')),
      'it is converted',
    )
    expect((await ada.must(api.credits.get, {})).periodCountUsed).toBe(0)
    room.leave()
  })

  test('its answer takes no credits, others see what gave it, and its key stands nowhere', async () => {
    const { id: modelId } = await connect()
    const told: string[] = []
    provider.script = say => say.fail(401, `Incorrect key ${KEY}`)
    told.push(
      JSON.stringify(await ada.call(api.ownModels.check, { body: { ...place(), model: 'scripted' } })),
    )
    provider.script = writesApp()
    const id = await ada.newPattern()
    await ada.letIn(bob, id, 'write')
    const sent = newSend()
    const room = await RoomClient.joined(bob, id)
    await ada.must(api.chat.send, {
      path: { editorId: id },
      body: { updatePrompt: 'A page', ...sent, modelId },
    })
    await until(() => room.chat.length === 2 && !room.isGenerating, 'it is made', 30)
    expect((await ada.must(api.credits.get, {})).periodCountUsed).toBe(0)
    const asked = { path: { id }, query: { requestId: sent.requestId } }
    await until(async () => (await bob.call(api.models.usage, asked)).status === 200, 'it is on record')
    expect(await bob.must(api.models.usage, asked)).toMatchObject({ model: 'scripted' })
    provider.script = say => say.fail(401, `Incorrect key ${KEY}`)
    const failing = newSend()
    await ada.must(api.chat.send, {
      path: { editorId: id },
      body: { updatePrompt: 'More', ...failing, modelId },
    })
    await until(() => room.chat.length === 4 && !room.isGenerating, 'it has failed', 30)
    const retry = { requestId: failing.requestId, assistantItemId: failing.assistantItemId, editorRoomId: id }
    provider.requests.length = 0
    expect((await bob.call(api.chat.retry, { body: retry })).status).toBe(403)
    expect(provider.requests).toEqual([])
    told.push(JSON.stringify(room.doc.toJSON()), JSON.stringify(await ada.must(api.ownModels.list, {})))
    told.push(JSON.stringify(await ada.must(api.users.session, {})))
    room.leave()
    await product.dispose()
    for (const text of told) expect(text).not.toContain(KEY)
    const kept = keptFiles(dataDir)
    expect(kept.some(({ text }) => text.includes(provider.url))).toBe(true)
    expect(kept.filter(({ text }) => text.includes(KEY)).map(({ path }) => path)).toEqual([])
  })
})
