import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { readQueue } from '#room-schema/queue.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { changeQueue } from '#server/generation/run/queue.ts'
import { RunsStore } from '#server/generation/run/runs-store.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const ADA = { kind: 'user' as const, id: 'ada' }
const BOB = { kind: 'user' as const, id: 'bob' }
const TICKS = '```'
const page = (words: string) => `export default function App() {\n  return <h1>${words}</h1>\n}\n`
let provider: ScriptedProvider
/** Answers that are being given wait for it. */
let go = () => {}

/** What was asked last, and the page as the model was shown it. */
const lastOf = (messages: readonly { content: unknown }[]) => JSON.stringify(messages.at(-1)?.content)

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

async function openRoom(settings: Record<string, string> = {}) {
  const gate = new Promise<void>(done => {
    go = done
  })
  provider.requests.length = 0
  provider.script = async (say, { messages }) => {
    await gate
    const words = /# Request\\n([\w ]+)/.exec(lastOf(messages))?.[1]
    say.text(`Here.\n${TICKS}tsx App.tsx\n${page(words ?? 'nothing')}${TICKS}\n`)
  }
  const on = await memoryRoom({
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    OPENAI_COMPATIBLE_API_KEY: 'sk-test',
    ...settings,
  })
  const texts = () => readQueue(on.room.doc).map(({ text }) => text)
  const ids = () => readQueue(on.room.doc).map(({ requestId }) => requestId)
  /** The clock of the room goes, until nothing runs or waits. */
  const over = () =>
    until(async () => {
      await on.alarms.ring()
      return !on.runs.isUnderWay && on.runs.queue.isEmpty
    }, 'everything has run')
  const asked = () =>
    readChat(on.room.doc).flatMap(({ role, content }) =>
      role === 'user' ? content.map(part => (part.type === 'text' ? part.message : part.type)) : [],
    )
  return { ...on, texts, ids, over, asked }
}
type Room = Awaited<ReturnType<typeof openRoom>>

const request = (prompt: string, actor: RunRequest['actor'] = ADA) =>
  runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
    ...{ prompt, mode: 'best', hostedFiles: [], actor },
  })

/** One runs, and these wait behind it. */
async function waitBehind(on: Room, ...prompts: string[]): Promise<RunRequest[]> {
  await on.runs.start(request('The first'))
  const requests = prompts.map(prompt => request(prompt))
  for (const each of requests) expect(await on.runs.start(each, 'queue')).toMatchObject({ isQueued: true })
  return requests
}

describe('prompts sent while one runs wait for their turn', () => {
  test('each runs once, in order, on the version before it', async () => {
    const on = await openRoom()
    await waitBehind(on, 'The second', 'The third')
    expect(on.texts()).toEqual(['The second', 'The third'])
    expect(on.asked()).toEqual(['The first'])
    go()
    await on.over()
    await on.settled()
    expect(on.texts()).toEqual([])
    expect(on.asked()).toEqual(['The first', 'The second', 'The third'])
    const seen = provider.requests.map(({ messages }) => JSON.stringify(messages))
    expect(seen).toHaveLength(3)
    expect(seen[1]).toContain('<h1>The first</h1>')
    expect(seen[2]).toContain('<h1>The second</h1>')
    const { activeArtifactId } = readMeta(on.room.doc)
    expect(await filesOf(on.env, activeArtifactId ?? '')).toEqual([
      { name: 'App.tsx', code: page('The third') },
    ])
  })

  test('without the word for it one is refused, as long as anything runs or waits', async () => {
    const on = await openRoom()
    await waitBehind(on, 'The second')
    expect(await on.runs.start(request('x'))).toEqual({ error: 'generation_in_progress' })
    expect(on.texts()).toEqual(['The second'])
    go()
    await until(() => !on.runs.isUnderWay, 'the first ends')
    expect(await on.runs.start(request('x'))).toEqual({ error: 'generation_in_progress' })
    await on.over()
  })

  test('the same request has one effect, also after it was edited or taken away', async () => {
    const on = await openRoom()
    const [second, third] = (await waitBehind(on, 'The second', 'The third')) as [RunRequest, RunRequest]
    on.runs.queue.edit(second.requestId, 'Edited', ADA)
    on.runs.queue.remove(third.requestId)
    expect(await on.runs.start(second, 'queue')).toMatchObject({ isQueued: true })
    expect(await on.runs.start(third, 'queue')).toMatchObject({ isQueued: true })
    expect(await on.runs.start({ ...second, prompt: 'Another' }, 'queue')).toEqual({
      error: 'request_id_reused',
    })
    expect(on.texts()).toEqual(['Edited'])
    go()
    await on.over()
    expect(await on.runs.start(second, 'queue')).toMatchObject({ credits: {} })
    expect(await on.runs.start(third, 'queue')).toMatchObject({ isQueued: true })
    expect(on.asked()).toEqual(['The first', 'Edited'])
  })

  test('ten wait at most, and the room shows the first 500 characters of each', async () => {
    const on = await openRoom()
    await waitBehind(on, ...Array.from({ length: 9 }, (_, at) => `Prompt ${at}`))
    const long = request(`${'x'.repeat(499)}😀 and so on`)
    expect(await on.runs.start(long, 'queue')).toMatchObject({ isQueued: true })
    expect(await on.runs.start(request('x'), 'queue')).toEqual({ error: 'queue_full' })
    expect(on.texts()).toHaveLength(10)
    expect(on.texts().at(-1)).toBe(`${'x'.repeat(499)}\ufffd`)
    expect(on.runs.queue.read(long.requestId)).toBe(long.prompt)
  })

  test('Stop stops what runs; the next one begins', async () => {
    const on = await openRoom()
    const [second] = (await waitBehind(on, 'The second')) as [RunRequest]
    expect(await on.runs.stop(second.requestId)).toBe(false)
    expect(await on.runs.stop(null)).toBe(true)
    expect(on.texts()).toEqual(['The second'])
    go()
    await on.over()
    expect(on.asked()).toEqual(['The first', 'The second'])
  })

  test('the prompt of somebody who may not ask here leaves, and is not run', async () => {
    const on = await openRoom()
    await waitBehind(on, 'The second')
    await on.runs.start(request('From Bob', BOB), 'queue')
    expect(on.texts()).toEqual(['The second', 'From Bob'])
    await on.runs.stopUnlessAllowed()
    expect(on.texts()).toEqual(['The second'])
    await on.runs.start(request('From Bob', BOB), 'queue')
    go()
    await on.over()
    expect(on.asked()).toEqual(['The first', 'The second'])
  })

  test('one that was about to begin when its room was lost begins, and is no lost run', async () => {
    const on = await openRoom()
    const [second] = (await waitBehind(on, 'The second')) as [RunRequest]
    go()
    await until(() => !on.runs.isUnderWay, 'the first ends')
    // As a kill leaves it, between the acceptance of its run and the reservation.
    on.runs.queue.setBeginning(second.requestId)
    new RunsStore(on.sql as never).accept(second, 'hash')
    expect(on.texts()).toEqual(['The second'])
    await on.runs.lookAfter()
    await until(() => !on.runs.isUnderWay, 'the second ends')
    await on.settled()
    expect(on.asked()).toEqual(['The first', 'The second'])
    expect(errorsIn(on)).toEqual([])
    expect(on.texts()).toEqual([])
  })
})

const isError = (part: { type: string }) => part.type === 'error'
const errorsIn = (on: Room) => readChat(on.room.doc).flatMap(({ content }) => content.filter(isError))

describe('nothing is reserved before a prompt begins', () => {
  test('a 402 then ends that one with its words kept, and the next one has its turn', async () => {
    const on = await openRoom({ PLANS: 'on' })
    await waitBehind(on, 'The second', 'The third')
    const entries = async () =>
      (await on.d1.prepare('select request_id from ledger').all<{ request_id: string }>()).results.length
    expect(await entries()).toBe(1)
    await on.d1
      .prepare(
        `insert into ledger (id, user_id, request_id, pattern_id, amount, one_time, period, org, state, message, created_at, updated_at)
        values ('x', 'ada', 'x', ?, 9, 0, 9, 0, 'settled', '', ?, ?)`,
      )
      .bind(on.patternId, Date.now(), Date.now())
      .run()
    go()
    await on.over()
    await on.settled()
    expect(on.asked()).toEqual(['The first', 'The second', 'The third'])
    expect(errorsIn(on)).toMatchObject([
      { kind: 'failed', message: 'You are out of credits. Keep going!', hasRetry: false },
      { kind: 'failed', message: 'You are out of credits. Keep going!', hasRetry: false },
    ])
    expect(provider.requests).toHaveLength(1)
    expect(on.texts()).toEqual([])
  })

  test('one that cannot be begun ends with its words in the chat, and holds up nobody', async () => {
    const on = await openRoom()
    await waitBehind(on, 'The second', 'The third')
    go()
    await until(() => !on.runs.isUnderWay, 'the first ends')
    const { prepare } = on.env.DB
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const broken = (query: string) => {
      if (query.includes('into ledger')) throw new Error('the database is away')
      return prepare(query)
    }
    Object.assign(on.env.DB, { prepare: broken })
    await on.alarms.ring()
    expect(told).toHaveBeenCalledOnce()
    Object.assign(on.env.DB, { prepare })
    await on.runs.lookAfter()
    told.mockRestore()
    expect(on.asked()).toEqual(['The first', 'The second'])
    expect(errorsIn(on)).toMatchObject([{ kind: 'failed', hasRetry: true }])
    await on.over()
    expect(on.asked()).toEqual(['The first', 'The second', 'The third'])
  })
})

describe('what people do to prompts that wait', () => {
  test('editing makes its writer the author; nobody speaks or pays for another', async () => {
    const on = await openRoom()
    const [second] = (await waitBehind(on, 'The second')) as [RunRequest]
    expect(changeQueue(on.runs.queue, second.requestId, { act: 'edit', prompt: 'Of Bob', actor: BOB })).toBe(
      'done',
    )
    expect(readQueue(on.room.doc)).toMatchObject([{ text: 'Of Bob', actor: BOB }])
  })

  test('moving and removing; what is not there is not found, what runs has begun', async () => {
    const on = await openRoom()
    const [b, c, d] = (await waitBehind(on, 'b', 'c', 'd')) as [RunRequest, RunRequest, RunRequest]
    const { queue } = on.runs
    expect(queue.move(d.requestId, b.requestId)).toBe('done')
    expect(on.texts()).toEqual(['d', 'b', 'c'])
    expect(queue.move(d.requestId, null)).toBe('done')
    expect(queue.move(c.requestId, c.requestId)).toBe('done')
    expect(on.texts()).toEqual(['b', 'c', 'd'])
    expect(queue.move(d.requestId, newId())).toBe('not_found')
    expect(queue.remove(c.requestId)).toBe('done')
    expect(queue.remove(c.requestId)).toBe('not_found')
    expect(queue.edit(c.requestId, 'x', ADA)).toBe('not_found')
    expect(queue.read(c.requestId)).toBeNull()
    const running = readChat(on.room.doc)[0]?.requestId ?? ''
    expect(queue.remove(running)).toBe('begun')
    expect(queue.move(d.requestId, running)).toBe('begun')
    expect(on.ids()).toEqual([b.requestId, d.requestId])
  })

  test('what was taken away is put back where it was, as it was, as long as it is one of the last ten', async () => {
    const on = await openRoom()
    const requests = await waitBehind(on, ...'abcdefghij')
    const { queue } = on.runs
    const [a, b] = requests as [RunRequest, RunRequest]
    queue.remove(b.requestId)
    expect(await on.runs.start(request('k', BOB), 'queue')).toMatchObject({ isQueued: true })
    expect(queue.undoRemove(b.requestId, ADA.id)).toBe('full')
    queue.remove(a.requestId)
    expect(queue.undoRemove(b.requestId, ADA.id)).toBe('done')
    expect(queue.undoRemove(b.requestId, ADA.id)).toBe('done')
    expect(readQueue(on.room.doc)[0]).toMatchObject({ requestId: b.requestId, text: 'b', actor: ADA })
    for (const id of on.ids()) queue.remove(id)
    expect(on.ids()).toEqual([])
    expect(queue.undoRemove(a.requestId, ADA.id)).toBe('not_found')
    const kept = [
      ...on.sql.exec("select 1 from queued_prompts where json_extract(request, '$.prompt') != ''"),
    ]
    expect(kept).toHaveLength(10)
    expect(queue.undoRemove(newId(), ADA.id)).toBe('not_found')
  })

  test('one that is put back when nothing runs any more begins', async () => {
    const on = await openRoom()
    const [second] = (await waitBehind(on, 'The second')) as [RunRequest]
    on.runs.queue.remove(second.requestId)
    go()
    await on.over()
    expect(on.asked()).toEqual(['The first'])
    expect(on.runs.queue.undoRemove(second.requestId, ADA.id)).toBe('done')
    await on.over()
    expect(on.asked()).toEqual(['The first', 'The second'])
  })
})
