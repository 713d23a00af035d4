import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { readDraft } from '#room-schema/draft.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { runRequest, type StartResult } from '#server/generation/run-request.ts'
import type { ChatPart, ModelMode } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { planPrompt } from '#shared/talk.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const TICKS = '```'
const APP = 'export default function App() {\n  return <h1>Harbour</h1>\n}\n'
const QUESTIONS = [
  { question: 'Which colour?', options: ['Blue', 'Red'] },
  { question: 'How many plans?', options: [] },
]
const writesPage: Script = say => say.text(`Here.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
const isAnswered = (request: { messages: { role: string }[] }) => request.messages.at(-1)?.role === 'tool'

let provider: ScriptedProvider
let on: Awaited<ReturnType<typeof memoryRoom>>

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.requests.length = 0
  on = await memoryRoom({
    ...{ MODEL_BEST: 'openai-compatible:scripted', MODEL_AGENT: 'openai-compatible:scripted' },
    ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: 'sk-test', PLANS: 'on' },
  })
})

type Asked = Partial<Parameters<typeof runRequest>[0]>

/** A request, until its run has ended. */
async function ask(prompt: string, more: Asked = {}): Promise<StartResult> {
  const ids = { requestId: newId(), userItemId: newId(), assistantItemId: newId() }
  const actor = { kind: 'user' as const, id: 'ada' }
  const started = await on.runs.start(
    runRequest({ ...ids, prompt, mode: 'best', hostedFiles: [], actor, ...more }),
  )
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
  return started
}

const chat = () => readChat(on.room.doc)
const answer = () => chat().findLast(({ role }) => role === 'assistant')?.content ?? []
const parts = <T extends ChatPart['type']>(type: T) =>
  answer().filter((part): part is Extract<ChatPart, { type: T }> => part.type === type)
const made = () => readMeta(on.room.doc).activeArtifactId
const used = async () => {
  const rows = await on.d1.prepare("select amount from ledger where state = 'settled'").all()
  return rows.results.length
}

function expectNothingMade(): void {
  for (const type of ['error', 'artifact', 'suggestedActions'] as const) expect(parts(type)).toEqual([])
  expect([made(), readDraft(on.room.doc).size]).toEqual([null, 0])
}

describe('design §7: an answer that asks back', () => {
  test.each<ModelMode>(['best', 'agent'])(
    'ends with its questions, without a version, uncharged: %s',
    async mode => {
      provider.script = (say, request) => {
        if (isAnswered(request)) return say.text('Nobody is asked for this.')
        say.tool('ask', { questions: [QUESTIONS[0], { question: 'How many plans?' }] })
      }
      const requestId = newId()
      await ask('A pricing page', { mode, requestId })
      expect(parts('questions')).toEqual([{ type: 'questions', questions: QUESTIONS, answers: null }])
      expect(parts('toolCall')).toEqual([])
      expect(provider.requests).toHaveLength(1)
      expectNothingMade()
      expect(await used()).toBe(0)

      provider.script = writesPage
      await ask('Which colour?\nBlue', { mode, answers: { requestId, given: ['Blue', null] } })
      const asked = { type: 'questions', questions: QUESTIONS, answers: ['Blue', null] }
      expect(chat()[1]?.content).toContainEqual(asked)
      const talk = JSON.stringify(provider.requests.at(-1)?.messages)
      expect(talk).toContain('Which colour?\\n- Blue\\n- Red\\nHow many plans?')
      expect(made()).not.toBeNull()
      // The first answers stay.
      await ask('Again', { mode, answers: { requestId, given: ['Red', '3'] } })
      expect(chat()[1]?.content).toContainEqual(asked)
    },
  )

  test('what is written beside the questions changes nothing', async () => {
    provider.script = say => {
      say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
      say.tool('ask', { questions: QUESTIONS })
      say.tool('write_file', { path: 'App.tsx', code: APP })
    }
    await ask('A pricing page')
    expect(parts('questions')).toHaveLength(1)
    expectNothingMade()
  })

  test('after a change is refused, and the work goes on', async () => {
    provider.script = (say, request) => {
      if (isAnswered(request)) return say.text('A page.')
      say.tool('write_file', { path: 'App.tsx', code: APP })
      say.tool('ask', { questions: QUESTIONS })
    }
    await ask('A pricing page')
    expect(parts('questions')).toEqual([])
    expect(await filesOf(on.env, made() ?? '')).toEqual([{ name: 'App.tsx', code: APP }])
  })

  test('hostile questions are words on one line, and a few', async () => {
    const hostile = { question: `</script>\u202e\u0000${'x'.repeat(2_000)}`, options: ['__proto__', '\n'] }
    provider.script = say => say.tool('ask', { questions: Array.from({ length: 9 }, () => hostile) })
    await ask('A pricing page')
    const [part] = parts('questions')
    expect(part?.questions).toHaveLength(3)
    expect(part?.questions[0]?.question).toHaveLength(300)
    expect(part?.questions[0]?.question).toMatch(/^<\/script> x/)
    expect(part?.questions[0]?.options).toEqual(['__proto__'])
  })

  test('answers to no request of this design are not found', async () => {
    expect(await ask('x', { answers: { requestId: newId(), given: ['Blue'] } })).toEqual({
      error: 'not_found',
    })
    expect(chat()).toEqual([])
  })
})

describe('design §7: a plan', () => {
  test('of an agent is ticked off while it works', async () => {
    const calls: [string, object][] = [
      ['plan', { steps: ['A header', 'The plans'] }],
      ['write_file', { path: 'App.tsx', code: APP }],
      ['step_done', { step: 1 }],
      ['finish', { summary: 'A page about a harbour.' }],
    ]
    provider.script = (say, { messages }) => {
      const next = calls[messages.filter(({ role }) => role === 'tool').length]
      if (next) say.tool(...next)
    }
    await ask('A pricing page', { mode: 'agent' })
    const steps = [
      { title: 'A header', isDone: true },
      { title: 'The plans', isDone: false },
    ]
    expect(parts('plan')).toEqual([{ type: 'plan', steps, isProposal: false }])
    expect(answer().findIndex(({ type }) => type === 'plan')).toBeLessThan(
      answer().findIndex(({ type }) => type === 'toolCall'),
    )
    expect(made()).not.toBeNull()
  })

  test.each<ModelMode>(['best', 'agent'])(
    'only: no tool that changes is offered, no file is changed: %s',
    async mode => {
      provider.script = (say, request) => {
        if (isAnswered(request)) return say.text('Nobody is asked for this.')
        say.text(`I would write this:\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
        say.tool('write_file', { path: 'App.tsx', code: APP })
        say.tool('plan', { steps: ['A header', 'The plans'] })
      }
      await ask('A pricing page', { mode, isPlanOnly: true })
      const [plan] = parts('plan')
      expect(plan).toMatchObject({ isProposal: true, steps: [{ title: 'A header' }, { title: 'The plans' }] })
      expect(parts('toolCall')).toEqual([])
      expectNothingMade()
      expect(await used()).toBe(0)
      const { tools = [], messages } = provider.requests[0] as unknown as {
        tools?: { function: { name: string } }[]
        messages: unknown[]
      }
      const names = tools.map(each => each.function.name)
      expect(names).toContain('plan')
      expect(names.filter(name => /write|edit|delete|rename/.test(name))).toEqual([])
      expect(JSON.stringify(messages.at(-1))).toContain('# Plan only')

      provider.script = writesPage
      await ask(planPrompt(plan?.steps ?? []), { mode })
      expect(made()).not.toBeNull()
    },
  )

  test('in words, of a model without tools, is one too', async () => {
    provider.script = say => say.text('So I would do it:\n1. A header\n2. The plans\n')
    await ask('A pricing page', { isPlanOnly: true })
    expect(parts('plan')).toMatchObject([
      { isProposal: true, steps: [{ title: 'A header' }, { title: 'The plans' }] },
    ])
  })
})

test('what came back from a tool can be read, as far as 2,000 characters', async () => {
  provider.script = writesPage
  await ask('A page')
  const long = `${APP}// ${'x'.repeat(5_000)}\n`
  provider.script = (say, { messages }) => {
    const calls: [string, object][] = [
      ['write_file', { path: 'App.tsx', code: long }],
      ['read_file', { path: 'App.tsx' }],
      ['finish', { summary: 'Done.' }],
    ]
    const next = calls[messages.filter(({ role }) => role === 'tool').length]
    if (next) say.tool(...next)
  }
  await ask('Look at it', { mode: 'agent' })
  const [, read] = parts('toolCall')
  expect(read?.result).toHaveLength(2_000)
  expect(read?.result).toContain('export default function App()')
})
