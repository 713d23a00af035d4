import { describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { generationRoom, writesApp } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom({ MODEL_AGENT: 'templates' })

const outage = async () => (await on.ada.must(api.service.get, {})).outageSince
/** A run that ends, in a room of its own. */
async function runElsewhere(): Promise<void> {
  const editorId = await on.ada.newPattern('public')
  await on.ada.must(api.chat.send, { path: { editorId }, body: { updatePrompt: 'A page', ...newSend() } })
  await until(
    async () => !(await on.ada.must(api.patterns.get, { path: { id: editorId } })).isAiGenerating,
    'the run ends',
    30,
  )
}

describe('[S8] three rooms failing in a minute are an outage', () => {
  test('two are not, nor three failures of one room; the third room raises it, an answer ends it', async () => {
    on.provider.script = say => say.fail(529, 'Overloaded')
    await runElsewhere()
    const sent = newSend()
    await on.send('A page', sent)
    await on.ended()
    const { requestId, assistantItemId } = sent
    await on.ada.must(api.chat.retry, { body: { requestId, assistantItemId, editorRoomId: on.id } })
    await until(() => on.provider.requests.length === 9 && !on.room.isGenerating, 'the retry has failed', 30)
    expect(await outage()).toBeNull()
    await runElsewhere()
    await until(async () => (await outage()) !== null, 'the outage is known')
    on.provider.script = writesApp()
    await runElsewhere()
    await until(async () => (await outage()) === null, 'the outage is over')
  })

  test('what is wrong with the settings or the prompt is no outage', async () => {
    on.provider.script = say => say.fail(401, 'Who are you?')
    for (let n = 0; n < 4; n++) await runElsewhere()
    expect(await outage()).toBeNull()
  })
})
