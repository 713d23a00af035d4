import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { generationRoom } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()

test.each([true, false])(
  'design §7: a run whose starter may not write any more (connected: %s) stops and says why, and nothing is charged',
  async isConnected => {
    const bea = await Person.withAccount(on.url, 'Bea')
    await on.ada.letIn(bea, on.id, 'write')
    if (!isConnected) on.room.leave()
    on.provider.script = async say => {
      say.text('I will…')
      await say.hang()
    }
    on.provider.cancelled = 0
    const body = { updatePrompt: 'A page', ...newSend() }
    await bea.must(api.chat.send, { path: { editorId: on.id }, body })
    await until(() => on.provider.requests.length > 0, 'the model is asked')
    await on.ada.must(api.sharing.removeUser, {
      path: { id: on.id },
      body: { userIdToRemove: bea.id },
    })
    await until(() => on.provider.cancelled > 0, 'the provider is hung up on')
    const { chatItems, isAiGenerating } = await on.ada.must(api.patterns.get, { path: { id: on.id } })
    expect(isAiGenerating).toBe(false)
    expect(chatItems.at(-2)?.content).toEqual([{ type: 'text', message: 'A page' }])
    expect(chatItems.at(-1)?.content.at(-1)).toEqual({
      type: 'error',
      kind: 'stopped',
      message: 'This generation was stopped.',
      hasRetry: false,
      cause: 'Whoever asked for this may not edit the design any more. Nothing was changed or charged.',
    })
    await until(
      async () =>
        (await bea.must(api.credits.entries, { query: {} })).entries.every(
          entry => entry.state === 'released',
        ),
      'nothing is charged',
    )
  },
)
