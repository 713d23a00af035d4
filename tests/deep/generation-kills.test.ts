import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDraft } from '#room-schema/draft.ts'
import { api } from '#shared/api/index.ts'
import { freePort } from '#tests/support/free-port.ts'
import { TICKS } from '#tests/support/generation-room.ts'
import { newSend } from '#tests/support/made-design.ts'
import { Person } from '#tests/support/person.ts'
import { RoomClient } from '#tests/support/room-client.ts'
import { type Script, ScriptedProvider } from '#tests/support/scripted-provider.ts'
import { StartedProduct } from '#tests/support/started-product.ts'
import { until } from '#tests/support/until.ts'

const KILLS = 20
const LINES = 120
let provider: ScriptedProvider
let dataDir: string

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-kills-'))
})
afterAll(async () => {
  await StartedProduct.killAll()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A page of many lines, a few at a time, as a model writes. */
const writes =
  (heading: string): Script =>
  async say => {
    say.text(`${TICKS}tsx App.tsx\nexport default function App() {\n  return <main>\n`)
    for (let line = 0; line < LINES; line++) {
      say.text(`    <p>${heading}, line ${line}</p>\n`)
      if (line % 4 === 0) await new Promise(done => setTimeout(done, 10))
    }
    say.text(`  </main>\n}\n${TICKS}\n`)
  }

test(`design §7: ${KILLS} kills at every stage of a generation: one end each, nothing lost, nothing charged that made no version`, async () => {
  const variables = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    PLANS: 'on',
  }
  let product = await StartedProduct.start(variables)
  const ada = await Person.withAccount(product.url, 'Ada')
  const id = await ada.newPattern('public')
  const ends: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    provider.script = writes(`Round ${kill}`)
    const before = await RoomClient.joined(ada, id)
    const { periodCountUsed } = await ada.must(api.credits.get, {})
    if (periodCountUsed >= 10) break
    await ada.must(api.chat.send, {
      path: { editorId: id },
      body: { updatePrompt: `Round ${kill}`, ...newSend() },
    })
    // The first kills come right after the answer, the middle ones while it writes, the last ones as it ends.
    const written = Math.floor((kill / (KILLS - 4)) * LINES)
    const isThere = () => (readDraft(before.doc).get('App.tsx') ?? '').includes(`line ${written - 1}<`)
    if (written > LINES) await until(() => before.chat.length > 0 && !before.isGenerating, 'the end', 60)
    else if (written > 0) await until(() => isThere() || !before.isGenerating, `line ${written}`, 60)
    const seen = before.chat.slice(0, -1)
    before.leave()
    await product.kill9()

    product = await StartedProduct.start(variables)
    const after = await RoomClient.joined(ada, id)
    await until(() => !after.isGenerating, `round ${kill} is ended`, 60)
    expect(after.chat).toHaveLength(2 * (kill + 1))
    expect(after.chat.slice(0, seen.length)).toEqual(seen)
    const answer = after.chat.at(-1)?.content ?? []
    const errors = answer.filter(part => part.type === 'error')
    const artifacts = answer.filter(part => part.type === 'artifact')
    expect(
      errors.length + artifacts.filter(part => !part.isArtifactInitializing && !part.wasStopped).length,
    ).toBe(1)
    expect(errors.every(part => part.hasRetry)).toBe(true)
    ends.push(errors.length ? 'ended with Retry' : 'done')
    expect(readDraft(after.doc).size).toBe(0)
    const made = ends.filter(end => end === 'done').length
    expect((await ada.must(api.credits.get, {})).periodCountUsed).toBe(made)
    const { versions } = await ada.must(api.artifacts.versions, { path: { id } })
    expect(versions.filter(version => version.kind === 'generated')).toHaveLength(made)
    after.leave()
  }
  console.log(`${ends.length} kills: ${ends.join(', ')}`)
  expect(new Set(ends)).toEqual(new Set(['ended with Retry', 'done']))
})
