import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { serve } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

/** One request sent many times: at once, after its end, and after a restart; it has one effect and one answer. */
export async function sendDuplicates(times: number): Promise<void> {
  const provider = await ScriptedProvider.start()
  provider.script = writesApp()
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-duplicates-'))
  const port = String(await freePort())
  const variables = {
    ...{ PORT: port, BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir, PLANS: 'on' },
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
  }
  const start = () => serve(variables, { isQuiet: true, isLimited: false })
  let product = await start()
  try {
    const ada = await Person.withAccount(product.url, 'Ada')
    const editorId = await ada.newPattern('public')
    const body = { updatePrompt: 'A page about a harbour', ...newSend() }
    const send = (more = {}) => ada.call(api.chat.send, { path: { editorId }, body: { ...body, ...more } })
    const sendAll = () => Promise.all(Array.from({ length: times }, () => send()))
    const hasOneEffect = async () => {
      const { chatItems } = await ada.must(api.patterns.get, { path: { id: editorId } })
      expect(chatItems.map(item => item.id)).toEqual([body.userItemId, body.assistantItemId])
      const { versions } = await ada.must(api.artifacts.versions, { path: { id: editorId } })
      expect(versions).toHaveLength(1)
      const { entries } = await ada.must(api.credits.entries, { query: {} })
      expect(entries).toMatchObject([{ state: 'settled', amount: 1 }])
      expect(provider.requests).toHaveLength(2)
      expect((await send({ updatePrompt: 'Another page' })).body.error?.code).toBe('request_id_reused')
    }

    const answers = await sendAll()
    const [first] = answers
    expect(first?.status).toBe(200)
    const all = answers.map(({ status, body: said }) => ({ status, said }))
    const same = Array.from({ length: times }, () => all[0])
    expect(all).toEqual(same)
    const isOver = async () => !(await ada.must(api.patterns.get, { path: { id: editorId } })).isAiGenerating
    await until(isOver, 'the run ends', 60)
    await hasOneEffect()

    await product.dispose()
    product = await start()
    expect((await sendAll()).map(({ status, body: said }) => ({ status, said }))).toEqual(same)
    await hasOneEffect()
  } finally {
    await product.dispose()
    await provider.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
