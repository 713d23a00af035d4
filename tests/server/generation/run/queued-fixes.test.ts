import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { readQueue } from '#room-schema/queue.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { changeQueue } from '#server/generation/run/queue.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const ADA = { kind: 'user' as const, id: 'ada' }
const TICKS = '```'
const page = (words: string) => `export default () => <h1>${words}</h1>\n`
type Room = Awaited<ReturnType<typeof memoryRoom>>
let provider: ScriptedProvider
let go = () => {}

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.requests.length = 0
})

const request = (prompt: string, more: Partial<RunRequest> = {}) =>
  runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
    ...{ prompt, mode: 'best', hostedFiles: [], actor: ADA, ...more },
  })

const activeId = (on: Room) => readMeta(on.room.doc).activeArtifactId ?? ''
const ended = async (on: Room) => {
  await until(async () => {
    await on.alarms.ring()
    return !on.runs.isUnderWay && on.runs.queue.isEmpty
  }, 'everything has run')
  await on.settled()
}

/** A design that is to be repaired, a run under way in it, and the repair behind it. */
async function waitingFix() {
  const on = await memoryRoom({
    ...{ MODEL_BEST: 'openai-compatible:scripted', PLANS: 'on' },
    ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: 'sk-test' },
  })
  const answers = (words: string) => `Here.\n${TICKS}tsx App.tsx\n${page(words)}${TICKS}\n`
  provider.script = say => say.text(answers('Broken'))
  await on.runs.start(request('A page'))
  await ended(on)
  const broken = activeId(on)
  const gate = new Promise<void>(done => {
    go = done
  })
  provider.script = async (say, { messages }) => {
    await gate
    say.text(answers(JSON.stringify(messages.at(-1)).includes('Repair it') ? 'Repaired' : 'Another'))
  }
  await on.runs.start(request('Another page'))
  const fix = request('Repair it', { fixOf: broken, fixSeen: broken, freeFixOf: broken })
  expect(await on.runs.start(fix, 'queue')).toMatchObject({ isQueued: true })
  return { on, fix, broken }
}

const errors = (on: Room) =>
  readChat(on.room.doc).flatMap(({ content }) =>
    content.flatMap(part => (part.type === 'error' ? [part.message] : [])),
  )
const amounts = async (on: Room) =>
  (await on.d1.prepare('select amount, state from ledger order by created_at').all()).results

describe('a repair that waits for its turn', () => {
  test('is not begun where another version has become the active one: it says so, and that version stays', async () => {
    const { on, broken } = await waitingFix()
    go()
    await ended(on)
    expect(errors(on)).toEqual([
      'This repair was for a version that is not the active one any more, so it was not begun. Nothing was charged.',
    ])
    expect(activeId(on)).not.toBe(broken)
    expect(await filesOf(on.env, activeId(on))).toEqual([{ name: 'App.tsx', code: page('Another') }])
    expect(await amounts(on)).toHaveLength(2)
  })

  test('begins with its version where what ran before it has made none, and costs nothing', async () => {
    const { on } = await waitingFix()
    await on.runs.stop(null)
    go()
    await ended(on)
    expect(await filesOf(on.env, activeId(on))).toEqual([{ name: 'App.tsx', code: page('Repaired') }])
    expect(await amounts(on)).toMatchObject([{ amount: 1 }, { state: 'released' }, { amount: 0 }])
  })

  test('in other words is a prompt like any other, and paid', async () => {
    const { on, fix } = await waitingFix()
    const change = { act: 'edit', prompt: 'Repair it, and add a shop', actor: ADA } as const
    expect(changeQueue(on.runs.queue, fix.requestId, change)).toBe('done')
    expect(readQueue(on.room.doc)).toMatchObject([{ text: 'Repair it, and add a shop' }])
    go()
    await ended(on)
    expect(errors(on)).toEqual([])
    expect(await filesOf(on.env, activeId(on))).toEqual([{ name: 'App.tsx', code: page('Repaired') }])
    expect(await amounts(on)).toMatchObject([{ amount: 1 }, { amount: 1 }, { amount: 1 }])
  })
})
