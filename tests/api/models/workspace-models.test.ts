import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam } from '#tests/support/people/team.ts'
import { keptFiles } from '#tests/support/product/kept-files.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const KEY = 'sk-canary-of-acme-0123456789'
let provider: ScriptedProvider
let product: Running
let dataDir: string
let ada: Person
let bob: Person
let eve: Person
let acme: string

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-workspace-keys-'))
  product = await ownProduct({
    ...{ DATA_DIR: dataDir, PERSONAL_KEYS: 'on', PERSONAL_KEY_ADDRESSES: provider.url, PLANS: 'on' },
    ...{ ADMIN_EMAILS: 'olga@example.org', LOCAL_MODEL_PORTS: 'none', MODEL_RETRY_S: '0.05' },
  })
  ada = await Person.withAccount(product.url, 'Ada')
  bob = await Person.withAccount(product.url, 'Bob')
  eve = await Person.withAccount(product.url, 'Eve')
  acme = await newTeam(ada, 'Acme')
  await letIntoTeam(ada, bob, acme)
  await bob.must(api.workspaces.choose, { body: { orgId: acme } })
}, 60_000)
afterAll(async () => {
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  provider.key = KEY
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  provider.requests.length = 0
})

const place = () => ({ provider: 'openai-compatible' as const, baseUrl: provider.url, key: KEY })
const connect = () =>
  ada.must(api.workspaceModels.connect, { path: { id: acme }, body: { ...place(), model: 'scripted' } })
const choicesOf = async (person: Person) => (await person.must(api.users.session, {})).server.choices

describe('keys of a workspace, where the operator allows keys that are not the server’s', () => {
  test('[S6] a member picks its model, sees whose key it is, and manages nothing; others have no part in it', async () => {
    const { id } = await connect()
    expect(await choicesOf(bob)).toMatchObject([{ id, isOwn: false, orgName: 'Acme' }])
    expect([await choicesOf(eve), await choicesOf(new Person(product.url))]).toEqual([[], []])
    const path = { id: acme }
    const body = { ...place(), model: 'scripted' }
    provider.requests.length = 0
    for (const person of [bob, eve]) {
      const answers = [
        await person.call(api.workspaceModels.list, { path }),
        await person.call(api.workspaceModels.offered, { path, body: place() }),
        await person.call(api.workspaceModels.check, { path, body }),
        await person.call(api.workspaceModels.connect, { path, body }),
        await person.call(api.workspaceModels.disconnect, { path: { id: acme, modelId: id } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    const evil = await newTeam(eve, 'Evil')
    const theirs = { path: { id: evil, modelId: id } }
    expect((await eve.call(api.workspaceModels.disconnect, theirs)).status).toBe(404)
    const withoutKey = { provider: 'openai-compatible' as const, baseUrl: provider.url, model: 'scripted' }
    const asked = await eve.call(api.workspaceModels.check, { path: { id: evil }, body: withoutKey })
    expect(asked.status).toBe(400)
    const editorId = await eve.newPattern()
    const send = { path: { editorId }, body: { updatePrompt: 'A page', ...newSend(), modelId: id } }
    expect((await eve.call(api.chat.send, send)).status).toBe(404)
    expect(provider.requests).toEqual([])
  })

  test('its answer takes no credits; what is wrong with it is told to the person and in the settings; its key stands nowhere', async () => {
    const { id: modelId } = await connect()
    const told: string[] = []
    provider.script = writesApp()
    const id = await bob.newPattern()
    const room = await RoomClient.joined(bob, id)
    const send = (prompt: string) =>
      bob.must(api.chat.send, {
        path: { editorId: id },
        body: { updatePrompt: prompt, ...newSend(), modelId },
      })
    await send('A page')
    await until(() => room.chat.length === 2 && !room.isGenerating, 'it is made', 30)
    expect((await bob.must(api.credits.get, {})).periodCountUsed).toBe(0)
    expect(
      (await ada.must(api.workspaces.members, { path: { id: acme } })).members.map(each => each.creditsUsed),
    ).toEqual([0, 0])
    provider.script = say => say.fail(401, `Incorrect key ${KEY}`)
    await send('More')
    await until(() => room.chat.length === 4 && !room.isGenerating, 'it has failed', 30)
    expect(JSON.stringify(room.chat)).toContain('Manage Team, under Models')
    const held = () => ada.must(api.workspaceModels.list, { path: { id: acme } })
    await until(async () => (await held()).models[0]?.problem === 'badKey', 'it is told in the settings')
    await ada.must(api.workspaceModels.disconnect, { path: { id: acme, modelId } })
    expect(await choicesOf(bob)).toEqual([])
    await connect().catch(() => undefined)
    provider.script = say => say.tool('report_colour', { colour: 'red' })
    await connect()
    told.push(JSON.stringify(room.doc.toJSON()), JSON.stringify(await held()))
    told.push(JSON.stringify(await bob.must(api.users.session, {})))
    told.push(JSON.stringify(await ada.must(api.users.session, {})))
    room.leave()
    await product.dispose()
    for (const text of told) {
      expect(text).not.toContain(KEY)
      expect(text).not.toContain('lockedKey')
    }
    const kept = keptFiles(dataDir)
    expect(kept.some(({ text }) => text.includes(provider.url))).toBe(true)
    expect(kept.filter(({ text }) => text.includes(KEY)).map(({ path }) => path)).toEqual([])
  })
})
