import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { readDraft } from '#room-schema/draft.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { readQueue } from '#room-schema/queue.ts'
import { api } from '#shared/api/index.ts'
import { generate, newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const QUAY = 'export const Quay = () => <p>Quay</p>\n'

let provider: ScriptedProvider
let variables: Record<string, string>
let dataDir: string

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-restart-'))
  variables = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    PLANS: 'on',
  }
})
afterEach(() => StartedProduct.killAll())
afterAll(async () => {
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('nothing acknowledged is ever lost', () => {
  test('kill -9 of the whole tree in the middle of a generation: everything acknowledged is there, the run has ended', {
    timeout: 120_000,
  }, async () => {
    let product = await StartedProduct.start(variables)
    const ada = await Person.withAccount(product.url, 'Ada')
    const id = await ada.newPattern('public')
    provider.script = say => say.text(`A page.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
    await generate(ada, id, 'A page about a harbour')
    const files = await RoomClient.joined(ada, id, 'files')
    ;(filesOf(files.doc).get('App.tsx') as Y.Text).insert(0, '// by hand\n')
    await until(async () => {
      const other = await RoomClient.joined(ada, id, 'files')
      const text = String(filesOf(other.doc).get('App.tsx'))
      other.leave()
      return text.startsWith('// by hand')
    }, 'the typing is acknowledged')
    files.leave()

    provider.script = async say => {
      say.text(`Now the rest.\n${TICKS}tsx components/quay.tsx\n${QUAY}${TICKS}\n`)
      say.text(`${TICKS}tsx components/pier.tsx\nexport const Pier = () =>\n`)
      await say.hang()
    }
    const sent = newSend()
    await ada.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt: 'Add a pier', ...sent } })
    const room = await RoomClient.joined(ada, id)
    await until(() => readDraft(room.doc).has('components/pier.tsx'), 'the second run writes')
    const seen = room.chat
    room.leave()
    await product.kill9()

    product = await StartedProduct.start(variables)
    const again = await RoomClient.joined(ada, id)
    await until(() => !again.isGenerating, 'the lost run is ended', 40)
    expect(again.chat.slice(0, 3)).toEqual(seen.slice(0, 3))
    expect(again.chat).toHaveLength(5)
    expect(again.chat[3]?.content).toEqual([{ type: 'text', message: 'Add a pier' }])
    await until(() => again.chat[4]?.content.at(-1)?.type === 'finishedFiles', 'what it finished is offered')
    const answer = again.chat[4]?.content ?? []
    expect(answer).toContainEqual({ type: 'text', message: 'Now the rest.\n' })
    expect(answer.slice(-2)).toMatchObject([
      { type: 'error', hasRetry: true, message: expect.stringContaining('Nothing was charged') },
      { count: 1, begun: 2, files: ['components/quay.tsx'], isKept: false },
    ])
    expect(answer.every(part => part.type !== 'toolCall' || part.endTime !== null)).toBe(true)
    expect(readDraft(again.doc).size).toBe(0)
    const { versions } = await ada.must(api.artifacts.versions, { path: { id } })
    expect(versions.map(version => version.kind)).toEqual(['manualEdit', 'generated'])
    expect((await ada.must(api.credits.get, {})).periodCountUsed).toBe(1)
    const copy = await RoomClient.joined(ada, id, 'files')
    expect(String(filesOf(copy.doc).get('App.tsx'))).toBe(`// by hand\n${APP}`)

    provider.script = say => say.text(`${TICKS}tsx App.tsx\n${APP.replace('Harbour', 'Pier')}${TICKS}\n`)
    const body = { requestId: sent.requestId, editorRoomId: id, assistantItemId: sent.assistantItemId }
    await ada.must(api.chat.retry, { body })
    await until(
      () => again.chat[4]?.content.some(part => part.type === 'artifact' && !part.isArtifactInitializing),
      'the retry makes a version',
      30,
    )
    await generate(ada, id, 'And once more')
    again.leave()
    copy.leave()
    product.signal('SIGTERM')
    await product.ended()
  })

  test('kill -9 of what serves alone, while prompts wait: the next start takes its port, none is lost, and they begin by themselves in their order', {
    timeout: 120_000,
  }, async () => {
    let product = await StartedProduct.start(variables)
    const ada = await Person.withAccount(product.url, 'Ada')
    const id = await ada.newPattern('public')
    provider.script = say => say.hang()
    const send = (updatePrompt: string) =>
      ada.must(api.chat.send, {
        path: { editorId: id },
        body: { updatePrompt, whenBusy: 'queue', ...newSend() },
      })
    for (const words of ['The first', 'The second', 'The third']) await send(words)
    await product.kill9Alone(dataDir)

    provider.script = say => say.text(`A page.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
    product = await StartedProduct.start(variables)
    const room = await RoomClient.joined(ada, id)
    const answers = () => room.chat.filter(({ role }) => role === 'assistant')
    const asked = () => room.chat.flatMap(({ role, content }) => (role === 'user' ? content : []))
    await until(() => answers().length === 3 && !room.isGenerating, 'all have had their turn', 60)
    expect(asked()).toMatchObject([
      { message: 'The first' },
      { message: 'The second' },
      { message: 'The third' },
    ])
    expect(answers().map(({ content }) => content.at(-1)?.type)).toEqual([
      'error',
      'suggestedActions',
      expect.any(String),
    ])
    expect(readQueue(room.doc)).toEqual([])
    room.leave()
    product.signal('SIGTERM')
    await product.ended()
  })

  test('a restart keeps D1, R2 and rooms; Ctrl-C ends everything that was started', {
    timeout: 60_000,
  }, async () => {
    let product = await StartedProduct.start(variables)
    const ada = await Person.withAccount(product.url, 'Ada')
    const id = await ada.newPattern()
    provider.script = say => say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
    await generate(ada, id, 'A page')
    const before = await ada.must(api.patterns.get, { path: { id } })
    product.signal('SIGINT')
    expect(await product.ended()).toBe(0)
    await expect(fetch(product.url)).rejects.toThrow()

    product = await StartedProduct.start(variables)
    expect(await ada.must(api.patterns.get, { path: { id } })).toEqual(before)
    const artifact = await ada.must(api.artifacts.get, { path: { id: before.activeArtifactId ?? '' } })
    expect(artifact.sourceFiles).toEqual([{ name: 'App.tsx', code: APP }])
    product.signal('SIGINT')
    await product.ended()
  })
})

describe('what a person can mend is one sentence that says what to do', () => {
  const fails = async (extra: Record<string, string>) => {
    const product = new StartedProduct({ ...variables, ...extra })
    expect(await product.ended()).toBe(1)
    return product.output.trim().split('\n').at(-1)?.trim()
  }

  test('port taken, data folder in use, bad setting', { timeout: 60_000 }, async () => {
    const running = await StartedProduct.start(variables)
    const elsewhere = { DATA_DIR: `${dataDir}-2` }
    expect(await fails(elsewhere)).toMatch(
      /^Port \d+ is taken by another program\. Stop it, or choose another port: PORT=\d+ npm start\.$/,
    )
    expect(await fails({ PORT: String(await freePort()) })).toMatch(
      /^The data folder .+ is in use by another run \(process \d+, port \d+\)\. Stop it, or start with another DATA_DIR\.$/,
    )
    expect(await fails({ ...elsewhere, MODEL_BEST: 'gpt' })).toMatch(
      /^Setting MODEL_BEST is "gpt" but must be .+\.$/,
    )
    running.signal('SIGTERM')
    await running.ended()
  })
})
