import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { readQueue } from '#room-schema/queue.ts'
import { forceStop } from '#server/generation/run/force-stop.ts'
import { RunRecords } from '#server/generation/run/run-records.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

let provider: ScriptedProvider
beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

/** One prompt runs, and two wait behind it. */
async function openRoom() {
  let go = () => {}
  const gate = new Promise<void>(done => {
    go = done
  })
  provider.requests.length = 0
  provider.script = async say => {
    await gate
    say.text('```tsx App.tsx\nexport default () => <h1>Hello</h1>\n```\n')
  }
  const on = await memoryRoom({
    ...{ MODEL_BEST: 'openai-compatible:scripted', OPENAI_COMPATIBLE_BASE_URL: provider.url },
    OPENAI_COMPATIBLE_API_KEY: 'sk-test',
  })
  const [first, second, third] = ['The first', 'The second', 'The third'].map(prompt =>
    runRequest({
      ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId(), prompt },
      ...{ mode: 'best', hostedFiles: [], actor: { kind: 'user', id: 'ada' } },
    }),
  )
  if (!first || !second || !third) throw new Error('a prompt is missing')
  await on.runs.start(first)
  for (const each of [second, third]) await on.runs.start(each, 'queue')
  await until(() => provider.requests.length > 0, 'the first is asked')
  /** The clock of the room goes, until nothing runs or waits. */
  const over = async () => {
    go()
    await until(async () => {
      await on.alarms.ring()
      return !on.runs.isUnderWay && on.runs.queue.isEmpty
    }, 'everything has run')
    await on.settled()
  }
  const chat = () => readChat(on.room.doc)
  const asked = () =>
    chat().flatMap(({ role, content }) =>
      role === 'user' ? content.map(part => (part.type === 'text' ? part.message : part.type)) : [],
    )
  const waiting = () => readQueue(on.room.doc).map(({ requestId }) => requestId)
  const force = (requestId: string | null = null) => forceStop(on.runs, new RunRecords(on.sql), requestId)
  return { ...on, first, second, third, over, chat, asked, waiting, force }
}

test('an admin who ends what runs ends what waits too: nothing begins, and the chat keeps the words and says who did', async () => {
  const on = await openRoom()
  const { first, second, third } = on
  expect(await on.force()).toEqual([first.requestId, second.requestId, third.requestId])
  expect(on.waiting()).toEqual([])
  await on.over()
  expect(provider.requests).toHaveLength(1)
  expect(on.asked()).toEqual(['The first', 'The second', 'The third'])
  const told = on
    .chat()
    .filter(({ content }) =>
      content.some(part => part.type === 'error' && part.cause === MESSAGES.stoppedByAdmin),
    )
  expect(told.map(({ id }) => id)).toEqual([first, second, third].map(each => each.assistantItemId))
  expect(readMeta(on.room.doc).compilation.isCompiling).toBe(false)
  // What comes again has been here.
  expect(await on.runs.start(second, 'queue')).toHaveProperty('credits')
  expect(on.waiting()).toEqual([])
})

test('one that is named is ended alone, be it waiting or running', async () => {
  const on = await openRoom()
  expect(await on.force(newId())).toEqual([])
  expect(await on.force(on.second.requestId)).toEqual([on.second.requestId])
  expect(on.waiting()).toEqual([on.third.requestId])
  expect(on.runs.isUnderWay).toBe(true)
  expect(await on.force(on.first.requestId)).toEqual([on.first.requestId])
  await on.over()
  expect(provider.requests).toHaveLength(2)
  expect(JSON.stringify(provider.requests.at(-1)?.messages)).toContain('The third')
})
