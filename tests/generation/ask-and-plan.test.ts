import { describe, expect, test } from 'vitest'
import { readDraft } from '#room-schema/draft.ts'
import { api } from '#shared/api/index.ts'
import type { ModelMode } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { planPrompt } from '#shared/talk.ts'
import { newSend, type Sent } from '#tests/support/people/made-design.ts'
import { APP, generationRoom, TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'

const on = generationRoom()

const QUESTIONS = [
  { question: 'Which colour?', options: ['Blue', 'Red'] },
  { question: 'How many plans?', options: [] },
]
const isAnswered = (request: { messages: { role: string }[] }) => request.messages.at(-1)?.role === 'tool'

/** An answer that asks, where nothing has been answered yet. */
const asks: typeof on.provider.script = (say, request) => {
  if (isAnswered(request)) return say.text('This is said by nobody.')
  say.tool('ask', { questions: QUESTIONS })
}

const send = (updatePrompt: string, more: object = {}, mode: ModelMode = 'best', sent: Sent = newSend()) =>
  on.ada.call(api.chat.send, { path: { editorId: on.id }, body: { updatePrompt, mode, ...more, ...sent } })

const versions = async () =>
  (await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions.length

describe('an answer that asks back', () => {
  test.each(['best', 'agent'] as const)(
    'ends with its questions, without a version, uncharged: %s',
    async mode => {
      on.provider.script = asks
      const sent = newSend()
      await send('A pricing page', {}, mode, sent)
      await on.ended()
      expect(on.parts('questions')).toEqual([{ type: 'questions', questions: QUESTIONS, answers: null }])
      for (const type of ['error', 'artifact', 'toolCall', 'suggestedActions'] as const)
        expect(on.parts(type)).toEqual([])
      expect(on.provider.requests).toHaveLength(1)
      expect([await versions(), await on.used()]).toEqual([0, 0])

      const answers = { requestId: sent.requestId, given: ['Blue', null] }
      on.provider.script = say => say.text(`Here.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
      expect((await send('Which colour?\nBlue', { answers }, mode)).status).toBe(200)
      await on.ended(2)
      expect(on.room.chat[1]?.content).toContainEqual({
        ...{ type: 'questions', questions: QUESTIONS },
        answers: ['Blue', null],
      })
      const talk = JSON.stringify(on.provider.requests.at(-1)?.messages)
      expect(talk).toContain('Which colour?\\n- Blue\\n- Red\\nHow many plans?')
      expect(await versions()).toBe(1)
      // For whoever comes later, too; and the first answers stay.
      await send('Again', { answers: { ...answers, given: ['Red', '3'] } }, mode)
      await on.ended(3)
      const later = await RoomClient.joined(on.ada, on.id)
      expect(later.chat[1]?.content).toContainEqual(expect.objectContaining({ answers: ['Blue', null] }))
      later.leave()
    },
  )

  test('what is written beside the questions changes nothing', async () => {
    on.provider.script = say => {
      say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
      say.tool('ask', { questions: QUESTIONS })
      say.tool('write_file', { path: 'App.tsx', code: APP })
    }
    await send('A pricing page')
    await on.ended()
    expect(on.parts('questions')).toHaveLength(1)
    expect([on.parts('error'), on.parts('artifact')]).toEqual([[], []])
    expect([await versions(), readDraft(on.room.doc).size]).toEqual([0, 0])
  })

  test('hostile questions are words on one line, and a few', async () => {
    const hostile = { question: `</script>\u202e\u0000${'x'.repeat(9_000)}`, options: ['__proto__', '\n'] }
    on.provider.script = say => say.tool('ask', { questions: Array.from({ length: 40 }, () => hostile) })
    await send('A pricing page')
    await on.ended()
    const [part] = on.parts('questions')
    expect(part?.questions).toHaveLength(3)
    expect(part?.questions[0]?.question).toHaveLength(300)
    expect(part?.questions[0]?.question).toMatch(/^<\/script> x/)
    expect(part?.questions[0]?.options).toEqual(['__proto__'])
  })

  test('answers to no request of this design are refused, and too many of them', async () => {
    on.provider.script = say => say.text('Hm.')
    const given = ['Blue']
    expect((await send('x', { answers: { requestId: newId(), given } })).status).toBe(404)
    expect((await send('x', { answers: { requestId: newId(), given: Array(4).fill('x') } })).status).toBe(400)
    expect(on.room.chat).toEqual([])
  })
})

describe('a plan', () => {
  test('of an agent is ticked off while it works', async () => {
    const calls: [string, object][] = [
      ['plan', { steps: ['A header', 'The plans'] }],
      ['write_file', { path: 'App.tsx', code: APP }],
      ['step_done', { step: 1 }],
      ['finish', { summary: 'A page about a harbour.' }],
    ]
    on.provider.script = (say, { messages }) => {
      const next = calls[messages.filter(({ role }) => role === 'tool').length]
      if (next) say.tool(...next)
    }
    await send('A pricing page', {}, 'agent')
    await on.ended()
    expect(on.parts('plan')).toEqual([
      {
        type: 'plan',
        steps: [
          { title: 'A header', isDone: true },
          { title: 'The plans', isDone: false },
        ],
        isProposal: false,
      },
    ])
    expect(on.answer.findIndex(({ type }) => type === 'plan')).toBeLessThan(
      on.answer.findIndex(({ type }) => type === 'toolCall'),
    )
    expect(await versions()).toBe(1)
  })

  test.each(['best', 'agent'] as const)(
    'only: no tool that changes is offered, no file is changed: %s',
    async mode => {
      on.provider.script = say => {
        say.text(`I would write this:\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
        say.tool('write_file', { path: 'App.tsx', code: APP })
        say.tool('plan', { steps: ['A header', 'The plans'] })
      }
      await send('A pricing page', { isPlanOnly: true }, mode)
      await on.ended()
      const [plan] = on.parts('plan')
      expect(plan).toMatchObject({ isProposal: true, steps: [{ title: 'A header' }, { title: 'The plans' }] })
      for (const type of ['error', 'artifact', 'suggestedActions'] as const)
        expect(on.parts(type)).toEqual([])
      expect([await versions(), await on.used(), readDraft(on.room.doc).size]).toEqual([0, 0, 0])
      const { tools = [], messages } = on.provider.requests[0] as never as {
        tools?: { function: { name: string } }[]
        messages: unknown[]
      }
      expect(
        tools.map(each => each.function.name).filter(name => /write|edit|delete|rename/.test(name)),
      ).toEqual([])
      expect(JSON.stringify(messages.at(-1))).toContain('# Plan only')

      on.provider.script = say => say.text(`Here.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
      await send(planPrompt(plan?.steps ?? []), {}, mode)
      await on.ended(2)
      expect(await versions()).toBe(1)
    },
  )

  test('in words, of a model without tools, is one too', async () => {
    on.provider.script = say => say.text('So I would do it:\n1. A header\n2. The plans\n')
    await send('A pricing page', { isPlanOnly: true })
    await on.ended()
    expect(on.parts('plan')).toMatchObject([
      { isProposal: true, steps: [{ title: 'A header' }, { title: 'The plans' }] },
    ])
  })
})

test('what came back from a tool can be read, as far as 2,000 characters', async () => {
  on.provider.script = (say, request) => {
    if (isAnswered(request)) return say.tool('finish', { summary: 'Nothing to change.' })
    say.tool('read_component', { name: 'sidebar' })
  }
  await send('Look at the sidebar', {}, 'agent')
  await on.ended()
  const [read] = on.parts('toolCall')
  expect(read?.result).toHaveLength(2_000)
  expect(read?.result).toContain('use client')
})
